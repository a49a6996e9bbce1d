import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import { aCourse, aTeacher, type ItemRow, type Member } from '#tests/support/factories';

let app: App;
let teacher: Member;
let course: ItemRow;
beforeAll(async () => {
  app = await startApp();
  teacher = await aTeacher(app);
  course = await aCourse(app, { by: teacher });
});
afterAll(() => app.stop());

const FIELDS = 'id type startsAt endsAt durationMinutes meetingLink maxParticipants content videoUrl';

const create = (input: object) =>
  app.graphql(
    `mutation ($input: CreateLessonInput!) { createLesson(input: $input) { lesson { ${FIELDS} } } }`,
    { input: { title: 'Closures', description: 'What they keep.', courseId: course.id, ...input } },
    { as: teacher },
  );

const update = (input: object) =>
  app.graphql(
    `mutation ($input: UpdateLessonInput!) { updateLesson(input: $input) { lesson { ${FIELDS} } } }`,
    { input },
    { as: teacher },
  );

test.each(['VIDEO', 'EXERCISE', 'QUIZ'])(
  'a lesson of type %s needs neither a time nor a meeting',
  async (type) => {
    const { data, errors } = await create({
      type,
      durationMinutes: 25,
      content: '# Read this',
      videoUrl: 'https://youtu.be/dQw4w9WgXcQ',
    });
    expect(errors).toEqual([]);
    expect(data!['createLesson']).toEqual({
      lesson: {
        id: expect.any(String),
        type,
        startsAt: null,
        endsAt: null,
        durationMinutes: 25,
        meetingLink: null,
        maxParticipants: null,
        content: '# Read this',
        videoUrl: expect.stringContaining('dQw4w9WgXcQ'),
      },
    });
  },
);

test.each([undefined, 'LIVE'])('a live lesson (type %s) needs all its fields', async (type) => {
  const { errors } = await create({ type });
  expect(errors[0]!.extensions).toMatchObject({
    code: 'INVALID',
    fields: [
      { field: 'startsAt', message: 'Start time is required.' },
      { field: 'endsAt', message: 'End time is required.' },
      { field: 'meetingLink', message: 'Meeting link is required.' },
      { field: 'maxParticipants', message: 'Maximum participants is required.' },
    ],
  });
});

test.each([
  'http://meet.example.org/1',
  'meet.example.org',
  'javascript:alert(1)',
  'https:alert(1)',
  `https://meet.example.org/${'x'.repeat(2_000)}`,
])('a meeting link is an https:// address of bounded length, not %s', async (meetingLink) => {
  const { errors } = await create({ type: 'VIDEO', meetingLink });
  expect(errors[0]!.extensions).toMatchObject({ code: 'INVALID', fields: [{ field: 'meetingLink' }] });
});

test('a start without an end is refused, and so is a duration of no time or of more than a day', async () => {
  const problems = async (input: object) => {
    const { errors } = await create({ type: 'VIDEO', ...input });
    return errors[0]?.extensions['fields'];
  };
  const together = 'Set both a start and an end time, or neither.';
  expect(await problems({ startsAt: '2027-03-12T17:00:00Z' })).toEqual([
    { field: 'endsAt', message: together },
  ]);
  expect(await problems({ endsAt: '2027-03-12T17:00:00Z' })).toEqual([
    { field: 'startsAt', message: together },
  ]);
  for (const durationMinutes of [0, -5, 1441])
    expect(await problems({ durationMinutes })).toMatchObject([{ field: 'durationMinutes' }]);
});

test('an update changes and clears the duration, which a fixed time sets unless one is given', async () => {
  const { data } = await create({ type: 'VIDEO', durationMinutes: 25 });
  const { id } = (data!['createLesson'] as { lesson: { id: string } }).lesson;
  const duration = async (input: object) => {
    const { data: changed, errors } = await update({ id, ...input });
    expect(errors).toEqual([]);
    return (changed!['updateLesson'] as { lesson: { durationMinutes: number | null } }).lesson
      .durationMinutes;
  };
  expect(await duration({ durationMinutes: 40 })).toBe(40);
  expect(await duration({ title: 'Closures again' })).toBe(40);
  expect(await duration({ durationMinutes: null })).toBeNull();
  const slot = { startsAt: '2027-03-12T17:00:00Z', endsAt: '2027-03-12T18:30:00Z' };
  expect(await duration(slot)).toBe(90);
  expect(await duration({ ...slot, durationMinutes: 80 })).toBe(80);
  expect(await duration({ startsAt: null, endsAt: null })).toBe(80);
});
