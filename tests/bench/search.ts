/**
 * Measures the search of everything in an institution of 20,000 people against one hand-written statement, in turns.
 * `npm run bench -- search [--rounds 15]` prints a table in Markdown.
 */
import { parseArgs } from 'node:util';
import { COMMON_NAME, MISTYPED_NAME, RARE_NAME } from './sizes/data.ts';
import { withSizes } from './sizes/open.ts';
import { SEARCH, valuesOf } from './search-statement.ts';

/** The same texts with accents, which an earlier version did not ignore. */
const TEXTS = [RARE_NAME, 'Zwíllingér', MISTYPED_NAME, COMMON_NAME, 'Ándèrs', 'no such text', 'Zw'];

const QUERY = 'query ($text: String!) { search(text: $text) { kind subjectId title } }';

interface Found {
  data: { search: { kind: string; subjectId: string }[] };
}

const { values: options } = parseArgs({ options: { rounds: { type: 'string', default: '15' } } });

await withSizes(async ({ large, client, send }) => {
  console.log('| Text | Role | Results | Same | Search, ms | Longest, ms | One statement, ms | Ratio |');
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- |');
  for (const text of TEXTS)
    for (const as of ['owner', 'teacher', 'student'] as const) {
      const search = () => send(as, large, '/graphql', { query: QUERY, variables: { text } });
      const statement = async () =>
        (
          await client.query<{ id: string }>({
            name: 'search',
            text: SEARCH,
            values: valuesOf(large.id, text),
          })
        ).rows;
      // Warm-up: PostgreSQL plans a prepared statement for its values five times, then chooses.
      for (let run = 0; run < 6; run++) await Promise.all([search(), statement()]);
      const times = { search: [] as number[], statement: [] as number[] };
      for (let round = 0; round < Number(options.rounds); round++) {
        times.search.push(await timeOf(search));
        times.statement.push(await timeOf(statement));
      }
      const found = (JSON.parse(await search()) as Found).data.search.map(({ subjectId }) => subjectId);
      const theirs = new Set((await statement()).map(({ id }) => id));
      const same = found.filter((id) => theirs.has(id)).length;
      const [mine, limits] = [median(times.search), median(times.statement)];
      const cells = [
        found.length,
        same,
        mine.toFixed(1),
        Math.max(...times.search).toFixed(1),
        limits.toFixed(1),
      ];
      console.log(`| ${text} | ${as} | ${cells.join(' | ')} | ${(limits / mine).toFixed(2)} |`);
    }
});

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

function median(numbers: number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)]!;
}
