import type { EventConsumer } from '#platform/domain-event/consumer';
import type { AnyJob } from '#platform/jobs/job';
import type { Scope } from '#kernel/scope.rules';
import type { Services } from '#platform/request/services';
import type { TokenAccesses } from '#platform/request/token-access';

/** Root fields that are not only for signed-in people, each with the reason. */
export interface OpenFields {
  /** Without `@Authorized`: anybody may call them, also with an account whose e-mail is not verified. */
  publicFields: Readonly<Record<string, string>>;
  /** With `@Authorized(VISITORS_TOO)`: they show visitors what is public. */
  visitorFields: Readonly<Record<string, string>>;
}

/** Everything that the rest of the server must know of a noun. A test fails on a root field that is open and not listed as such. */
export interface Module extends Partial<OpenFields> {
  /** The noun, in lower case. */
  name: string;
  /** Its tables. */
  entities?: readonly EntityClass[];
  /** Classes that add fields to the types of nouns that were there before (`@FieldsOf`). */
  fields?: readonly EntityClass[];
  /** Its queries, mutations and subscriptions. */
  resolvers?: readonly EntityClass[];
  /**
   * What an API token needs to call each of its root fields. A field that is missing here is refused to tokens, and a test
   * fails on it. The root field decides: what it leads to is read with it (docs/decisions, 0020).
   */
  tokenAccess?: TokenAccesses;
  /** Types of objects that can be read by ID alone, with the query `node`. */
  nodes?: readonly NodeType[];
  /** Definitions of functions that triggers of tables call, made at each start before the tables. */
  triggerFunctions?: readonly string[];
  /** Definitions of its functions in the database, made at each start after the tables. */
  sqlFunctions?: readonly string[];
  /** Its reactions to domain events; they run in the order of the modules. */
  consumers?: readonly EventConsumer[];
  /** Its kinds of jobs. */
  jobs?: readonly AnyJob[];
  /**
   * Takes what the other modules declare for this one, in properties that it adds to `Module` by `declare module`. Called
   * once, before the schema is built and the database opened.
   */
  collect?: (modules: readonly Module[]) => void;
  /** Starts what it does in each process; the result ends it. */
  start?: (services: Services) => () => Promise<void>;
}

/** A type whose objects `node` reads, and the scope that a token needs for them. */
interface NodeType {
  type: EntityClass;
  scope: Scope;
}

export type EntityClass = abstract new (...args: never[]) => object;
