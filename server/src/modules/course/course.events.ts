import type { Services } from '#platform/request/services';
import { announce } from '#platform/pubsub/announce';

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
export const announceCourse = (services: Pick<Services, 'bus' | 'log'>, course: ChangedCourse): void =>
  announce(services, 'courseChanged', course);
