import type { Opt } from '@mikro-orm/core';
import { sql } from 'kysely';
import { Enrollment } from '#modules/enrollment/enrollment.entity';
import { FieldsOf, One } from '#platform/read/declarations';
import { EnrollmentDetails } from './enrollment-details.entity.ts';
import { Order } from './order.entity.ts';

/** Order and answers of an enrollment. */
@FieldsOf(Enrollment)
export class OrderFieldsOfEnrollment {
  @One<Order, Enrollment>(() => Order, {
    where: (order, enrollment) => sql`${order.enrollment} = ${enrollment.id}`,
    order: { by: ['createdAt'], descending: true },
    description: 'Latest order of the seat. Null for a free seat, and for readers who may not see it.',
  })
  order!: (Order & Opt) | null;

  @One<EnrollmentDetails, Enrollment>(() => EnrollmentDetails, {
    where: (details, enrollment) => sql`${details.enrollment} = ${enrollment.id}`,
    order: { by: ['createdAt'] },
    description:
      'Answers in the enrollment form. Null without any, and for readers other than the student and admins.',
  })
  details!: (EnrollmentDetails & Opt) | null;
}
