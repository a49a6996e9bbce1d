import type { Enrollment } from '#modules/enrollment/enrollment.entity';
import { progressOf } from '../facts/lessons.ts';
import { inOrder } from '../facts/values.ts';
import type { VisibleData } from '../visible.ts';
import type { Resolvers } from './resolve.ts';

/** Returns whether the reader may end or move an enrollment. */
const mayEnd = (enrollment: Enrollment, visible: VisibleData) =>
  ['pending', 'waitlisted', 'active'].includes(enrollment.status) &&
  visible.isOurs(enrollment) &&
  visible.reader.role === 'admin';

/** Fields of enrollments that differ from the entities' own properties. */
export const ENROLLMENTS_RESOLVERS = {
  Enrollment: {
    waitlistPosition: (enrollment, { data }) => {
      if (enrollment.status !== 'waitlisted') return null;
      const queue = data.enrollments.filter(
        (row) => row.cohort === enrollment.cohort && row.status === 'waitlisted',
      );
      return inOrder(queue, (row) => row.enrolledAt).indexOf(enrollment) + 1;
    },
    progress: (enrollment, visible) => progressOf(enrollment.cohort.unwrap(), enrollment, visible),
    viewerCan: (enrollment, visible) => ({
      markPaid:
        enrollment.status === 'pending' && visible.isOurs(enrollment) && visible.reader.role === 'admin',
      decline:
        ['pending', 'waitlisted'].includes(enrollment.status) &&
        visible.isOurs(enrollment) &&
        (visible.reader.role === 'admin' ||
          (visible.reader.role === 'instructor' &&
            !enrollment.cohort.unwrap().deletedAt &&
            visible.teaches(enrollment.cohort.unwrap()))),
      cancel: mayEnd(enrollment, visible),
      move: mayEnd(enrollment, visible),
    }),
  } satisfies Resolvers<Enrollment>,
};
