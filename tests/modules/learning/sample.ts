import { v7 as uuidv7 } from 'uuid';
import type { App } from '#tests/support/app';
import { aCohort, aLesson, anEnrollment, insert } from '#tests/support/factories';
import type { HomeGround, Sample } from '#tests/support/sample';

/** Creates a day on which the classmate learned. Returns its ID. */
async function aDay(app: App, { institution, classmate }: HomeGround): Promise<string> {
  const id = uuidv7();
  const of = { institution_id: institution.id, membership_id: classmate.membershipId };
  await insert(app, 'learning_day', { ...of, id, day: '2027-03-01', time_zone: 'UTC', seconds: 60 });
  return id;
}

/** Completes a lesson for the classmate. Returns the ID of the completion. */
async function aCompletion(app: App, { teacher, course, classmate }: HomeGround): Promise<string> {
  const id = uuidv7();
  const cohort = await aCohort(app, { by: teacher, courses: [course] });
  await insert(app, 'enrollment_completion', {
    institution_id: course.institutionId,
    id,
    enrollment_id: (await anEnrollment(app, { cohort, student: classmate })).id,
    lesson_id: (await aLesson(app, { course })).id,
    membership_id: classmate.membershipId,
  });
  return id;
}

export const sample: Sample = {
  callers: { recordLearning: 'student' },
  values: { seconds: 30, position: 90 },
  silent: { recordLearning: 'counts time, which only the member knows' },
  targets: async (app, ground) => ({
    hidden: {
      'day of another': await aDay(app, ground),
      'completion of another': await aCompletion(app, ground),
    },
  }),
};
