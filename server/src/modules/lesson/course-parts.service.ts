import type { EntityManager } from '@mikro-orm/postgresql';
import type { MemberViewer } from '#kernel/viewer';
import type { Module } from '#platform/module/module';

/** A course and its copy. */
export interface CourseCopy {
  from: string;
  to: string;
}

/** Copies what a noun keeps of a course besides its lessons, in a fixed number of statements. Without people and dates. */
export type CopyWithCourse = (em: EntityManager, viewer: MemberViewer, course: CourseCopy) => Promise<void>;

declare module '#platform/module/module' {
  interface Module {
    /** Copies the parts of a course that the noun keeps, when the course is copied. */
    copyWithCourse?: CopyWithCourse;
  }
}

let copies: CopyWithCourse[] = [];

/** Collects what the modules copy with courses. */
export function collectCourseParts(modules: readonly Module[]): void {
  copies = modules.flatMap(({ copyWithCourse = [] }) => copyWithCourse);
}

/** Copies what all nouns keep of a course. */
export async function copyCourseParts(
  em: EntityManager,
  viewer: MemberViewer,
  course: CourseCopy,
): Promise<void> {
  for (const copy of copies) await copy(em, viewer, course);
}
