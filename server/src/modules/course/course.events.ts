import type { Services } from '#platform/request/services';

/** Readers of a deleted course, recorded because it can no longer be read. */
export interface DeletedCourse {
  isPublished: boolean;
  isPublic: boolean;
  /** Memberships of the owner and the co-teachers, who could also read a draft. */
  teachers: string[];
}

interface ChangedCourse {
  institutionId: string;
  courseId: string;
  deleted?: DeletedCourse;
}

/** Publishes a changed or deleted course to every instance without waiting. Subscribers read its rows. */
export function announceCourse({ bus, log }: Pick<Services, 'bus' | 'log'>, course: ChangedCourse): void {
  bus
    .publish('courseChanged', course)
    .catch((error: unknown) => log.warn({ err: error }, 'a change of a course was not announced'));
}
