import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/**
 * Writes `.br` and `.gz` next to each text file of a built site, so that the server does not compress at run time.
 * Skips pages that the server fills in.
 * @param quality of Brotli, 0 to 11
 * @param same folder of a compressed site that has many of the same files, by their hashed names
 */
export async function compressAssets(folder, { quality = constants.BROTLI_MAX_QUALITY, same } = {}) {
  const files = await fs.readdir(folder, { recursive: true });
  const worthIt = files.filter(
    (file) => /\.(js|css|svg|json|txt|webmanifest)$/.test(file) && !file.startsWith('.'),
  );
  await Promise.all(
    worthIt.map(async (file) => {
      if (
        same &&
        file.startsWith('assets') &&
        (await copyCompressed(path.join(same, file), path.join(folder, file)))
      )
        return;
      await compress(path.join(folder, file), quality);
    }),
  );
}

/** Copies what the same file was compressed to. Returns false if it was not. */
async function copyCompressed(from, to) {
  try {
    for (const ending of ['.br', '.gz']) await fs.copyFile(from + ending, to + ending);
    return true;
  } catch (error) {
    if (error.code === 'ENOENT') return false;
    throw error;
  }
}

async function compress(file, level) {
  const content = await fs.readFile(file);
  if (content.length < 1024) return;
  const quality = { [constants.BROTLI_PARAM_QUALITY]: level };
  await fs.writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params: quality }));
  await fs.writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
}
