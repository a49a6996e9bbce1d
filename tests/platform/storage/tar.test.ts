import { expect, test } from 'vitest';
import { readTar, TAR_END, TarError, tarHeader, tarPadding } from '#platform/storage/tar';

const NOW = new Date('2026-11-28T00:00:00Z');
const LONG = `files/${'a'.repeat(36)}/${'b'.repeat(80)}`;

const entry = (name: string, content: string) => [
  tarHeader(name, Buffer.byteLength(content), NOW),
  Buffer.from(content),
  tarPadding(Buffer.byteLength(content)),
];

const archiveOf = (entries: [string, string][]) =>
  Buffer.concat([...entries.flatMap(([name, content]) => entry(name, content)), TAR_END]);

/** Yields bytes in pieces of the given size. */
async function* inPieces(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function read(bytes: Buffer, size: number): Promise<[string, string][]> {
  const entries: [string, string][] = [];
  for await (const { name, body } of readTar(inPieces(bytes, size))) {
    const pieces: Buffer[] = [];
    for await (const piece of body) pieces.push(piece);
    entries.push([name, Buffer.concat(pieces).toString()]);
  }
  return entries;
}

const ENTRIES: [string, string][] = [
  ['manifest.json', '{}'],
  [LONG, 'x'.repeat(512)],
  ['empty', ''],
  ['über', 'ü'.repeat(700)],
];

test.each([1, 511, 512, 513, 100_000])(
  'entries are read as they were written, from pieces of %i bytes',
  async (size) => {
    expect(await read(archiveOf(ENTRIES), size)).toEqual(ENTRIES);
  },
);

test('an archive that ends early, and one with a damaged header, are refused', async () => {
  const archive = archiveOf(ENTRIES);
  await expect(read(archive.subarray(0, 700), 512)).rejects.toThrow(TarError);
  await expect(read(archive.subarray(0, -1024), 512)).rejects.toThrow(TarError);
  archive.write('other', 0);
  await expect(read(archive, 512)).rejects.toThrow('A header is damaged.');
});
