import type { App } from '#tests/support/app';

const LOCK = /for update( of c)?/;

/** Runs calls without the locks on cohorts and without the constraint of their seats: a negative control. */
export async function withoutLock<Result>(app: App, work: () => Promise<Result>): Promise<Result> {
  const constraint = await app.db.query<{ def: string }>(
    `select pg_get_constraintdef(oid) as def from pg_constraint where conname = 'cohort_seats'`,
  );
  await app.db.query('alter table cohort drop constraint cohort_seats');
  const connection = app.services.orm.em.getDriver().getConnection();
  const execute = connection.execute.bind(connection);
  const { runWrites } = app.services;
  connection.execute = (sql, ...rest) =>
    execute(typeof sql === 'string' ? sql.replace(LOCK, '') : sql, ...rest);
  app.services.runWrites = (viewer, statements) =>
    runWrites(
      viewer,
      statements.map(({ text, values }) => ({ text: text.replace(LOCK, ''), values })),
    );
  try {
    return await work();
  } finally {
    connection.execute = execute;
    app.services.runWrites = runWrites;
    await app.db.query(`alter table cohort add constraint cohort_seats ${constraint.rows[0]!.def} not valid`);
  }
}
