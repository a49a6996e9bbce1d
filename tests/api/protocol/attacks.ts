/** An operation that an attacker might send. */
export interface Attack {
  query: string;
  variables?: Record<string, unknown>;
}

const many = (count: number, of: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => of(at)).join(' ');

/** Nests `value` in lists. */
function nested(levels: number, value: unknown = 1): unknown {
  let made = value;
  for (let level = 0; level < levels; level++) made = [made];
  return made;
}

const COHORT = 'query ($id: ID!) { cohort(id: $id) { id } }';
const PAGE =
  'query ($first: Int!, $after: String) { cohorts(first: $first, after: $after) { nodes { id } } }';
const CREATE = 'mutation ($course: CreateCourseInput!) { createCourse(input: $course) { course { id } } }';
const COURSE = { title: 'Title', language: 'ENGLISH', level: 'ALL', category: 'OTHER' };
const cursor = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');

/** Attacks rejected on both transports, by name; `tests/api/graphql/bad-documents.ts` has those against the limits. */
export const REFUSED: Record<string, Attack> = {
  'introspection in circles': {
    query: `{ __schema { types { ${'fields { type { '.repeat(8)} name ${'} } '.repeat(8)} } } }`,
  },
  'a bomb of fragments': {
    query: `{ viewer { ...F0 } } ${many(15, (at) => `fragment F${at} on Viewer { ...F${at + 1} ...F${at + 1} ...F${at + 1} }`)} fragment F15 on Viewer { id }`,
  },
  'two fragments within each other': {
    query: '{ viewer { ...A } } fragment A on Viewer { ...B } fragment B on Viewer { ...A }',
  },
  'fragments that nobody uses': {
    query: `{ viewer { id } } ${many(300, (at) => `fragment F${at} on Viewer { id }`)}`,
  },
  'one directive on everything': {
    query: `query @include(if: true) { viewer { ${'id @skip(if: false) '.repeat(60)} } }`,
  },
  'directives that are none': { query: `{ viewer { id ${'@deprecated '.repeat(200)} } }` },
  'the same field with other arguments': {
    query: `{ ${many(25, (at) => `cohorts(first: ${at + 1}) { totalCount }`)} }`,
  },
  'many operations, one of them asked for': { query: many(200, (at) => `query Q${at} { viewer { id } }`) },
  'a list in a list in a list': { query: `{ cohort(id: ${'['.repeat(900)}1${']'.repeat(900)}) { id } }` },
  'a list 20,000 deep': { query: `{ cohort(id: ${'['.repeat(20_000)}${']'.repeat(20_000)}) { id } }` },
  'objects 9,000 deep': { query: `{ cohort(id: ${'{a:'.repeat(9_000)}1${'}'.repeat(9_000)}) { id } }` },
  'a list that never ends behind a comment': { query: `# "\n{ cohort(id: ${'['.repeat(20_000)}` },
  'brackets that never end': { query: '{ viewer '.repeat(5000) },
  'a comment of 60,000 letters and no more': { query: `# ${'x'.repeat(60_000)}` },
  'a block of text that never ends': { query: `{ cohorts(search: """${'x'.repeat(50_000)}` },
  'too large a number': { query: `{ cohorts(first: ${'9'.repeat(4000)}) { totalCount } }` },
  'a number out of range': { query: '{ cohorts(first: 1e400) { totalCount } }' },
  'a larger page than any': { query: PAGE, variables: { first: 2 ** 31 - 1 } },
  'a page beyond all numbers': { query: PAGE, variables: { first: 2 ** 53 } },
  'a page from below': { query: PAGE, variables: { first: -1 } },
  'variables 1,000 deep': { query: COHORT, variables: { id: nested(1000) } },
  'variables of 15,000 values': { query: COHORT, variables: { id: Array.from({ length: 15_000 }, () => 1) } },
  'an object for an identity': { query: COHORT, variables: { id: { $ne: null } } },
  'a statement for an identity': { query: COHORT, variables: { id: "' or 1=1 --" } },
  'a prototype among variables': {
    query: COHORT,
    variables: JSON.parse('{"__proto__":{"id":"x"},"constructor":{"prototype":{"id":"x"}}}') as Record<
      string,
      unknown
    >,
  },
  'a prototype in an input': {
    query: CREATE,
    variables: { course: JSON.parse(`{"title":"x","__proto__":{"isAdmin":true}}`) as unknown },
  },
  'a constructor in an input': {
    query: CREATE,
    variables: { course: { ...COURSE, constructor: { prototype: {} } } },
  },
  'NUL in a text': { query: CREATE, variables: { course: { ...COURSE, title: 'a\u0000b' } } },
  'NUL in a document': { query: '{ viewer\u0000 { id } }' },
  'half of a pair in a document': { query: '{ viewer { id } } \ud800' },
  'letters that turn the reading round': { query: '{ viewer \u202e{ id } }' },
  'a byte order mark within': { query: '{ vie\ufeffwer { id } }' },
  'the name of the type as an alias': { query: '{ viewer { __typename: email } }' },
  'a column in an alias': { query: '{ viewer { id; drop table account: id } }' },
  'a cursor that is no base64': { query: PAGE, variables: { first: 1, after: '%%%' } },
  'a cursor that is no list': { query: PAGE, variables: { first: 1, after: cursor({ a: 1 }) } },
  'a cursor with a statement': {
    query: PAGE,
    variables: { first: 1, after: cursor(["'; drop table cohort; --", "' or 1=1"]) },
  },
  'a cursor of too many keys': { query: PAGE, variables: { first: 1, after: cursor(Array(5000).fill('x')) } },
  'a cursor of lists': { query: PAGE, variables: { first: 1, after: cursor(nested(500)) } },
};

/** Texts that would be dangerous elsewhere, and must be treated as plain text. */
export const SEARCHES = [
  "'; drop table cohort; --",
  "' or '1'='1",
  '%',
  '_____%_%',
  '\\',
  "\\'; select pg_sleep(10); --",
  '${7*7}{{7*7}}',
  'a & | ! <-> :* (((',
  '\u202e\u2066\u200b',
  '\ud800',
  '%'.repeat(200),
  '(a+)+$',
];
