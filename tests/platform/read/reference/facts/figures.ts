import { holdsSeat } from '../seat.ts';
import type { VisibleData } from '../visible.ts';
import { sum } from './values.ts';

export function figures(visible: VisibleData) {
  const { data, reader } = visible;
  const isAdmin = reader.role === 'admin';
  const cohorts = data.cohorts.filter(
    (row) => visible.isOurs(row) && !row.deletedAt && (isAdmin || visible.teaches(row)),
  );
  const courses = data.courses.filter(
    (row) =>
      visible.isOurs(row) && !row.deletedAt && (isAdmin || row.owner.unwrap().id === reader.membershipId),
  );
  const seats = data.enrollments.filter((row) => holdsSeat(row) && cohorts.includes(row.cohort.unwrap()));
  return {
    studentCount: isAdmin
      ? data.memberships.filter((row) => visible.isOurs(row) && row.role === 'student').length
      : new Set(seats.map((row) => row.student.unwrap())).size,
    courseCount: courses.length,
    cohortCount: cohorts.length,
    activeEnrollmentCount: seats.filter((row) => row.status === 'active').length,
    revenue: sum(seats.map((row) => row.price)),
    weeklyEnrollments: byWeek(seats.map((row) => row.enrolledAt)),
    weeklyStudents: byWeek(
      isAdmin
        ? data.memberships
            .filter((row) => visible.isOurs(row) && row.role === 'student')
            .map((row) => row.createdAt)
        : [...new Set(seats.map((row) => row.student.unwrap()))].map((student) => {
            const own = seats.filter((row) => row.student.unwrap() === student);
            return new Date(Math.min(...own.map((row) => row.enrolledAt.getTime())));
          }),
    ),
  };
}

const WEEKS = 12;

/** Returns the number of times in each of the last weeks, oldest first. */
function byWeek(times: Date[]): number[] {
  const ago = times.map((at) => Math.max(0, Math.floor((Date.now() - at.getTime()) / (7 * 86_400_000))));
  return Array.from(
    { length: WEEKS },
    (_, place) => ago.filter((weeks) => weeks === WEEKS - 1 - place).length,
  );
}
