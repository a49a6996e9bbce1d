import type { Viewer } from '#kernel/viewer';
import type { RunStatements, Statement } from './reader.ts';

/** Finds what statements need from before them, if anything, and returns them with it. */
export async function lookUp(
  run: RunStatements,
  viewer: Viewer,
  statements: readonly Statement[],
): Promise<readonly Statement[]> {
  const lookups = statements.flatMap(({ lookup }) => lookup ?? []);
  if (lookups.length === 0) return statements;
  const values = new Map(
    await Promise.all(
      [...new Set(lookups.flatMap(({ beforehand }) => beforehand))].map(
        async (one) => [one, await one.find(run, viewer)] as const,
      ),
    ),
  );
  const pages = lookups.flatMap(({ page }) => page ?? []);
  const found = pages.length > 0 ? await run(viewer, pages) : [];
  return statements.map((statement) => {
    const { lookup, ...rest } = statement;
    if (!lookup) return statement;
    return { ...rest, values: lookup.valuesWith(lookup.page ? found.shift()! : null, values) };
  });
}
