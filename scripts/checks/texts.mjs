// Checks that no text is missing in any language: of the server, of the client's screens, and outside the catalogues.
import fs from 'node:fs';
import path from 'node:path';
import { parseAst } from 'vite';
import { ENGLISH, languages } from '../support/languages.mjs';
import { sentTexts } from '../support/messages.mjs';
import { filesBelow, root } from '../support/project.mjs';

/** Texts that other languages write as English does: names, codes, formats, and words that are the same. */
const SAME = JSON.parse(fs.readFileSync(path.join(import.meta.dirname, 'same-texts.json'), 'utf8'));

const others = () => languages().filter((language) => language !== ENGLISH);

/** Returns a line for each text that is missing or left in English, or that is outside the catalogues. */
export const missingTexts = () => [
  ...untranslated(),
  ...leftInEnglish(),
  ...clientFiles().flatMap((file) => literalsIn(file)),
];

const read = (file) => fs.readFileSync(path.join(root, file), 'utf8');

const parse = (file, text = read(file)) => parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' }, file);

/** Returns the texts of the server without a translation, translations that nothing uses, and those with other values. */
export function untranslated(found = sentTexts()) {
  return others().flatMap((language) =>
    Object.entries(found).flatMap(([kind, texts]) => {
      const file = `server/src/kernel/texts/${language}/${kind}${kind === 'forms' ? '.rules' : ''}.ts`;
      const catalogue = entriesOf(file);
      const missing = [...texts].filter(([text]) => !catalogue.has(text));
      const unused = [...catalogue.keys()].filter((text) => !texts.has(text));
      const wrong = [...catalogue].filter(([text, translation]) => placesOf(text) !== placesOf(translation));
      return missing
        .map(([text, files]) => `${file} lacks '${text}' of ${files[0]}`)
        .concat(
          unused.map((text) => `${file} has '${text}', which nothing sends`),
          wrong.map(([text]) => `${file} has other values in '${text}'`),
        );
    }),
  );
}

/** Returns the values in a text. */
const placesOf = (text) =>
  [...new Set(text.match(/\{\d+\}/g))].toSorted((one, other) => (one < other ? -1 : 1)).join();

/** Returns the entries of a catalogue of the server. */
function entriesOf(file) {
  const entries = new Map();
  const visit = (node) => {
    if (node?.type === 'Property') entries.set(node.key.value ?? node.key.name, node.value.value);
    else if (node && typeof node === 'object') Object.values(node).forEach(visit);
  };
  visit(parse(file).body);
  return entries;
}

/** Returns the texts of the client that another language has as English has them. */
export function leftInEnglish(files = filesOfTexts()) {
  return files.flatMap((file) => {
    const english = textsOf(file);
    return others().flatMap((language) => {
      const translated = textsOf(file.replace(`/${ENGLISH}/`, `/${language}/`));
      return [...translated]
        .filter(([key, text]) => text === english.get(key) && /\p{Ll}{2}/u.test(text))
        .filter(([, text]) => !SAME.all.includes(text) && !SAME[language].includes(text))
        .map(
          ([key, text]) =>
            `client/src/texts/${language}/${path.basename(file)} has ${key} in English: ${text}`,
        );
    });
  });
}

const filesOfTexts = () =>
  filesBelow(`client/src/texts/${ENGLISH}`).filter((file) => !file.endsWith('.generated.ts'));

/** Returns the literals of a file of texts by their path in it. */
function textsOf(file) {
  const texts = new Map();
  const visit = (node, key) => {
    if (!node || typeof node !== 'object' || /^(?:Import|TS(?!As|Satisfies))/.test(node.type ?? '')) return;
    if (Array.isArray(node)) {
      node.forEach((one, place) =>
        visit(one, `${key}.${one?.id?.name ?? one?.key?.name ?? one?.key?.value ?? place}`),
      );
      return;
    }
    if (node.type === 'Literal' && typeof node.value === 'string') texts.set(key, node.value);
    if (node.type === 'TemplateLiteral')
      texts.set(key, node.quasis.map(({ value }) => value.cooked).join('{}'));
    if (node.type === 'CallExpression') visit(node.arguments, key);
    else if (node.type === 'Property') visit(node.value, key);
    else
      for (const [name, child] of Object.entries(node))
        if (name !== 'type' && name !== 'key') visit(child, key);
  };
  visit(parse(file).body, '');
  return texts;
}

/** Attributes that people read or hear. */
const SHOWN = /^(?:alt|aria-label|aria-description|description|label|placeholder|title|error|legend)$/;

/** Calls that show their first argument. */
const SHOWING = /^notify\.(?:error|success|info)$/;

/** Returns the elements of a list that are capitalized words, as people read them. */
const sentencesIn = ({ elements }) =>
  elements.flatMap((element) => literalsOf(element)).filter((text) => /^\p{Lu}\p{L}* \p{L}/u.test(text));

/** Returns the English texts in a file of the client that are outside the catalogues. */
export function literalsIn(file, source = read(file)) {
  const found = [];
  const add = (text) =>
    /\p{L}{2}/u.test(text) &&
    !/^&\w+;$/.test(text.trim()) &&
    !SAME.all.includes(text.trim()) &&
    found.push(text.trim());
  const visit = (node) => {
    if (!node || typeof node !== 'object') return;
    if (Array.isArray(node)) {
      node.forEach(visit);
      return;
    }
    if (node.type === 'JSXText') add(node.value);
    if (node.type === 'JSXAttribute' && SHOWN.test(node.name.name)) literalsOf(node.value).forEach(add);
    if (node.type === 'JSXElement' || node.type === 'JSXFragment')
      for (const child of node.children) literalsOf(child).forEach(add);
    if (node.type === 'Property' && SHOWN.test(node.key.name)) literalsOf(node.value).forEach(add);
    if (node.type === 'ArrayExpression') sentencesIn(node).forEach(add);
    if (node.type === 'CallExpression' && SHOWING.test(calleeOf(node)))
      literalsOf(node.arguments[0]).forEach(add);
    if (node.type === 'CallExpression' && calleeOf(node) === 'formatPlural') add('formatPlural');
    for (const [name, child] of Object.entries(node)) if (name !== 'type') visit(child);
  };
  visit(parse(file, source).body);
  return found.map((text) => `${file} has a text outside the catalogues: ${text}`);
}

const clientFiles = () =>
  filesBelow('client/src').filter(
    (file) => /\.tsx?$/.test(file) && !/\.(?:test|generated)\.tsx?$|\/(?:testing|texts)\//.test(file),
  );

const calleeOf = ({ callee }) =>
  `${callee.object?.name ?? ''}${callee.object ? '.' : ''}${callee.property?.name ?? callee.name ?? ''}`;

/** Returns the sentences in an expression: literals and templates that are its value. */
function literalsOf(node) {
  if (node?.type === 'JSXExpressionContainer')
    return literalsOf(node.expression).filter((text) => /\p{L}{2}/u.test(text));
  if (node?.type === 'Literal' && typeof node.value === 'string') return [node.value];
  if (node?.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked);
  if (node?.type === 'ConditionalExpression')
    return [...literalsOf(node.consequent), ...literalsOf(node.alternate)];
  return node?.type === 'LogicalExpression' ? literalsOf(node.right) : [];
}

if (process.argv[1] === import.meta.filename) console.log(missingTexts().join('\n'));
