import { Account } from '../account/account.entity.ts';
import { Attempt } from '../account/attempt.entity.ts';
import { EarlyAccessSubscriber } from '../account/early-access.entity.ts';
import { RefreshToken, Session } from '../account/session.entity.ts';
import { VerificationCode } from '../account/verification-code.entity.ts';
import { Attendance, CohortSession } from '../attendance/attendance.entity.ts';
import { CohortCourse } from '../cohort/cohort-course.entity.ts';
import { CohortInstructor, Milestone, Resource } from '../cohort/cohort-parts.entity.ts';
import { Cohort } from '../cohort/cohort.entity.ts';
import { Course } from '../course/course.entity.ts';
import { Invitation } from '../course/invitation.entity.ts';
import { Section } from '../course/section.entity.ts';
import { Enrollment } from '../enrollment/enrollment.entity.ts';
import { Institution } from '../institution/institution.entity.ts';
import { Lesson, LessonCompletion } from '../lesson/lesson.entity.ts';
import { Membership } from '../membership/membership.entity.ts';

/** Every table. */
export const ENTITIES = [
  Account,
  Attempt,
  Attendance,
  Cohort,
  CohortCourse,
  CohortInstructor,
  CohortSession,
  Course,
  EarlyAccessSubscriber,
  Enrollment,
  Institution,
  Invitation,
  Lesson,
  LessonCompletion,
  Membership,
  Milestone,
  RefreshToken,
  Resource,
  Section,
  Session,
  VerificationCode,
];
