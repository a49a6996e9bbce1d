import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { anEndpoint } from '#tests/modules/webhook/calls';
import { aReceiver, type Receiver } from '#tests/modules/webhook/receiver';
import { grade, QUESTIONS } from '#tests/modules/quiz/calls';
import { type App, startApp } from '#tests/support/app';
import type { Actor, Member } from '#tests/support/factories';
import {
  type Ask,
  canariesIn,
  DOWNLOADS,
  downloadPaths,
  everyAddress,
  everyDownload,
  everyQuery,
  listen,
} from './outputs.ts';
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

let app: App;
let receiver: Receiver;
let school: School;
/** Calls that give the teacher an object or a page: the others make no other calls. */
let asked: Ask[];
/** Canaries that the teacher found by each way. */
const found: Record<string, Set<Canary>> = {};

beforeAll(async () => {
  app = await startApp();
  receiver = await aReceiver();
  school = await aSchool(app);
  const { teacher, admin, ids } = school;
  const { data } = await app.graphql('{ webhookEvents }', {}, { as: admin });
  await anEndpoint(app, { by: admin, url: receiver.url, events: data.webhookEvents });
  asked = [];
  for (const [way, asks] of Object.entries({
    queries: await everyQuery(app, ids, teacher),
    addresses: everyAddress(app, ids),
    downloads: everyDownload(app, school),
  })) {
    found[way] = new Set();
    for (const one of asks) {
      const text = await one.ask(teacher);
      for (const canary of canariesIn(text)) found[way].add(canary);
      if (way === 'downloads' || !isNothing(text)) asked.push(one);
    }
  }
}, 300_000);
afterAll(async () => {
  await receiver.stop();
  await app.stop();
});

/** Returns whether an answer has no object: not found, refused, or null. */
const isNothing = (text: string): boolean =>
  /^\{"data":(?:null|\{"\w+":(?:null|\[null\])\})|"code":"(?:NOT_FOUND|INVALID|FORBIDDEN)"/.test(text);

/** Returns what is found although it is hidden from a person. */
const leaked = (name: PersonName, text: string): Canary[] =>
  canariesIn(text).filter((canary) => (HIDDEN_FROM[name] as readonly Canary[]).includes(canary));

/** Asks for everything as a person. Returns where a canary is that is hidden from it. */
async function leaksFor(name: PersonName, asks: readonly Ask[]): Promise<string[]> {
  const leaks: string[] = [];
  for (const one of asks)
    for (const canary of leaked(name, await one.ask(school.people[name])))
      leaks.push(`${canary}: ${one.name}`);
  return leaks;
}

describe('what is hidden', () => {
  test('is read by the teacher in fields, REST and files (control)', () => {
    expect(found).toMatchObject({
      queries: new Set<Canary>(['answers', 'link', 'laterLink', 'laterFile', 'room']),
      addresses: new Set<Canary>(['room']),
      downloads: new Set<Canary>(['link', 'laterLink', 'laterFile']),
    });
  });

  test('is looked for in every download', () => {
    expect(downloadPaths().toSorted()).toEqual(Object.keys(DOWNLOADS).toSorted());
  });

  test.each(PEOPLE)(
    'is in no field, page, export and file for the %s',
    async (name) => {
      expect(await leaksFor(name, asked)).toEqual([]);
    },
    120_000,
  );

  test.each(['seated', 'learner'] as const)(
    'is in no field that only the %s student has',
    async (name) => {
      const own = await everyQuery(app, [], school.teacher); // lists of their own, which are empty for the teacher
      expect(await leaksFor(name, own)).toEqual([]);
    },
    120_000,
  );

  test('is read by the seated student as far as it is open (control)', async () => {
    const open = new Set<Canary>();
    for (const { ask } of asked)
      for (const canary of canariesIn(await ask(school.people.seated))) open.add(canary);
    expect(open).toEqual(new Set<Canary>(['link', 'room']));
  }, 120_000);
});

/** Waits until something has happened. */
const until = (condition: () => boolean | Promise<boolean>) =>
  vi.waitFor(
    async () => {
      if (!(await condition())) throw new Error('It has not happened yet.');
    },
    { timeout: 30_000 },
  );

/** Changes everything that sends something: events, webhooks, notifications and mails. */
async function doMuch(): Promise<void> {
  const { teacher, learner, quizId, quizLesson, open, later, cohort, course } = school;
  const run = async (document: string, input: object, as: Member = teacher) => {
    const { errors } = await app.graphql(document, { input }, { as });
    expect(errors).toEqual([]);
  };
  const LESSON = 'mutation ($input: UpdateLessonInput!) { updateLesson(input: $input) { lesson { id } } }';
  const times = { startsAt: '2031-03-12T17:00:00.000Z', endsAt: '2031-03-12T18:30:00.000Z' };
  for (const [lesson, end] of [
    [open, 'open'],
    [later, 'later'],
  ] as const)
    await run(LESSON, { id: lesson.id, ...times, meetingLink: linkTo(`${end}-2`) });
  await run('mutation ($input: UpdateCohortInput!) { updateCohort(input: $input) { cohort { id } } }', {
    id: cohort.id,
    title: 'Moved',
  });
  await run(
    'mutation ($input: CreateLinkResourceInput!) { createLinkResource(input: $input) { resource { id } } }',
    { holderId: course.id, name: 'Notes', url: 'https://example.org/notes' },
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
    school.admin,
  );
  await run(
    'mutation ($input: CancelMemberEnrollmentInput!) { cancelMemberEnrollment(input: $input) { __typename } }',
    { id: school.seatedEnrollmentId },
    school.admin,
  );
}

describe('while much is changed, what is hidden', () => {
  const heard: Partial<Record<PersonName | 'teacher', string[]>> = {};
  beforeAll(async () => {
    const actors: [PersonName | 'teacher', Actor][] = [
      ...PEOPLE.map((name): [PersonName, Actor] => [name, school.people[name]]),
      ['teacher', school.teacher],
    ];
    const followers = [];
    for (const [name, as] of actors) {
      const follower = await listen(app, as, school);
      heard[name] = follower.heard;
      followers.push(follower);
    }
    await doMuch();
    await until(() => {
      const told = new Set(heard.teacher!.flatMap(canariesIn));
      return told.has('answers') && told.has('room');
    });
    const types = () => receiver.received.map(({ body }) => (JSON.parse(body) as { type: string }).type);
    await until(() =>
      ['cohort.updated', 'attempt.submitted', 'attempt.graded'].every((type) => types().includes(type)),
    );
    await until(async () => (await waitingJobs()).rowCount === 0);
    for (const { stop } of followers) await stop();
  }, 120_000);

  const waitingJobs = () =>
    app.db.query(
      'select from graphile_worker.jobs where run_at <= now() union all select from graphile_worker_prompt.jobs where run_at <= now()',
    );

  test.each(PEOPLE)('reaches the %s by no event', (name) => {
    expect(heard[name]!.flatMap((text) => leaked(name, text).map((canary) => `${canary}: ${text}`))).toEqual(
      [],
    );
  });

  test.each(PEOPLE.filter((name) => name !== 'visitor'))(
    'is in no mail and no notification of the %s',
    async (name) => {
      const { email } = school.people[name] as Member;
      const mails = app.mails().filter(({ to }) => to.includes(email.toLowerCase()));
      const told = await leaksFor(
        name,
        asked.filter((one) => one.name.startsWith('notifications')),
      );
      expect([...mails.flatMap((mail) => leaked(name, textOf(mail))), ...told]).toEqual([]);
    },
  );

  test('is in no mail to somebody who was invited', async () => {
    const mails = await app.mailTo('new@canaries.example');
    expect(mails.flatMap((mail) => canariesIn(textOf(mail)))).toEqual([]);
  });

  test('is in no webhook', () => {
    const bodies = receiver.received.map(({ body }) => body);
    expect(bodies.flatMap(canariesIn)).toEqual([]);
  });

  test('is mailed to nobody but those who may read it (control of the mails)', () => {
    const subjects = app.mails().map(({ subject }) => subject);
    expect(subjects.length).toBeGreaterThan(2);
  });
});

/** Returns everything in a mail, with its attachments decoded. */
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
