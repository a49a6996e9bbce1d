// Finds regular expressions without linear running time: a long input would block the process.
import fs from 'node:fs';
import path from 'node:path';
import { check } from 'recheck';
import { parseSync } from 'vite';
import { filesBelow, root } from '../support/project.mjs';

/**
 * The analysis counts characters. By its defaults, an input that takes long on a busy machine counts as an attack as well.
 * `timeout`: milliseconds for one expression; one that takes longer counts as unsafe.
 */
const OPTIONS = {
  timeout: 120_000,
  attackTimeout: null,
  incubationTimeout: null,
  seedingTimeout: null,
  randomSeed: 1,
};

/**
 * Analyzes every regular expression literal in the given folders.
 * @returns {Promise<string[]>} one line for each expression that is not proven linear: file, expression, worst input
 */
export async function superLinearExpressions(folders = ['server/src', 'client/src']) {
  const files = folders.flatMap(filesBelow).filter((file) => /\.tsx?$/.test(file));
  const complaints = [];
  for (const file of files) {
    const source = fs.readFileSync(path.join(root, file), 'utf8');
    complaints.push(...(await complaintsAbout(file, source)));
  }
  return complaints;
}

/** Returns the findings of one file. */
export async function complaintsAbout(file, source) {
  const complaints = [];
  for (const { pattern, flags } of expressionsIn(parseSync(file, source).program)) {
    const { status, complexity, attack } = await check(pattern, flags, OPTIONS);
    if (status === 'safe') continue;
    const reason = complexity?.summary ?? 'not analysed in time';
    complaints.push(
      `${file}: /${pattern}/${flags} is not linear (${reason}) ${attack?.pattern ?? ''}`.trim(),
    );
  }
  return complaints;
}

/** Walks a syntax tree and yields the pattern and flags of each regular expression literal. */
function* expressionsIn(node) {
  if (typeof node !== 'object' || node === null) return;
  if (node.type === 'Literal' && node.regex) yield node.regex;
  for (const child of Object.values(node)) yield* expressionsIn(child);
}
