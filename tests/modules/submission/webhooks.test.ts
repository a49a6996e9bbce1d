import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import {
  aCohort,
  aCourse,
  anActivity,
  anAdmin,
  anEnrollment,
  anInstitution,
  aStudent,
} from '#tests/support/factories';
import { anEndpoint } from '#tests/modules/webhook/calls';
import { aReceiver, type Receiver } from '#tests/modules/webhook/receiver';
import { grade, handIn } from './calls.ts';

let app: App;
let receiver: Receiver;
beforeAll(async () => {
  app = await startApp();
  receiver = await aReceiver();
});
afterAll(async () => {
  await app.stop();
  await receiver.stop();
});

test('webhooks receive work and its grade, without the content of either', async () => {
  const institution = await anInstitution(app, { plan: 'professional' });
  const admin = await anAdmin(app, { institution });
  const student = await aStudent(app, { institution });
  const course = await aCourse(app, { by: admin });
  await anEnrollment(app, { cohort: await aCohort(app, { by: admin, courses: [course] }), student });
  const activity = await anActivity(app, { course });
  const events = ['SUBMISSION_CREATED', 'SUBMISSION_UPDATED', 'SUBMISSION_GRADED'];
  await anEndpoint(app, { by: admin, url: receiver.url, events });
  const { id } = (await handIn(app, activity, student)).data.submitWork.submission;
  await handIn(app, activity, student);
  await grade(app, { id }, admin, { feedback: 'A secret between us.' });
  const bodies = (await receiver.until(3)).map(({ body }) => body);
  const payloads = bodies.map((body) => JSON.parse(body) as { type: string; data: object });
  expect(payloads.map(({ type }) => type)).toEqual([
    'submission.created',
    'submission.updated',
    'submission.graded',
  ]);
  expect(payloads[2]!.data).toEqual({
    id,
    state: 'graded',
    submittedAt: expect.any(String),
    isLate: false,
    attempt: 2,
    latePercent: 0,
    givenPoints: 30,
    points: 30,
    gradedAt: expect.any(String),
    memberId: student.membershipId,
    activityId: activity.id,
    activityTitle: activity.title,
    activityPoints: 100,
    courseId: course.id,
  });
  expect(bodies.join()).not.toContain('secret between us');
});
