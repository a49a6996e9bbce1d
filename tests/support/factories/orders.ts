import { v7 as uuidv7 } from 'uuid';
import type { App } from '../app.ts';
import { anEnrollment } from './items.ts';
import type { Member } from './people.ts';
import { insert, type ItemRow } from './rows.ts';

interface OrderOptions {
  cohort: ItemRow;
  /** A member of the cohort's institution. */
  student: Member;
  status?: 'awaited' | 'paid';
  /** In dollars. */
  amount?: number;
  buyerName?: string;
}

/** Creates an order with its enrollment and the answers of the form: awaited by default. */
export async function anOrder(
  app: App,
  { cohort, student, status = 'awaited', amount = 49, buyerName = 'Ada Byron' }: OrderOptions,
): Promise<{ id: string; enrollmentId: string; detailsId: string }> {
  const enrollment = await anEnrollment(app, {
    cohort,
    student,
    status: status === 'paid' ? 'active' : 'pending',
    price: amount,
  });
  const of = {
    institution_id: cohort.institutionId,
    enrollment_id: enrollment.id,
    account_id: student.accountId,
  };
  const [id, detailsId] = [uuidv7(), uuidv7()];
  await insert(app, 'seat_order', {
    ...of,
    id,
    cohort_id: cohort.id,
    membership_id: student.membershipId,
    title: cohort.title,
    buyer_name: buyerName,
    buyer_email: student.email,
    amount,
    status,
    provider: 'manual',
    paid_at: status === 'paid' ? new Date() : null,
  });
  await insert(app, 'enrollment_details', {
    ...of,
    id: detailsId,
    first_name: buyerName,
    last_name: 'Byron',
    email: student.email,
    phone: '+1 555 0100',
    experience: 'beginner',
    accepted_terms_at: new Date(),
  });
  return { id, enrollmentId: enrollment.id, detailsId };
}
