/** Documents that every door refuses, by what is wrong with them. */
export const BAD_DOCUMENTS: Record<string, string> = {
  'no document': 'hello',
  'nothing closed': '{ viewer { id ',
  'an unknown field': '{ viewer { passwordHash } }',
  'an unknown argument': '{ cohorts(where: "1=1") { totalCount } }',
  'two operations without a choice': 'query A { viewer { id } } query B { viewer { id } }',
  'a value of a wrong type': '{ cohort(id: "1; drop table cohort") { id } }',
  '13 levels': deep(13),
  '13 levels by a fragment': deepByFragments(13),
  '31 aliases': aliases(31),
  '31 directives': `{ viewer { ${'id @include(if: true) '.repeat(31)} } }`,
  'one directive 31 times': `{ viewer { id ${'@include(if: true) '.repeat(31)} } }`,
  '2,001 tokens': `{ viewer { ${'id '.repeat(1996)} } }`,
  'a fragment within itself': '{ viewer { ...F } } fragment F on Viewer { id ...F }',
};

/** Documents at the limits, which pass. */
export const LARGEST_DOCUMENTS: Record<string, string> = {
  '12 levels': deep(12),
  '30 aliases': aliases(30),
  '30 directives': `{ viewer { ${'id @include(if: true) '.repeat(30)} } }`,
};

/** Courses of cohorts of courses. */
function deep(levels: number): string {
  return nested(pathOf(levels));
}

function deepByFragments(levels: number): string {
  const [list, nodes, ...below] = pathOf(levels);
  return `{ ${list} { ${nodes} { ...F } } } fragment F on Cohort ${nested(below)}`;
}

function pathOf(levels: number): string[] {
  return Array.from({ length: levels - 1 }, (_, at) => ['cohorts', 'nodes', 'courses'][at % 3]!);
}

function nested([first, ...rest]: string[]): string {
  return first ? `{ ${first} ${nested(rest)} }` : '{ __typename }';
}

function aliases(count: number): string {
  return `{ viewer { ${Array.from({ length: count }, (_, at) => `a${at}: id`).join(' ')} } }`;
}
