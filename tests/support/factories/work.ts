import { v7 as uuidv7 } from 'uuid';
import type { App } from '../app.ts';
import type { Member } from './people.ts';
import { inDays, insert, type ItemRow } from './rows.ts';

interface SubmissionOptions {
  activity: ItemRow;
  student: Member;
  description?: string;
  submittedAt?: Date;
  /** Grades it, without a grader. */
  points?: number;
}

/** Creates work that was submitted just now. */
export async function aSubmission(
  app: App,
  { activity, student, submittedAt = new Date(), ...options }: SubmissionOptions,
): Promise<ItemRow> {
  const id = uuidv7();
  await insert(app, 'submission', {
    institution_id: activity.institutionId,
    id,
    activity_id: activity.id,
    student_id: student.membershipId,
    description: options.description ?? 'My work.',
    submitted_at: submittedAt,
    points: options.points ?? null,
    given_points: options.points ?? null,
    graded_at: options.points === undefined ? null : new Date(),
  });
  await insert(app, 'submission_attempt', {
    institution_id: activity.institutionId,
    id: uuidv7(),
    submission_id: id,
    number: 1,
    description: options.description ?? 'My work.',
    submitted_at: submittedAt,
  });
  return { id, institutionId: activity.institutionId, title: activity.title };
}

interface ExtensionOptions {
  activity: ItemRow;
  student: Member;
  by: Member;
  dueAt?: Date;
  reason?: string;
}

/** Creates an extension of an activity for a student. */
export async function anExtension(
  app: App,
  { activity, student, by, dueAt = inDays(20), reason = 'Ill' }: ExtensionOptions,
): Promise<ItemRow> {
  const id = uuidv7();
  const { institutionId, title } = activity;
  await insert(app, 'extension', {
    institution_id: institutionId,
    id,
    activity_id: activity.id,
    student_id: student.membershipId,
    due_at: dueAt,
    reason,
    granted_by_id: by.membershipId,
  });
  return { id, institutionId, title };
}

interface DraftOptions {
  activity: ItemRow;
  student: Member;
  description?: string;
}

/** Creates work that a student has not submitted yet. */
export async function aDraft(
  app: App,
  { activity, student, description = 'Half of my work.' }: DraftOptions,
): Promise<ItemRow> {
  const id = uuidv7();
  const { institutionId, title } = activity;
  await insert(app, 'submission_draft', {
    institution_id: institutionId,
    id,
    activity_id: activity.id,
    student_id: student.membershipId,
    description,
    saved_at: new Date(),
  });
  return { id, institutionId, title };
}
