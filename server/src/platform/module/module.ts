import type { EventConsumer } from '#platform/domain-event/consumer';
import type { AnyJob } from '#platform/jobs/job';
import type { Scope, Scopes } from '#kernel/scope';
import type { Services } from '#platform/request/services';
import type { TokenAccesses, TypeScope } from '#platform/request/token-access';

/** Root fields that visitors can call, each with the reason. */
export interface OpenFields {
  /** Fields without `@Authorized`, which also accept accounts with an unverified email address. */
  publicFields: Readonly<Record<string, string>>;
  /** Fields with `@Authorized(VISITORS_TOO)`, which return public data to visitors. */
  visitorFields: Readonly<Record<string, string>>;
}

/** Declarations of a noun for the rest of the server. A test fails on an open root field that is not listed here. */
export interface Module extends Partial<OpenFields> {
  /** The noun, in lower case. */
  name: string;
  /** Entities, one per table. */
  entities?: readonly EntityClass[];
  /** Classes that add fields to the types of earlier modules (`@FieldsOf`). */
  fields?: readonly EntityClass[];
  /** Resolvers of queries, mutations and subscriptions. */
  resolvers?: readonly EntityClass[];
  /** Scopes of API tokens that the noun introduces, with their descriptions. */
  scopes?: Scopes;
  /** Scopes that an API token needs, by root field. A missing field is refused to tokens, and a test fails on it. */
  tokenAccess?: TokenAccesses;
  /** All types of the noun that implement `Node`. The schema cannot be built without one of them. */
  nodes?: readonly NodeType[];
  /** SQL definitions of trigger functions, run at each start before the migrations. */
  triggerFunctions?: readonly string[];
  /** SQL definitions of other functions, run at each start after the migrations. */
  sqlFunctions?: readonly string[];
  /** Consumers of domain events. They run in the order of the modules. */
  consumers?: readonly EventConsumer[];
  /** Kinds of jobs. */
  jobs?: readonly AnyJob[];
  /**
   * Collects declarations of other modules for this one, from properties that it adds to `Module` by `declare module`. It
   * is called once, before the schema is built and the database is opened.
   */
  collect?: (modules: readonly Module[]) => void;
  /** Starts background work of a process. Returns the function that stops it. */
  start?: (services: Services) => () => Promise<void>;
}

/** A type that implements `Node`. */
export interface NodeType {
  type: EntityClass;
  /** Requirement for an API token to read its objects, wherever they appear (docs/decisions, 0073). */
  scope: TypeScope;
  /**
   * More scopes, of a type whose objects belong to one of several nouns. A token with any of them reads the objects that it
   * reaches through their noun. By ID it needs all.
   */
  orScopes?: readonly Scope[];
  /** Fields that every API token may read. */
  withoutScope?: readonly string[];
  /** Relation to the object that it is a part of: who can read that one can read it by ID. */
  within?: string;
  /** Whether its only readable object is the viewer, which is not read by ID. */
  isViewer?: true;
}

export type EntityClass = abstract new (...args: never[]) => object;
