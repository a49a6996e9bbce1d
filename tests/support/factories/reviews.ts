import { v7 as uuidv7 } from 'uuid';
import type { App } from '../app.ts';
import type { Member } from './people.ts';
import { insert, type ItemRow } from './rows.ts';

interface ReviewOptions {
  /** Author. */
  by: Member;
  course: ItemRow;
  rating?: number;
  body?: string;
  hiddenAt?: Date | null;
}

/** Creates a review of a course. */
export async function aReview(app: App, options: ReviewOptions): Promise<ItemRow> {
  const { by, course, rating = 4, body = 'Clear and to the point.', hiddenAt = null } = options;
  const id = uuidv7();
  await insert(app, 'review', {
    institution_id: by.institution.id,
    id,
    course_id: course.id,
    author_id: by.membershipId,
    author_name: 'Ana P.',
    rating,
    body,
    hidden_at: hiddenAt,
  });
  return { id, institutionId: by.institution.id, title: body };
}
