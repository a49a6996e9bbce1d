import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { anEndpoint } from '#tests/modules/webhook/calls';
import { aReceiver, type Receiver } from '#tests/modules/webhook/receiver';
import { grade, QUESTIONS } from '#tests/modules/quiz/calls';
import { type App, startApp } from '#tests/support/app';
import type { Actor, Member } from '#tests/support/factories';
import { canariesIn, canariesOfEach, everyQuery, leaked, leaksIn, listen } from './outputs.ts';
import {
  aSchool,
  type Canary,
  HIDDEN_FROM,
  linkTo,
  type PersonName,
  saved,
  type School,
  taken,
} from './school.ts';

const PEOPLE = Object.keys(HIDDEN_FROM) as PersonName[];
const MEMBERS = PEOPLE.filter((name) => name !== 'visitor');

let app: App;
let receiver: Receiver;
let school: School;
/** Events that each person heard, as text. */
const heard: Partial<Record<PersonName | 'teacher', string[]>> = {};

beforeAll(async () => {
  app = await startApp();
  receiver = await aReceiver();
  school = await aSchool(app);
  const { admin, people, teacher } = school;
  const { data } = await app.graphql('{ webhookEvents }', {}, { as: admin });
  await anEndpoint(app, { by: admin, url: receiver.url, events: data.webhookEvents });
  const actors: [PersonName | 'teacher', Actor][] = [
    ...PEOPLE.map((name): [PersonName, Actor] => [name, people[name]]),
    ['teacher', teacher],
  ];
  const followers = [];
  for (const [name, as] of actors) {
    const follower = await listen(app, as, school);
    heard[name] = follower.heard;
    followers.push(follower);
  }
  await changeMuch();
  await vi.waitFor(async () => {
    if (!(await isAllSent())) throw new Error('Not everything has been sent yet.');
  }, 30_000);
  for (const { stop } of followers) await stop();
});
afterAll(async () => {
  await receiver.stop();
  await app.stop();
});

/** Returns whether those who may hear of a change have heard of it, and webhooks and mails have left. */
async function isAllSent(): Promise<boolean> {
  const types = sentTypes();
  const heardByTeacher = new Set<string>(heard.teacher!.flatMap(canariesIn));
  return (
    ['room', 'recording', 'event', 'booking'].every((name) => heardByTeacher.has(name)) &&
    (['learner', 'seated', 'waiting'] as const).every((name) => heard[name]!.join().includes('Moved')) &&
    [
      'cohort.updated',
      'attempt.submitted',
      'attempt.graded',
      'event.updated',
      'registration.cancelled',
    ].every((type) => types.includes(type)) &&
    (await waitingJobs()) === 0
  );
}

const sentTypes = () => receiver.received.map(({ body }) => (JSON.parse(body) as { type: string }).type);

async function waitingJobs(): Promise<number> {
  const { rowCount } = await app.db.query(
    `select from graphile_worker.jobs where run_at <= now()
     union all select from graphile_worker_prompt.jobs where run_at <= now()`,
  );
  return rowCount!;
}

/** Changes whatever sends something: events, webhooks, notifications and mails. */
async function changeMuch(): Promise<void> {
  const { admin, teacher, learner, quizId, quizLesson, open, later, cohort, course } = school;
  const run = async (document: string, input: object, as: Member = teacher) => {
    const { errors } = await app.graphql(document, { input }, { as });
    expect(errors).toEqual([]);
  };
  const times = { startsAt: '2031-03-12T17:00:00.000Z', endsAt: '2031-03-12T18:30:00.000Z' };
  for (const [lesson, end] of [
    [open, 'open'],
    [later, 'later'],
  ] as const)
    await run('mutation ($input: UpdateLessonInput!) { updateLesson(input: $input) { lesson { id } } }', {
      id: lesson.id,
      ...times,
      meetingLink: linkTo(`${end}-2`),
    });
  await run('mutation ($input: UpdateCohortInput!) { updateCohort(input: $input) { cohort { id } } }', {
    id: cohort.id,
    title: 'Moved',
    endDate: '2031-03-12T17:00:00.000Z',
  });
  await run(
    'mutation ($input: CreateLinkResourceInput!) { createLinkResource(input: $input) { resource { id } } }',
    { holderId: course.id, name: 'Notes', url: 'https://example.org/notes' },
  );
  await run(
    'mutation ($input: UpdateCohortSessionInput!) { updateCohortSession(input: $input) { __typename } }',
    { id: school.held.id, topic: 'Moved', recordingUrl: linkTo('of-the-recording-2') },
  );
  for (const [{ id }, end] of [
    [school.event, 'event'],
    [school.booking, 'booking'],
  ] as const)
    await run('mutation ($input: UpdateEventInput!) { updateEvent(input: $input) { event { id } } }', {
      id,
      version: 1,
      location: 'Another room',
      meetingLink: linkTo(`of-the-${end}-2`),
    });
  await run(
    'mutation ($input: RegisterForEventInput!) { registerForEvent(input: $input) { event { id } } }',
    { eventId: school.event.id, waitlistIfFull: true },
    school.people.classmate as Member,
  );
  await run(
    'mutation ($input: CancelEventRegistrationInput!) { cancelEventRegistration(input: $input) { event { id } } }',
    { eventId: school.booking.id },
    learner,
  );
  const attempt = await taken(app, learner, quizId);
  const essay = attempt.answers.find(({ question }) => question.prompt === 'Why?')!;
  expect((await grade(app, teacher, essay.id, 10, 'Well done.')).errors).toEqual([]);
  const { data } = await app.graphql(
    'query ($id: ID!) { quiz(id: $id) { version } }',
    { id: quizId },
    { as: teacher },
  );
  await saved(app, teacher, quizLesson, { ...data.quiz, questions: [...QUESTIONS, QUESTIONS[5]] });
  await run(
    'mutation ($input: InviteMembersInput!) { inviteMembers(input: $input) { __typename } }',
    { items: [{ email: 'new@canaries.example', role: 'STUDENT', cohortId: cohort.id }] },
    admin,
  );
  await run(
    'mutation ($input: CancelMemberEnrollmentInput!) { cancelMemberEnrollment(input: $input) { __typename } }',
    { id: school.waitingEnrollmentId },
    admin,
  );
}

describe('what is hidden, while much is changed,', () => {
  test.each(PEOPLE)('reaches the %s by no event', (name) => {
    const leaks = heard[name]!.flatMap((text) => leaked(name, text).map((canary) => `${canary}: ${text}`));
    expect(leaks).toEqual([]);
  });

  test.each(MEMBERS)('is in no mail and no notification of the %s', async (name) => {
    const member = school.people[name] as Member;
    const mails = app.mails().filter(({ to }) => to.includes(member.email.toLowerCase()));
    expect(mails.flatMap((mail) => leaked(name, textOf(mail)))).toEqual([]);
    const notifications = (await everyQuery(app, [], school.teacher)).filter(({ name: of }) =>
      of.startsWith('notifications'),
    );
    expect(notifications.length).toBeGreaterThan(0);
    const found = await canariesOfEach({ member }, notifications);
    expect(leaksIn(name, found.member)).toEqual([]);
  });

  test('is in no mail to somebody who is invited', async () => {
    const mails = await app.mailTo('new@canaries.example');
    expect(mails.flatMap((mail) => canariesIn(textOf(mail)))).toEqual([]);
  });

  test('is in no webhook', () => {
    const found = new Set(receiver.received.flatMap(({ body }) => canariesIn(body)));
    expect(found).toEqual(new Set<Canary>(['topic'])); // webhooks are the institution's own, and have titles
  });

  test('mails are sent to students (control)', () => {
    const { learner } = school;
    expect(app.mails().flatMap(({ to }) => to)).toContain(learner.email.toLowerCase());
  });
});

/** Returns everything in a mail, with its attachments decoded and iCalendar unfolded. */
function textOf({ subject, text, html, source }: ReturnType<App['mails']>[number]): string {
  const parts = Array.from(
    source.matchAll(/base64\r?\n(?:[\w-]+:.*\r?\n)*\r?\n((?:[\w+/=]+\r?\n)+)/gi),
    ([, part]) =>
      Buffer.from(part!, 'base64')
        .toString('utf8')
        .replaceAll(/\r?\n[ \t]/g, ''),
  );
  return [subject, text, html, source, ...parts].join('\n');
}
