import type { Activity } from '#modules/activity/activity.entity';
import type { CohortCourse } from '#modules/cohort/cohort-course.entity';
import type { Cohort } from '#modules/cohort/cohort.entity';
import type { Course } from '#modules/course/course.entity';
import type { Enrollment } from '#modules/enrollment/enrollment.entity';
import type { Institution } from '#modules/institution/institution.entity';
import type { Discussion } from '#modules/discussion/discussion.entity';
import type { DiscussionReply } from '#modules/discussion/discussion-reply.entity';
import type { Submission } from '#modules/submission/submission.entity';
import type { Membership } from '#modules/membership/membership.entity';
import type { Actor } from '#tests/support/factories';
import type { Data } from './data.ts';
import { compare } from './compare.ts';
import { holdsSeat } from './seat.ts';

/** A visitor of a host: of an institution's namespace, or the root host. */
export interface Asking {
  actor: Actor;
  host?: string;
}

/** The reader. An owner reads as an admin. */
export interface Reader {
  accountId: string | null;
  institutionId: string | null;
  membershipId: string | null;
  role: 'student' | 'instructor' | 'admin' | 'visitor';
  isVerified: boolean;
  /** Namespace of the requested host; null for the root host. */
  host: string | null;
}

export function readerOf({ actor, host }: Asking, data: Data): Reader {
  const membership = data.memberships.find(({ id }) => id === actor.membershipId);
  const account = data.accounts.find(({ id }) => id === actor.accountId);
  return {
    accountId: actor.accountId,
    institutionId: actor.institution?.id ?? null,
    membershipId: actor.membershipId,
    role: membership?.isOwner ? 'admin' : (membership?.role ?? 'visitor'),
    isVerified: account?.isVerified ?? false,
    host: host ?? null,
  };
}

interface OfTenant {
  institution: { id: string };
}

/** The rows that row level security and the visibility rules show to a reader, in plain TypeScript. */
export class VisibleData {
  readonly data: Data;
  readonly reader: Reader;

  constructor(data: Data, reader: Reader) {
    this.data = data;
    this.reader = reader;
  }

  /** Returns whether the reader owns its institution. */
  ownsInstitution(): boolean {
    return this.data.memberships.some(({ id, isOwner }) => isOwner && id === this.reader.membershipId);
  }

  /** The data that the same account sees outside of its institution. */
  outside(): VisibleData {
    return new VisibleData(this.data, {
      ...this.reader,
      institutionId: null,
      membershipId: null,
      role: 'visitor',
    });
  }

  /** Rows that pass row level security: the institution's inside, public and own ones outside. */
  readonly secured = {
    memberships: () =>
      this.data.memberships.filter((row) => this.isMine(row.accountId) || this.isOpenTo(row, row.isPublic)),
    courses: () => this.data.courses.filter((row) => this.isOpenTo(row, isOnMarketplace(row))),
    sections: () =>
      this.data.sections.filter((row) => this.isOpenTo(row, isOnMarketplace(row.course.unwrap()))),
    lessons: () =>
      this.data.lessons.filter((row) => this.isOpenTo(row, isOnMarketplace(row.course.unwrap()))),
    completions: () => this.data.completions.filter((row) => this.isOurs(row)),
    enrollmentCompletions: () => this.data.enrollmentCompletions.filter((row) => this.isOurs(row)),
    cohorts: () => this.data.cohorts.filter((row) => this.isOpen(row)),
    cohortCourses: () => this.data.cohortCourses.filter((row) => this.isOpen(row.cohort.unwrap())),
    instructors: () => this.data.instructors.filter((row) => this.isOpen(row.cohort.unwrap())),
    milestones: () => this.data.milestones.filter((row) => this.isOpen(row.cohort.unwrap())),
    resources: () => this.data.resources.filter((row) => this.isOurs(row)),
    sessions: () => this.data.sessions.filter((row) => this.isOurs(row)),
    attendance: () => this.data.attendance.filter((row) => this.isOurs(row)),
    enrollments: () => this.data.enrollments.filter((row) => this.isOpenTo(row, this.isMine(row.accountId))),
  };

  /** A course visible to the reader without enrollment. */
  openCourse = (row: Course): boolean =>
    this.isOpenTo(row, isOnMarketplace(row)) &&
    this.isShown(row, row.status === 'published', row.owner.unwrap().id);

  /** A course visible to the reader. */
  course = (row: Course): boolean => this.openCourse(row) || this.tookArchived(row);

  /** An archived course that the reader learned or taught in a cohort. */
  private tookArchived(row: Course): boolean {
    const { membershipId, role } = this.reader;
    if (!membershipId || !this.isOurs(row) || row.status !== 'archived' || row.deletedAt) return false;
    return this.hasSeatIn(row, membershipId) || (role === 'instructor' && this.teachesIn(row, null));
  }

  /** An activity visible to the reader. */
  activity = (row: Activity): boolean =>
    this.isOurs(row) && row.deletedAt === null && this.course(row.course.unwrap());

  /** A discussion visible to the reader. */
  discussion = (row: Discussion): boolean => {
    const course = row.course?.unwrap() ?? null;
    return this.isOurs(row) && row.deletedAt === null && (course === null || this.openCourse(course));
  };

  /** A reply visible to the reader. */
  reply = (row: DiscussionReply): boolean =>
    row.deletedAt === null && this.discussion(row.discussion.unwrap());

  /** A submission, or an extension, visible to the reader. */
  submission = (row: Pick<Submission, 'activity' | 'student'>): boolean => {
    const activity = row.activity.unwrap();
    if (!this.reader.membershipId || !this.activity(activity)) return false;
    if (row.student.unwrap().id === this.reader.membershipId || this.reader.role === 'admin') return true;
    const { role } = this.reader;
    return role === 'instructor' && this.teachesIn(activity.course.unwrap(), row.student.unwrap().id);
  };

  /** Returns whether the reader teaches a cohort of a course in which a member, or anybody, has a seat. */
  teachesIn(course: Course, studentId: string | null): boolean {
    return this.cohortsOf(course).some(
      (cohort) => this.teaches(cohort) && (studentId === null || this.isSeated(cohort, studentId)),
    );
  }

  /** Returns whether a member has a seat in a cohort of a course. */
  hasSeatIn(course: Course, memberId: string | null): boolean {
    return this.cohortsOf(course).some((cohort) => this.isSeated(cohort, memberId));
  }

  /** The same, in a cohort that has not ended. */
  learnsIn(course: Course, memberId: string | null): boolean {
    const seats = this.data.enrollments.filter(
      ({ status, student }) => status === 'active' && student.unwrap().id === memberId,
    );
    return this.cohortsOf(course).some((cohort) => seats.some((row) => row.cohort.unwrap() === cohort));
  }

  private cohortsOf(course: Course): Cohort[] {
    const links = this.data.cohortCourses.filter((row) => row.course.unwrap() === course);
    return links.map((row) => row.cohort.unwrap()).filter((row) => row.deletedAt === null);
  }

  private isSeated(cohort: Cohort, memberId: string | null): boolean {
    return this.data.enrollments.some(
      (row) => row.cohort.unwrap() === cohort && row.student.unwrap().id === memberId && holdsSeat(row),
    );
  }

  /** A listed cohort: ended ones are not offered to outsiders. */
  isListed = (row: Cohort): boolean => this.reader.institutionId !== null || row.endDate >= new Date();

  /** A cohort visible to the reader. */
  cohort = (row: Cohort): boolean =>
    this.isOpen(row) && this.isShown(row, row.publishedAt !== null, row.createdBy.unwrap().id);

  /** An enrollment visible to the reader. */
  enrollment = (row: Enrollment): boolean => {
    if (!this.isOpenTo(row, this.isMine(row.accountId))) return false;
    const cohort = row.cohort.unwrap();
    if (this.reader.role === 'admin' && this.isOurs(row)) return true;
    if (cohort.deletedAt) return false;
    if (this.isMine(row.accountId) && this.isOpen(cohort)) return true;
    return this.reader.role === 'instructor' && this.isOurs(row) && this.teaches(cohort);
  };

  /** A membership visible to the reader. */
  membership = (row: Membership): boolean => this.secured.memberships().includes(row);

  /** Returns whether the reader created or teaches a cohort. */
  teaches(cohort: Cohort): boolean {
    const { membershipId } = this.reader;
    if (!membershipId) return false;
    const leads = cohort.createdBy.unwrap().id === membershipId;
    return (
      leads ||
      this.data.instructors.some(
        (row) => row.cohort.unwrap() === cohort && row.member.unwrap().id === membershipId,
      )
    );
  }

  isOurs(row: OfTenant): boolean {
    return this.reader.institutionId !== null && row.institution.id === this.reader.institutionId;
  }

  isMine(accountId: string): boolean {
    return this.reader.accountId !== null && accountId === this.reader.accountId;
  }

  isOpen(cohort: Cohort): boolean {
    return this.isOpenTo(cohort, cohort.isPublic && cohort.publishedAt !== null && cohort.deletedAt === null);
  }

  /** An institution visible to the reader; no reader is a super admin. */
  institution = (row: Institution): boolean => !row.suspendedAt;

  private isSuspended({ institution }: OfTenant): boolean {
    return this.data.institutions.some(({ id, suspendedAt }) => id === institution.id && suspendedAt);
  }

  private isOpenTo(row: OfTenant, isOutside: boolean): boolean {
    if (this.reader.institutionId !== null) return this.isOurs(row);
    return isOutside && !this.isSuspended(row);
  }

  private isShown(
    row: OfTenant & { deletedAt?: Date | null },
    isPublished: boolean,
    ownerId: string,
  ): boolean {
    if (row.deletedAt) return false;
    if (isPublished) return true;
    if (this.reader.role === 'admin') return this.isOurs(row);
    return this.reader.role === 'instructor' && ownerId === this.reader.membershipId;
  }
}

const isOnMarketplace = (course: Course) =>
  course.isPublic && course.status === 'published' && course.deletedAt === null;

/** Links of cohorts to courses in their order. */
export const byPosition = (one: CohortCourse, other: CohortCourse): number =>
  one.position - other.position || compare(one.id, other.id);
