import type { Messages } from '#platform/pubsub/bus';
import type { App } from '#tests/support/app';
import type { Actor, InstitutionRow, ItemRow, Member } from '#tests/support/factories';

/** Canary in every text of the home institution, which strangers must never read. */
export const CANARY = 'canary-of-home';

/** Canary in texts that the home institution also hides from its own students. */
export const HIDDEN = 'canary-of-staff';

/** Rows that samples build on. */
export interface Ground {
  institution: InstitutionRow;
  admin: Member;
  teacher: Member;
  student: Member;
  /** The member who acts in most tests. */
  self: Member;
  /** A member in a conversation with `self`. */
  partner: Member;
  /** A member that `self` manages. */
  other: Member;
  course: ItemRow;
  cohort: ItemRow;
}

/** Rows of the institution that isolation tests protect. */
export interface HomeGround extends Ground {
  classmate: Member;
  /** A draft that students must not see. */
  draft: ItemRow;
}

/** IDs by their names in failures. */
type Targets = Record<string, string>;

/** A student with a seat, or a super admin of the platform. */
export type Caller = 'student' | 'platform';

/** A call of an operation. */
export interface Call {
  /** Its caller, if not the one that tests choose. */
  as?: Actor;
  given: Record<string, unknown>;
}

/** Data of a noun for the tests that cover every operation. Each `tests/modules/<noun>/sample.ts` exports one. */
export interface Sample {
  /** Values that the rules accept, by the name of the argument or input field. */
  values?: Record<string, unknown>;
  /** Values of the input of a mutation that differ from those by name, by mutation. */
  inputs?: Record<string, Record<string, unknown>>;
  /**
   * Objects of arguments whose name says too little, by root field or by `saveQuiz.activityId`: a key of the result of `own`.
   * Without one, `id` is a cohort.
   */
  idOf?: Record<string, string>;
  /** Mutations that leave nothing in the audit log, each with the reason. */
  silent?: Record<string, string>;
  /** Mutations that a single ID for each argument does not satisfy, each with the reason. */
  needsMore?: Record<string, string>;
  /**
   * Operations that need more than values of samples and own IDs, such as a code that does not exist yet or a caller of their own.
   * Returns the call with that.
   */
  calls?: Record<string, (app: App, call: { as: Member; given: Call['given'] }) => Promise<Call>>;
  /** Callers of mutations that an admin of the institution does not run, by mutation. All others are run by an admin. */
  callers?: Record<string, Caller>;
  /** Creates objects that a member may name in arguments. Returns IDs by the name of the argument. */
  own?: (app: App, ground: Ground) => Promise<Record<string, string>>;
  /** Creates objects that outsiders must not learn about, and those that are also hidden from its students. */
  targets?: (app: App, ground: HomeGround) => Promise<{ seen?: Targets; hidden?: Targets }>;
  /** Messages of the bus about an object of the institution, which must not reach outsiders. */
  messages?: (id: string, ground: HomeGround) => Partial<Messages>;
}
