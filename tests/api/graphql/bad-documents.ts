/** Documents that every endpoint rejects, by the reason. */
export const BAD_DOCUMENTS: Record<string, string> = {
  'no document': 'hello',
  'nothing closed': '{ viewer { id ',
  'an unknown field': '{ viewer { passwordHash } }',
  'an unknown argument': '{ cohorts(where: "1=1") { totalCount } }',
  'two operations without a choice': 'query A { viewer { id } } query B { viewer { id } }',
  'a value of a wrong type': '{ cohort(id: "1; drop table cohort") { id } }',
  '2,001 tokens': `{ viewer { ${'id '.repeat(1996)} } }`,
  'an alias that is taken': '{ viewer { __typename: id } }',
  'an alias of 61 letters': `{ viewer { ${'a'.repeat(61)}: id } }`,
  'a subscription to an alias that is taken': 'subscription { cohortChanged { __typename: id } }',
  'a subscription to nothing': 'subscription { cohortChanged @skip(if: true) { cohortId } }',
  'a subscription to nothing by a fragment':
    'subscription { ...F } fragment F on Subscription { ... @include(if: false) { cohortChanged { cohortId } } }',
  'a fragment within itself': '{ viewer { ...F } } fragment F on Viewer { id ...F }',
};

/** Documents that exceed the limits of one operation. */
export const TOO_COMPLEX: Record<string, string> = {
  '13 levels': deep(13),
  '13 levels by a fragment': deepByFragments(13),
  '31 directives': `{ viewer { ${'id @include(if: true) '.repeat(31)} } }`,
  'one directive 31 times': `{ viewer { id ${'@include(if: true) '.repeat(31)} } }`,
  '31 aliases of root fields': `{ ${many(31, (at) => `a${at}: viewer { id }`)} }`,
  '151 fields of one object': `{ viewer { ${'id '.repeat(151)} } }`,
  '151 fields of one object by fragments': `{ viewer { ...A ...A } } fragment A on Viewer { ${'id '.repeat(76)} }`,
  '1,001 fields': wide(1001),
  'fields that double with each fragment': doubling(11),
  '31 root fields': `{ ${many(31, () => '__typename')} }`,
  '31 root fields by a fragment': `{ ...A } fragment A on Query { ${many(31, () => '__typename')} }`,
  '11 mutations': `mutation { ${many(11, (at) => `a${at}: signOut { message }`)} }`,
  'more than 10,000 objects': `{ cohorts(first: 100) { nodes { courses { sections { title } } } } }`,
  'more than 10,000 objects by default': `{ cohorts { nodes { courses { sections { lessons { id } } } } } }`,
  'more than 10,000 objects from the end': `{ cohorts(last: 100) { edges { node { courses { sections { id } } } } } }`,
  'more than 10,000 objects by a fragment': `{ cohorts(first: 100) { ...Page } } fragment Page on CohortConnection { nodes { ...F } } fragment F on Cohort { courses { sections { id } } }`,
};

/** Documents exactly at the limits, which are accepted. */
export const LARGEST_DOCUMENTS: Record<string, string> = {
  '12 levels': deep(12),
  '30 aliases of root fields': `{ ${many(30, (at) => `a${at}: viewer { id }`)} }`,
  '90 aliases of one object': aliases(90),
  '30 directives': `{ viewer { ${'id @include(if: true) '.repeat(30)} } }`,
  '150 fields of one object': `{ viewer { ${'id '.repeat(150)} } }`,
  '1,000 fields': wide(1000),
  '30 root fields': `{ ${many(30, () => '__typename')} }`,
  'nearly 10,000 objects': `{ cohorts(first: 80) { nodes { courses { sections { title } } } } }`,
};

function many(count: number, of: (at: number) => string): string {
  return Array.from({ length: count }, (_, at) => of(at)).join(' ');
}

/** Builds a document with `count` fields in total, at most 100 of each object. */
function wide(fields: number): string {
  const roots = Math.ceil(fields / 100);
  const each = (fields - roots) / roots;
  return `{ ${many(roots, (at) => `a${at}: viewer { ${'id '.repeat(each)} }`)} }`;
}

/** Builds 2 ** levels fields in a few hundred characters. */
function doubling(levels: number): string {
  const fragments = many(levels, (at) => `fragment F${at} on Member { ...F${at + 1} ...F${at + 1} }`);
  return `{ viewer { id } } ${fragments} fragment F${levels} on Member { id }`;
}

/** Nests courses of cohorts of courses. */
function deep(levels: number): string {
  return nested(pathOf(levels));
}

function deepByFragments(levels: number): string {
  const [list, nodes, ...below] = pathOf(levels);
  return `{ ${list} { ${nodes} { ...F } } } fragment F on Cohort ${nested(below)}`;
}

function pathOf(levels: number): string[] {
  return Array.from({ length: levels - 1 }, (_, at) => ['cohorts(first: 1)', 'nodes', 'courses'][at % 3]!);
}

function nested([first, ...rest]: string[]): string {
  return first ? `{ ${first} ${nested(rest)} }` : '{ __typename }';
}

function aliases(count: number): string {
  return `{ viewer { ${many(count, (at) => `a${at}: id`)} } }`;
}
