/**
 * Compares the database's cost of reads in an institution and in one a hundred times its size in the same database.
 * `npm run bench -- scale [--only dashboard]` prints a table in Markdown.
 */
import { parseArgs } from 'node:util';
import { type Cost, statementsOf } from '#tests/platform/read/cost';
import { bytesPerRow, save } from './measured.ts';
import type { Filled } from './sizes/data.ts';
import { withSizes } from './sizes/open.ts';
import { type Export, EXPORTS, type Operation, OPERATIONS, pageOf } from './sizes/operations.ts';
import { exceedsGoal, GOAL, medianCost, printCosts, printHead } from './sizes/table.ts';

/** Statements of one file that are measured. */
const MAX_STATEMENTS = 40;

/** Tables with rows here that the data of the benchmark do not have. */
const OWN_TABLES = ['seat_order', 'certificate', 'event', 'activity', 'discussion'];

const { values: options } = parseArgs({
  options: { only: { type: 'string' }, save: { type: 'boolean', default: false } },
  allowPositionals: true,
});

await withSizes(async ({ small: few, large: many, services, client, plans, send }) => {
  const sendOperation = ({ as, path: rest, query }: Operation, of: Filled, variables: object) =>
    rest ? send(as, of, `/api/v1${rest}`) : send(as, of, '/graphql', { query, variables });
  const readerOf = (as: Operation['as'], of: Filled) => ({
    accountId: of[as].accountId,
    institutionId: of.id,
  });

  const measure = async (operation: Operation, of: Filled): Promise<Cost> => {
    let variables: Record<string, unknown> = operation.variables?.(of) ?? {};
    if (operation.page)
      variables = { page: pageOf(operation, await sendOperation(operation, of, { page: 1 })) };
    await sendOperation(operation, of, variables);
    const statements = await statementsOf(services, () => sendOperation(operation, of, variables));
    return medianCost(plans, statements, readerOf(operation.as, of));
  };
  /** Returns the cost of a thousand lines. Of a long file, statements at equal distances are measured. */
  const measureExport = async ({ as, file }: Export, of: Filled): Promise<Cost> => {
    let lines = 0;
    const statements = await statementsOf(services, async () => {
      lines = (await send(as, of, file(of))).trim().split('\n').length - 1;
    });
    const step = Math.ceil(statements.length / MAX_STATEMENTS);
    const chosen = statements.filter((_statement, at) => at % step === 0);
    const cost = await medianCost(plans, chosen, readerOf(as, of));
    const share = ((statements.length / chosen.length) * 1_000) / Math.max(1, lines);
    return {
      ...cost,
      blocks: Math.round(cost.blocks * share),
      milliseconds: cost.milliseconds * share,
    };
  };

  const reads = [
    ...OPERATIONS.map((operation) => ({
      name: operation.name,
      of: (filled: Filled) => measure(operation, filled),
    })),
    ...EXPORTS.map((one) => ({
      name: `1,000 lines of ${one.name}`,
      of: (filled: Filled) => measureExport(one, filled),
    })),
  ].filter(({ name }) => name.includes(options.only ?? ''));
  printHead();
  const over: string[] = [];
  for (const { name, of } of reads) {
    const [small, large] = [await of(few), await of(many)];
    printCosts(name, small, large);
    if (exceedsGoal(small, large)) over.push(name);
  }
  console.log(
    `\n${over.length} of ${reads.length} reads cost more than ${GOAL} times as much in the large institution.`,
  );
  if (options.save) {
    const bytes = Object.entries(await bytesPerRow(client));
    save({ rows: Object.fromEntries(bytes.filter(([table]) => OWN_TABLES.includes(table))) });
  }
});
