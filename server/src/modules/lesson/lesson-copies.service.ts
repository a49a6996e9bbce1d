import type { EntityManager } from '@mikro-orm/postgresql';
import type { Module } from '#platform/module/module';

/** IDs of the copied rows and of their copies, in the same order. */
export interface Copies {
  from: string[];
  to: string[];
}

/** Copies what a noun keeps of lessons, in a fixed number of statements. Without people and dates. */
export type CopyParts = (em: EntityManager, institutionId: string, lessons: Copies) => Promise<void>;

declare module '#platform/module/module' {
  interface Module {
    /** Copies the parts of lessons that the noun keeps, when their course is copied. */
    copyWithLessons?: CopyParts;
  }
}

let parts: CopyParts[] = [];

/** Collects what the modules copy with lessons. */
export function collectLessonParts(modules: readonly Module[]): void {
  parts = modules.flatMap(({ copyWithLessons = [] }) => copyWithLessons);
}

/** Copies what all nouns keep of lessons. */
export async function copyLessonParts(
  em: EntityManager,
  institutionId: string,
  lessons: Copies,
): Promise<void> {
  for (const copy of parts) await copy(em, institutionId, lessons);
}
