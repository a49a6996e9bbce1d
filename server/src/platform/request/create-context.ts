import { writeSettings } from '#platform/database/author';
import { explainStatements } from '#platform/read/explain';
import { Reads } from '#platform/read/reads';
import type { Services } from './services.ts';
import type { Context } from './context.ts';
import type { Transport } from './transport.ts';
import type { Viewer } from '#kernel/viewer';

/** Creates the context of one operation. */
export function createContext(services: Services, viewer: Viewer, transport: Transport): Context {
  return {
    viewer,
    transport,
    services,
    reads: new Reads(
      services.plans,
      (reader, statements) => {
        explainStatements(transport, statements);
        return services.answers.of(reader, statements, () => services.runStatements(reader, statements));
      },
      viewer,
    ),
    as: (other) => createContext(services, other, transport),
    transaction: async (work) => {
      const step = transport.claim?.nextStep();
      if (step?.done) return step.done.result as never;
      const em = services.orm.em.fork({
        session: { variables: writeSettings({ viewer, transport }) },
      });
      em.setFilterParams('tenant', { institution: viewer.institutionId });
      const tasks: (() => void | Promise<void>)[] = [];
      const result = await em.transactional(async (transactional) => {
        const made = await work(transactional, (task) => void tasks.push(task));
        await step?.record(transactional, made);
        return made;
      });
      for (const task of tasks) {
        try {
          await task();
        } catch (error) {
          // The transaction is committed, so a failing hook does not fail the operation.
          services.log.error({ err: error, requestId: transport.requestId }, 'after-commit hook failed');
        }
      }
      return result;
    },
  };
}
