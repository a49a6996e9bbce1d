import type { Enrollment } from '#modules/enrollment/enrollment.entity';

/** Returns whether an enrollment holds a seat. */
export const holdsSeat = ({ status }: Enrollment) => status === 'active' || status === 'completed';
