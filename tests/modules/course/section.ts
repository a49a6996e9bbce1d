import type { App } from '#tests/support/app';

/** ID of a section of a course. */
export async function sectionOf(app: App, courseId: string): Promise<string> {
  const { rows } = await app.db.query<{ id: string }>('select id from section where course_id = $1', [
    courseId,
  ]);
  return rows[0]!.id;
}
