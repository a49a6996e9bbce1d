import { v7 as uuidv7 } from 'uuid';
import type { App } from '../app.ts';
import { insert, type ItemRow } from './rows.ts';

interface ResourceOptions {
  course?: ItemRow;
  cohort?: ItemRow;
  event?: ItemRow;
  name?: string;
  /** Null for a file. */
  url?: string | null;
  isForSeatsOnly?: boolean;
  position?: number;
}

/** Creates a resource of a course, a cohort or an event: a link unless `url` is null. */
export async function aResource(
  app: App,
  { course, cohort, event, ...options }: ResourceOptions,
): Promise<ItemRow> {
  const { institutionId } = (course ?? cohort ?? event)!;
  const { name = 'Slides', url = 'https://example.org/slides' } = options;
  const id = uuidv7();
  await insert(app, 'resource', {
    institution_id: institutionId,
    id,
    course_id: course?.id ?? null,
    cohort_id: cohort?.id ?? null,
    event_id: event?.id ?? null,
    name,
    url,
    position: options.position ?? 0,
    is_for_seats_only: options.isForSeatsOnly ?? true,
  });
  return { id, institutionId, title: name };
}
