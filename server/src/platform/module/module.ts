import type { EventConsumer } from '#platform/domain-event/consumer';
import type { AnyJob } from '#platform/jobs/job';
import type { Services } from '#platform/request/services';

/** Everything that the rest of the server must know of a noun. */
export interface Module {
  /** The noun, in lower case. */
  name: string;
  /** Its tables. */
  entities?: readonly EntityClass[];
  /** Classes that add fields to the types of nouns that were there before (`@FieldsOf`). */
  fields?: readonly EntityClass[];
  /** Its queries, mutations and subscriptions. */
  resolvers?: readonly EntityClass[];
  /** Definitions of functions that triggers of tables call, made at each start before the tables. */
  triggerFunctions?: readonly string[];
  /** Definitions of its functions in the database, made at each start after the tables. */
  sqlFunctions?: readonly string[];
  /** Its reactions to domain events; they run in the order of the modules. */
  consumers?: readonly EventConsumer[];
  /** Its kinds of jobs. */
  jobs?: readonly AnyJob[];
  /** Starts what it does in each process; the result ends it. */
  start?: (services: Services) => () => Promise<void>;
}

type EntityClass = abstract new (...args: never[]) => object;
