import type { EntityManager } from '@mikro-orm/postgresql';
import type { Transaction } from '#platform/request/context';
import type { Module } from '#platform/module/module';

/** IDs of the copied rows and of their copies, in the same order. */
export interface Copies {
  from: string[];
  to: string[];
}

/** Copies what a noun keeps of lessons, in a fixed number of statements. Without people and dates. */
export type CopyParts = (em: EntityManager, institutionId: string, lessons: Copies) => Promise<void>;

/** Prepares the deletion of what a noun keeps of lessons, in a fixed number of statements. */
export type LeaveLessons = (
  transaction: Transaction,
  institutionId: string,
  lessons: string[],
) => Promise<void>;

declare module '#platform/module/module' {
  interface Module {
    /** Copies the parts of lessons that the noun keeps, when their course is copied. */
    copyWithLessons?: CopyParts;
    /** Runs before lessons are deleted, with which the database deletes the parts that the noun keeps. */
    beforeLessonsGo?: LeaveLessons;
  }
}

let copies: CopyParts[] = [];
let leaves: LeaveLessons[] = [];

/** Collects what the modules copy and delete with lessons. */
export function collectLessonParts(modules: readonly Module[]): void {
  copies = modules.flatMap(({ copyWithLessons = [] }) => copyWithLessons);
  leaves = modules.flatMap(({ beforeLessonsGo = [] }) => beforeLessonsGo);
}

/** Copies what all nouns keep of lessons. */
export async function copyLessonParts(
  em: EntityManager,
  institutionId: string,
  lessons: Copies,
): Promise<void> {
  for (const copy of copies) await copy(em, institutionId, lessons);
}

/** Prepares the deletion of what all nouns keep of lessons. */
export async function leaveLessons(
  transaction: Transaction,
  institutionId: string,
  lessons: string[],
): Promise<void> {
  for (const leave of leaves) await leave(transaction, institutionId, lessons);
}
