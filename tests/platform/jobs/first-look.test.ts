import { expect, test, vi } from 'vitest';
import { Connections } from '#platform/database/connections';
import { enqueueMail } from '#platform/mail/enqueue-mail';
import { startApp } from '#tests/support/app';
import { aTeacher } from '#tests/support/factories';

/** First query of a worker in the common lane: the kinds of jobs that it runs. */
const FIRST_QUERY = 'insert into "graphile_worker"._private_tasks as tasks';

/** Makes the first query of a worker fail a number of times, as with a connection that is lost. */
function failFirstQueries(times: number): { failed: () => number } {
  let failed = 0;
  const clientFor: typeof Connections.prototype.clientFor = Reflect.get(Connections.prototype, 'clientFor');
  vi.spyOn(Connections.prototype, 'clientFor').mockImplementation(function (this: Connections, ...given) {
    return class extends clientFor.call(this, ...given) {
      override query(...args: unknown[]): never {
        const { text } = args[0] as { text?: string };
        if (!text?.startsWith(FIRST_QUERY) || failed === times)
          return super.query(...(args as [string])) as never;
        failed += 1;
        return Promise.reject(new Error('Connection terminated due to connection timeout')) as never;
      }
    };
  });
  return { failed: () => failed };
}

test('a lane runs jobs also when its first queries failed', async ({ onTestFinished }) => {
  const { failed } = failFirstQueries(2);
  onTestFinished(() => void vi.restoreAllMocks());
  const app = await startApp({ isOwn: true });
  onTestFinished(app.stop);
  const { institution } = await aTeacher(app);
  const { id, name, namespace } = institution;
  const words = {
    namespace,
    institution: name,
    sender: 'Grace',
    courseId: id,
    courseTitle: 'Algebra',
    message: '',
  };
  const mail = { to: 'later@example.org', template: 'invitation', data: words } as const;
  await app.services.orm.em.fork().transactional((em) => enqueueMail(em as never, mail));
  expect(await app.mailTo(mail.to)).toHaveLength(1);
  expect(failed()).toBe(2);
});
