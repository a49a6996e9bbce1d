import type { App } from '#tests/support/app';

/**
 * Runs work without the lock of the student limit. Each transaction waits after its count until several have counted:
 * none of these sees what another has written.
 */
export async function withoutLock<T>(app: App, counting: number, work: () => Promise<T>): Promise<T> {
  const connection = app.services.orm.em.getDriver().getConnection();
  const execute = connection.execute.bind(connection);
  let release!: () => void;
  const allCounted = new Promise<void>((resolve) => (release = resolve));
  let counted = 0;
  connection.execute = async (sql, ...rest) => {
    const isLock = typeof sql === 'string' && sql.endsWith(' for no key update');
    const result = await execute(isLock ? sql.replace(' for no key update', '') : sql, ...rest);
    if (typeof sql === 'string' && sql.endsWith(' counted')) {
      if (++counted === counting) release();
      await allCounted;
    }
    return result as never;
  };
  try {
    return await work();
  } finally {
    connection.execute = execute;
  }
}
