// Lists wording that the project avoids in code, comments, test titles, descriptions, texts and documents, and what to
// write instead. Run with folders or files to list the findings there: node scripts/checks/wording.mjs client/src
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../support/project.mjs';

/** Banned wording, and the plain wording that replaces it. */
const BANNED = [
  [/\banew\b/i, 'again'],
  [/\bbeside\b/i, 'next to, with, besides'],
  [/\bseldom\b/i, 'rarely'],
  [/\bmeanwhile\b/i, 'in the meantime, while …'],
  [/\bis none\b/i, 'does not exist, is not a …'],
  [/\bof ours\b/i, 'our'],
  [/\b(?:told|tells|tell) of\b/i, 'notified of, announces'],
  [/\b(?:is|are|was|were) told\b/i, 'is notified, is shown'],
  [/\bby the clock\b/i, 'scheduled'],
  [/\bdoors?\b/i, 'endpoint, entry point'],
  [/\bhouses?\b/i, 'server'],
  [/\bstands\b/i, 'is'],
  [/\bwho(?:ever|m|mever)\b/i, 'the noun: the caller, the student'],
  [
    /\b(?:for|by|to|of|as|with|from|than|or|and|that|only|what|when|how|while|where|if|then|but|not|they|he|she|one) who\b/i,
    'the noun: the caller, the student',
  ],
  [/(?:^|[.;:!] |\* |\/\/ |['"`(])Who (?!.*\?)/, 'the noun: the caller, the student'],
  [/\/\*\* (?:Gives|What|Of a|Of the|Has .* done)\b/, 'Returns …, or a verb that says what it does'],
  [/\b(?:MOST|LONGEST)_[A-Z]/, 'MAX_'],
];

const READ = /\.(?:ts|tsx|mts|mjs|md|yml|sh)$/;
const NOT_READ = [
  /\.generated\.ts$/,
  /^server\/src\/app\/migrations\//, // immutable once released
  /^scripts\/checks\/wording\.mjs$/,
];

/** Returns lines of the committed files under the given paths that use banned wording: `file:line: match -> instead`. */
export function bannedWording(under = ['.']) {
  const files = execFileSync('git', ['ls-files', '--', ...under], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n')
    .filter((file) => READ.test(file) && !NOT_READ.some((pattern) => pattern.test(file)))
    .filter((file) => fs.existsSync(path.join(root, file)));
  return files.flatMap((file) =>
    fs
      .readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, at) => findings(line).map((finding) => `${file}:${at + 1}: ${finding}`)),
  );
}

/** The banned wording in one line. */
export function findings(line) {
  return BANNED.flatMap(([pattern, instead]) => {
    const match = pattern.exec(line);
    return match ? [`"${match[0].trim()}" -> ${instead}`] : [];
  });
}

if (process.argv[1] === import.meta.filename) {
  const found = bannedWording(process.argv.slice(2));
  console.log([...found, `${found.length} findings`].join('\n'));
  process.exitCode = found.length > 0 ? 1 : 0;
}
