import fs from 'node:fs';
import path from 'node:path';
import { buildSchema, parse, validate } from 'graphql';
import { describe, expect, test } from 'vitest';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#app/demo/accounts';
import { HTTP_STATUS } from '#kernel/errors';
import {
  MAX_BODY,
  MAX_DEPTH,
  MAX_DIRECTIVES,
  MAX_FIELDS,
  MAX_FIELDS_IN_SET,
  MAX_FRAME,
  MAX_RESPONSE_BYTES,
  MAX_ROOT_FIELDS,
  MAX_SUBSCRIPTIONS,
  MAX_SUBSCRIPTIONS_PER,
  MAX_TOKENS,
  MAX_VARIABLES,
} from '#kernel/limits';
import { MAX_SEARCH_LENGTH } from '#kernel/text.rules';
import { MAX_PAGE_SIZE } from '#platform/read/page-size';
import { MAX_CATEGORIES } from '#modules/category/category.rules';
import { MAX_SESSIONS } from '#modules/attendance/attendance.rules';
import { MAX_CO_TEACHERS } from '#modules/co-teacher/co-teacher.rules';
import { MAX_RESOURCES } from '#modules/resource/resource.rules';
import { MAX_API_TOKENS } from '#modules/token/token.rules';
import { NODES, TOKEN_ACCESS } from '#app/modules';
import { ROWS } from '#api/rest/rows';
import { filePurposes } from '#modules/file/file-holders.sql';
import { classesByTypeName } from '#platform/read/declarations';
import { ApiScope } from '#modules/token/api-scope.enums';
import { knownVariables } from '#tests/platform/config/variables';
import { ANY_TOKEN } from '#platform/request/token-access';
import { anchors, examples, namedFiles, page, pages, relativeLinks, root, tableRows } from './pages.ts';

const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
const unique = (names: Iterable<string>) => [...new Set(names)].toSorted();

describe('the README', () => {
  test('lists every environment variable and no other', () => {
    const described = tableRows(page('README.md'))
      .map(([first]) => first!)
      .filter((cell) => /^[A-Z][A-Z0-9_]+$/.test(cell));
    expect(unique(described)).toEqual(unique(knownVariables()));
  });

  test('lists every demo account and their password', () => {
    const { text } = page('README.md');
    for (const { email } of DEMO_ACCOUNTS) expect(text).toContain(email);
    expect(text).toContain(DEMO_PASSWORD);
  });
});

test('the catalogue of errors lists every code with its status', () => {
  const described = tableRows(page('docs/graphql.md'))
    .filter(([code, status]) => /^[A-Z_]{5,}$/.test(code!) && /^\d+$/.test(status!))
    .map(([code, status]) => [code, Number(status)] as const);
  expect(Object.fromEntries(described)).toEqual(HTTP_STATUS);
});

test('the table of scopes lists every scope and every root field and object that it opens', () => {
  const rows = tableRows(page('docs/graphql.md')).filter(([scope]) => /^[A-Z]+_(READ|WRITE)$/.test(scope!));
  const described = rows.map(([scope, fields, objects]) => {
    const words = fields!.match(/\b[a-z]+[A-Z]?\w*/g) ?? [];
    return [
      scope,
      unique(words.filter((word) => word in TOKEN_ACCESS)),
      unique(objects!.match(/\w+/g) ?? []),
    ];
  });
  const names = new Map(Array.from(classesByTypeName(), ([name, type]) => [type, name]));
  const opened = Object.entries(ApiScope).map(([name, scope]) => [
    name,
    unique(Object.keys(TOKEN_ACCESS).filter((field) => TOKEN_ACCESS[field]![0] === scope)),
    unique(
      NODES.filter((node) => [node.scope, ...(node.orScopes ?? [])].includes(scope)).map(({ type }) =>
        names.get(type)!,
      ),
    ),
  ]);
  expect(described).toHaveLength(opened.length);
  expect(described).toEqual(expect.arrayContaining(opened));
});

test('the table of scopes lists every root field that any token may call', () => {
  const [, fields] = tableRows(page('docs/graphql.md')).find(([scope]) => scope === 'any')!;
  const opened = Object.keys(TOKEN_ACCESS).filter((field) => TOKEN_ACCESS[field] === ANY_TOKEN);
  expect(unique(fields!.split(', '))).toEqual(unique(opened));
});

test('the table of scopes names the further scopes of each root field', () => {
  const { text } = page('docs/graphql.md');
  const described = Array.from(
    text.matchAll(/(?<=[;|] )((?:`\w+`(?:, | and )?)+) with ((?:`[A-Z_]+`(?:, | and )?)+)(?= *[;|])/g),
    ([, fields, scopes]) =>
      [fields, scopes].map((names) => Array.from(names!.matchAll(/`(\w+)`/g), ([, name]) => name!)),
  ).flatMap(([fields, scopes]) => fields!.map((field) => [field, unique(scopes!)] as const));
  const names = Object.fromEntries(Object.entries(ApiScope).map(([name, scope]) => [scope, name]));
  const needed = Object.entries(TOKEN_ACCESS).flatMap(([field, access]) =>
    typeof access !== 'string' && access.length > 1
      ? [[field, unique(access.slice(1).map((scope) => names[scope]!))] as const]
      : [],
  );
  expect(Object.fromEntries(described)).toEqual(Object.fromEntries(needed));
});

test('the table of limits has the numbers of the code', () => {
  const { query, mutation, subscription } = MAX_ROOT_FIELDS;
  const { values, depth } = MAX_VARIABLES;
  const { account, network } = MAX_SUBSCRIPTIONS_PER;
  const described = Object.fromEntries(
    tableRows(page('docs/graphql.md')).map(([what, value]) => [what, value]),
  );
  expect(described).toMatchObject({
    'Body of a request': `${MAX_BODY / 1_000_000} MB`,
    'Message on a web socket': `${MAX_FRAME / 1024} KB`,
    Response: `${MAX_RESPONSE_BYTES / 1_000_000} MB`,
    'Tokens, depth, directives of a document': `${MAX_TOKENS}, ${MAX_DEPTH}, ${MAX_DIRECTIVES}`,
    'Fields of one object, of a document, fragments spread': `${MAX_FIELDS_IN_SET}, ${MAX_FIELDS}`,
    'Root fields of a query, a mutation, a subscription': `${query}, ${mutation}, ${subscription}`,
    'Values and levels of variables': `${values.toLocaleString('en-US')}, ${depth}`,
    'Search text of a list': `${MAX_SEARCH_LENGTH} characters`,
    'Items of a page': String(MAX_PAGE_SIZE),
    'Running operations on one socket': String(MAX_SUBSCRIPTIONS),
    'Operations of an account; of visitors of a network': `${account}; ${network}, over all sockets of an instance`,
    'Live API tokens of an institution': String(MAX_API_TOKENS),
    'Categories of an institution': String(MAX_CATEGORIES),
    'Co-teachers of a course': String(MAX_CO_TEACHERS),
    'Sessions of a cohort': String(MAX_SESSIONS),
    'Resources of a course, a cohort or an event': `${MAX_RESOURCES} each`,
  });
});

test('the table of purposes of files lists each with its extensions', () => {
  const { text } = page('docs/graphql.md');
  const table = text.split('\n## Files\n')[1]!.split('\n## ')[0]!;
  const described = Array.from(table.matchAll(/^\| `(\w+)` +\| (.*?) +\|/gm), ([, name, kinds]) => [
    name!,
    kinds!.match(/\.\w+/g),
  ]);
  expect(Object.fromEntries(described.filter(([, kinds]) => kinds))).toEqual(
    Object.fromEntries(filePurposes().map(({ name, endings }) => [name, endings])),
  );
});

test('the REST page lists every route and no other', () => {
  const rows = ROWS.map(({ method, url }) => `${method} ${url.replaceAll(/:(\w+)/g, '{$1}')}`);
  const headings = page('docs/rest.md').text.matchAll(/^### ((?:GET|POST|PUT|PATCH|DELETE) \S+)/gm);
  expect(unique(Array.from(headings, ([, heading]) => heading!))).toEqual(unique(rows));
});

test('every GraphQL example is a valid operation', () => {
  const schema = buildSchema(read('schema.graphql'));
  const documents = pages().flatMap((of) => examples(of, 'graphql'));
  expect(documents.length).toBeGreaterThan(3);
  const wrong = documents.flatMap((document) =>
    validate(schema, parse(document)).map(({ message }) => ({ message, document })),
  );
  expect(wrong).toEqual([]);
});

describe.each(pages().map((of) => [of.file, of] as const))('%s', (file, of) => {
  test('links lead to existing targets', () => {
    const broken = relativeLinks(of).filter((link) => {
      const [target, anchor] = link.split('#') as [string, string?];
      const to = target === '' ? file : path.posix.join(path.posix.dirname(file), target);
      if (!fs.existsSync(path.join(root, to))) return true;
      return anchor !== undefined && !anchors(read(to)).has(anchor);
    });
    expect(broken).toEqual([]);
  });

  test('named files exist', () => {
    expect(namedFiles(of).filter((name) => !fs.existsSync(path.join(root, name)))).toEqual([]);
  });

  test('named commands exist', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const named = Array.from(
      of.text.matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)/g),
      ([, run, name]) => (run ?? name)!,
    );
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });
});

test('no image is larger than 200 kB', () => {
  const folder = path.join(root, 'docs/images');
  const heavy = fs.readdirSync(folder).filter((name) => fs.statSync(path.join(folder, name)).size > 200_000);
  expect(heavy).toEqual([]);
});
