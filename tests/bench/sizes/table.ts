/** The table of costs in a small and a large institution. */
import type pg from 'pg';
import type { Statement } from '#platform/read/reader';
import { type Cost, costOf, type ReaderSettings } from '#tests/platform/read/cost';

/** Goal: how many times the cost of a read may grow if the institution grows to a hundred times its size. */
export const GOAL = 1.5;

/** Blocks that do not matter: an index of the large institution has a level or two more. */
const FEW_BLOCKS = 50;

const RUNS = 5;

/** Returns the cost of statements, with the median time of several runs. */
export async function medianCost(
  plans: pg.ClientBase,
  statements: Statement[],
  reader: ReaderSettings,
): Promise<Cost> {
  const runs: Cost[] = [];
  for (let run = 0; run < RUNS; run++) runs.push(await costOf(plans, statements, reader));
  const times = runs.map(({ milliseconds }) => milliseconds).toSorted((one, other) => one - other);
  return { ...runs.at(-1)!, milliseconds: times[Math.floor(RUNS / 2)]! };
}

const isMoreThanGoal = (small: Cost, large: Cost): boolean => large.blocks > GOAL * small.blocks;

/** Returns true if a read costs more than the goal in the large institution, by more than few blocks. */
export const exceedsGoal = (small: Cost, large: Cost): boolean =>
  isMoreThanGoal(small, large) && large.blocks - small.blocks > FEW_BLOCKS;

/** Returns the mark of a read that costs more than the goal. */
function markOf(small: Cost, large: Cost): string {
  if (exceedsGoal(small, large)) return 'above';
  return isMoreThanGoal(small, large) ? 'few' : '';
}

/** Prints the head of the table. */
export function printHead(): void {
  printRow('Read', ['Blocks', 'large', 'ratio', 'Rows', 'large', 'ratio', 'ms', 'large', 'ratio', '']);
  printRow(
    '---',
    Array.from({ length: 10 }, () => '---'),
  );
}

/** Prints the costs of a read in both institutions. Those above the goal have a mark. */
export function printCosts(name: string, small: Cost, large: Cost): void {
  const cells = (of: (cost: Cost) => number, digits: number) => [
    of(small).toFixed(digits),
    of(large).toFixed(digits),
    (of(large) / Math.max(of(small), 0.001)).toFixed(1),
  ];
  printRow(name, [
    ...cells(({ blocks }) => blocks, 0),
    ...cells(({ rows }) => rows, 0),
    ...cells(({ milliseconds }) => milliseconds, 2),
    markOf(small, large),
  ]);
}

const printRow = (name: string, cells: string[]) =>
  console.log(`| ${name.padEnd(52)} | ${cells.map((cell) => cell.padStart(7)).join(' | ')} |`);
