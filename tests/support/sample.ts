import type { Messages } from '#platform/pubsub/bus';
import type { App } from '#tests/support/app';
import type { InstitutionRow, ItemRow, Member } from '#tests/support/factories';

/** Is in every text of the institution that isolation tests protect: people from elsewhere must never read it. */
export const CANARY = 'canary-of-home';

/** Is in texts that the institution hides from its own students as well. */
export const HIDDEN = 'canary-of-staff';

/** Rows that samples build on. */
export interface Ground {
  institution: InstitutionRow;
  admin: Member;
  teacher: Member;
  student: Member;
  /** The member who acts in most tests. */
  self: Member;
  /** A member whom the acting one talks to. */
  partner: Member;
  /** A member whom the acting one manages. */
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

/** IDs by what they are called in failures. */
type Targets = Record<string, string>;

/** What the tests that cover every operation need to know about a noun. Each `tests/modules/<noun>/sample.ts` has one. */
export interface Sample {
  /** Values that the rules accept, by the name of the argument or input field. */
  values?: Record<string, unknown>;
  /** What the argument `id` of a root field names, where it is not a cohort: a key of what `own` returns. */
  idOf?: Record<string, string>;
  /** Mutations that leave nothing in the audit log, each with the reason. */
  silent?: Record<string, string>;
  /** Creates what a member may name in arguments. Returns IDs by the name of the argument. */
  own?: (app: App, ground: Ground) => Promise<Record<string, string>>;
  /** Creates what outsiders must not learn of, and what is hidden from students of the institution as well. */
  targets?: (app: App, ground: HomeGround) => Promise<{ seen?: Targets; hidden?: Targets }>;
  /** Messages of the bus about an object of the institution, which must not reach outsiders. */
  messages?: (id: string, ground: HomeGround) => Partial<Messages>;
}
