// Lists the texts that the server sends to people, as the keys of its catalogues (server/src/kernel/texts).
import fs from 'node:fs';
import path from 'node:path';
import { parseAst } from 'vite';
import { filesBelow, root } from './project.mjs';

/** A value inside a text. */
const VALUE = '\0';

/**
 * Files whose texts describe the API, or that only a program's author can cause: they stay in English, as its documentation.
 */
const FOR_PROGRAMMERS = [
  /\.(entity|input|payload|enums|module|fields|connection|sources|sql|webhook|events|notifications|permissions|counts)\.ts$/,
  /^server\/src\/(app|main|migrate|admin)/,
  /^server\/src\/api\/(graphql|rest)\/(?!errors\.ts$|socket\.ts$)/,
  /^server\/src\/api\/web\/(?:explorer|security-headers|stripe-webhook)/,
  /^server\/src\/platform\/(?:calendar|database|idempotency|jobs|live|money|pubsub|read|storage|telemetry|images\/work-queue)\//,
  /^server\/src\/kernel\/(?:config|limits|nesting|nouns|scalars|start-error|translate|language|texts|version)/,
  /^server\/src\/kernel\/validation\.ts$/,
  /^server\/src\/modules\/token\/api-tokens\.service\.ts$/,
  /^server\/src\/modules\/(?:course\/choices|account\/device)\.rules\.ts$/,
];

/** Messages that are stored in English and shown later: the client translates them, like those of rules. */
const STORED = /^server\/src\/modules\/(?:import|webhook)\/[\w-]+\.(?:service|jobs)\.ts$/;

/** Rules that only the client has. */
const CLIENT_RULES = /^client\/src\/.*(?:Rules|FormValues|readPreview)\.ts$/;

/** Calls whose texts people get, whatever they look like. */
const SENDERS =
  /^(?:AppError|Conflict|Forbidden|Invalid|PlanRequired|tell|TooComplex|TooMany|TwoFactorSetUpRequired|Unauthenticated)$/;

/** Calls whose texts nobody but an operator or a program reads. */
const SILENT =
  /^(?:Error|TypeError|StartError|String|RegExp|registerEnumType|declaredEnum|described)$|(?:^|\.)(?:debug|info|warn|error|fatal|trace|describe|raw|execute|query|close|header|headers|setHeader|addSql|find\w*|createHash|update)$/;

/** Properties with texts of the API's documentation. */
const SILENT_NAMES = new Set(['description', 'deprecationReason', 'summary', 'name', 'text', 'why']);

/** File of the nouns that two errors make sentences of. */
const NOUNS = 'server/src/kernel/nouns.ts';

/** Sentences by the list of their nouns. */
const SENTENCES = {
  FOUND_NOUNS: (noun) => `${noun} not found.`,
  CHANGED_NOUNS: (noun) => `This ${noun} was changed by someone else. Load the latest version and try again.`,
};

/** Calls with a noun. Its type admits no other. */
const WITH_NOUN = /^(?:NotFound|StaleVersion|assertCurrent)$/;

const beginsSentence = (text) => /^[\p{Lu}\d“"\0]/u.test(text) && /[a-z]/.test(text);

/** Returns whether a text is a message: a sentence, or, as an argument of a sender and in rules, anything that begins as one. */
const isMessage = (text, isSent) =>
  beginsSentence(text) && (isSent || (/\S \S/.test(text) && /[.?!]$|^Line .*: \0$/.test(text)));

/**
 * Returns the texts that the server sends, each with the files that have it: messages of rules, other messages, and the texts
 * that `say` fills in mails and in documents.
 */
export function sentTexts() {
  const found = { forms: new Map(), errors: new Map(), mails: new Map(), documents: new Map() };
  const add = (kind, text, file) => {
    const key = numbered(text);
    found[kind].set(key, [...(found[kind].get(key) ?? []), file]);
  };
  for (const file of filesBelow('server/src').filter(isSource)) {
    const mailed = /\.mail\.ts$|\/platform\/mail\//.test(file) ? 'mails' : 'documents';
    const isSilent = FOR_PROGRAMMERS.some((pattern) => pattern.test(file)) || mailed === 'mails';
    visit(file, {
      said: (text) => add(mailed, text, file),
      sent: (text) =>
        isSilent || add(file.endsWith('.rules.ts') || STORED.test(file) ? 'forms' : 'errors', text, file),
    });
  }
  for (const [list, sentence] of Object.entries(SENTENCES))
    for (const noun of nounsOf(list)) add('errors', sentence(noun), NOUNS);
  for (const file of filesBelow('client/src').filter((name) => CLIENT_RULES.test(name)))
    visit(file, { said: () => {}, sent: (text) => add('forms', text, file) });
  for (const key of found.forms.keys()) found.errors.delete(key);
  return found;
}

/** Returns the nouns of a list. */
function nounsOf(list) {
  const source = fs.readFileSync(path.join(root, NOUNS), 'utf8');
  const [, items = ''] = new RegExp(`${list} = \\[([^\\]]*)\\]`).exec(source) ?? [];
  return Array.from(items.matchAll(/'([^']+)'/g), ([, noun]) => noun);
}

const isSource = (file) => file.endsWith('.ts') && !file.endsWith('.generated.ts');

/** Names the values of a text by their order. */
function numbered(text) {
  let count = 0;
  return text.replaceAll(VALUE, () => `{${++count}}`);
}

/** Returns the messages and the texts of `say` in one file of the server. */
export function textsIn(file, source) {
  const found = { said: [], sent: [] };
  visit(
    file,
    { said: (text) => found.said.push(numbered(text)), sent: (text) => found.sent.push(numbered(text)) },
    source,
  );
  return found;
}

function visit(file, { said, sent }, source = fs.readFileSync(path.join(root, file), 'utf8')) {
  const isOfRules = /[Rr]ules\.ts$/.test(file);
  const isOfResolver = file.endsWith('.resolver.ts');
  const walk = (node, isSent = false) => {
    if (!node || typeof node !== 'object') return;
    if (Array.isArray(node)) {
      for (const one of node) walk(one, isSent);
      return;
    }
    if (/^(?:Decorator|Import|TS(?!As|NonNull|Satisfies))/.test(node.type ?? '')) return;
    if (node.type === 'TaggedTemplateExpression') {
      if (/(?:^|\.)say$/.test(nameOf(node.tag))) said(formsOf(node.quasi, { isTagged: true })[0]);
      walk(node.quasi.expressions);
      return;
    }
    if (node.type === 'Property' && SILENT_NAMES.has(node.key.name ?? node.key.value)) return;
    if (node.type === 'CallExpression' || node.type === 'NewExpression') {
      const name = nameOf(node.callee);
      if (SILENT.test(name)) return;
      if (SENDERS.test(name)) {
        walk(node.arguments, true);
        return;
      }
      if (WITH_NOUN.test(name)) {
        walk(node.arguments.slice(1));
        return;
      }
    }
    if (isText(node)) {
      for (const text of formsOf(node)) {
        if (GENERIC.has(text)) continue;
        const isKnown = isSent || (isOfRules && /\S \S/.test(text));
        if (isMessage(text, isKnown) && !(isOfResolver && !isSent)) sent(text);
      }
      if (node.type === 'TemplateLiteral') walk(node.expressions);
      return;
    }
    for (const [key, child] of Object.entries(node)) if (key !== 'type') walk(child, isSent);
  };
  walk(parseAst(source, { lang: 'ts' }, file));
}

/** Sentences without their noun, where they are defined. */
const GENERIC = new Set(Object.values(SENTENCES).map((sentence) => sentence(VALUE)));

const isText = (node) =>
  node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string');

function nameOf(node) {
  if (node?.type === 'Identifier') return node.name;
  if (node?.type === 'MemberExpression') return `${nameOf(node.object)}.${node.property.name ?? ''}`;
  return node?.type === 'CallExpression' ? nameOf(node.callee) : '';
}

/** Returns the texts that an expression can be, with marks for values that are not known here. */
function formsOf(node, { isTagged = false } = {}) {
  if (node?.type === 'Literal') return [String(node.value)];
  if (node?.type === 'ConditionalExpression')
    return [...new Set([...formsOf(node.consequent), ...formsOf(node.alternate)])];
  if (node?.type !== 'TemplateLiteral') return [VALUE];
  return node.quasis.reduce(
    (texts, { value }, number) => {
      const expression = node.expressions[number];
      const next = expression ? (isTagged ? [VALUE] : formsOf(expression)) : [''];
      return texts.flatMap((text) => next.map((form) => text + value.cooked + form));
    },
    [''],
  );
}

if (process.argv[1] === import.meta.filename)
  for (const [kind, texts] of Object.entries(sentTexts()))
    for (const [text, files] of texts) console.log(`${kind}\t${text}\t${files.join(' ')}`);
