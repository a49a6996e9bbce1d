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

/** Wording banned in texts that people read, besides. The product documents' own texts do not have it. */
const BANNED_IN_TEXTS = [
  [/\b(?:some|no|every|any)body\b/i, 'someone, no one, everyone, anyone'],
  [/\bhand(?:s|ed|ing)? in\b/i, 'submit'],
  [/\bfits? th(?:is|ese) (?:search|filter)/i, 'match your search'],
  [/\bcannot\b/, 'can’t'],
  [/\b(?:is|are|was|were|does|did|has|have|will|could) not\b/i, 'the contraction: isn’t, doesn’t'],
  [/\bcouldn’t be\b/i, 'We couldn’t …'],
  [/\bYou get this (?:e-?)?mail\b/i, 'You’re receiving this email'],
  [/\b\w+n't\b/, 'the typographic apostrophe: isn’t'],
];

/** Files whose string literals people read, and other lines with a message for them. */
const TEXTS =
  /^client\/src\/texts\/en\/|\.mail\.ts$|\.rules\.ts$|^server\/src\/platform\/mail\/(?:templates\/|layout)/;
const MESSAGE =
  /\bmessage: |\b(?:Conflict|Forbidden|Invalid|PlanRequired|TooMany|Unauthenticated|UploadRefused)\(/;
const LITERAL = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`/g;
/** From the product documents (document 1, sections 2 and 8). */
const DOCUMENTED = ["Don't have an account?", "You've been added to our early access list."];

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
      .flatMap((line, at) =>
        [...findings(line), ...textFindings(file, line)].map((finding) => `${file}:${at + 1}: ${finding}`),
      ),
  );
}

/** The banned wording in one line. */
export const findings = (line) => matches(BANNED, line);

/** The wording in the string literals of one line that texts for people avoid; nothing for other lines. */
export function textFindings(file, line) {
  const isText = TEXTS.test(file) || (file.startsWith('server/src/') && MESSAGE.test(line));
  if (!isText || /^\s*(?:\/?\*|\/\/)/.test(line)) return [];
  const literals = (line.match(LITERAL) ?? []).map((text) => text.slice(1, -1));
  return literals
    .filter((text) => !DOCUMENTED.includes(text))
    .flatMap((text) => matches(BANNED_IN_TEXTS, text));
}

function matches(patterns, line) {
  return patterns.flatMap(([pattern, instead]) => {
    const match = pattern.exec(line);
    return match ? [`"${match[0].trim()}" -> ${instead}`] : [];
  });
}

if (process.argv[1] === import.meta.filename) {
  const found = bannedWording(process.argv.slice(2));
  console.log([...found, `${found.length} findings`].join('\n'));
  process.exitCode = found.length > 0 ? 1 : 0;
}
