import type { Membership } from '#modules/membership/membership.entity';
import type { VisibleData } from '../visible.ts';
import { LIVE } from './enrollments.ts';

export function isManager({ reader }: VisibleData, maker: Membership): boolean {
  return reader.role === 'admin' || (reader.role === 'instructor' && maker.id === reader.membershipId);
}

/** Returns whether a member has a seat or waits in a cohort that the reader teaches. */
export const isStudentOf = (member: Membership, visible: VisibleData): boolean =>
  visible.data.enrollments.some(
    (row) =>
      row.student.unwrap() === member &&
      LIVE.includes(row.status) &&
      !row.cohort.unwrap().deletedAt &&
      visible.teaches(row.cohort.unwrap()),
  );

/** Returns whether a member has a seat or waits in one cohort, whose students the reader lists. */
export const isStudentIn = (member: Membership, cohortId: string, visible: VisibleData): boolean =>
  visible.data.enrollments.some((row) => {
    const cohort = row.cohort.unwrap();
    return (
      row.student.unwrap() === member &&
      LIVE.includes(row.status) &&
      cohort.id === cohortId &&
      (visible.reader.role === 'admin' || (!cohort.deletedAt && visible.teaches(cohort)))
    );
  });

export const isColleagueOrStudent = (member: Membership, visible: VisibleData): boolean =>
  member.role !== 'student' || isStudentOf(member, visible);
