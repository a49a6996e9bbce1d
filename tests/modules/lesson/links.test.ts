import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import {
  aCourse,
  aLesson,
  anActivity,
  anEvent,
  aTeacher,
  type ItemRow,
  type Member,
} from '#tests/support/factories';

let app: App;
let teacher: Member;
let course: ItemRow;
let lesson: ItemRow;
let activity: ItemRow;
let event: ItemRow;
beforeAll(async () => {
  app = await startApp();
  teacher = await aTeacher(app);
  course = await aCourse(app, { by: teacher });
  lesson = await aLesson(app, { course });
  activity = await anActivity(app, { course });
  event = await anEvent(app, { by: teacher });
});
afterAll(() => app.stop());

/** Returns the problem of the only wrong field, or null. */
async function problemOf(noun: string, operation: string, input: object) {
  const type = `${operation[0]!.toUpperCase()}${operation.slice(1)}Input`;
  const { errors } = await app.graphql(
    `mutation ($input: ${type}!) { ${operation}(input: $input) { ${noun} { id } } }`,
    { input },
    { as: teacher },
  );
  return errors[0]?.extensions.fields?.[0] ?? null;
}

const BAD = [
  'http://example.org/a.pdf',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'ftp://example.org/a',
  'file:///etc/passwd',
  'https://',
];

const GOOD = 'https://example.org/a.mp4';

const HTTPS = 'Enter an address that starts with https://.';
const MATERIAL = 'Links must start with https://.';

const PLACES: [string, string, string, (link: string) => [string, string, object]][] = [
  [
    'meetings of lessons',
    'meetingLink',
    HTTPS,
    (link) => ['lesson', 'updateLesson', { id: lesson.id, meetingLink: link }],
  ],
  [
    'videos',
    'videoUrl',
    'Enter a YouTube or Vimeo link, or an https:// link to a video file.',
    (link) => ['lesson', 'updateLesson', { id: lesson.id, videoUrl: link }],
  ],
  [
    'materials of lessons',
    'materials',
    MATERIAL,
    (link) => ['lesson', 'updateLesson', { id: lesson.id, materials: ['A pencil', link] }],
  ],
  [
    'materials of activities',
    'materials',
    MATERIAL,
    (link) => ['activity', 'updateActivity', { id: activity.id, materials: [link] }],
  ],
  [
    'materials of events',
    'materials',
    MATERIAL,
    (link) => ['event', 'updateEvent', { id: event.id, version: 1, materials: [link] }],
  ],
  [
    'resources',
    'url',
    HTTPS,
    (link) => ['resource', 'createLinkResource', { holderId: course.id, name: 'Link', url: link }],
  ],
];

test.each(PLACES)('links of %s are https', async (_, field, message, call) => {
  for (const link of BAD) expect([link, await problemOf(...call(link))]).toEqual([link, { field, message }]);
  expect(await problemOf(...call(GOOD))).toBeNull();
});

test('names with a colon are no links', async () => {
  const materials = ['Chapter 3: paper', 'Note: bring a pencil'];
  expect(await problemOf('lesson', 'updateLesson', { id: lesson.id, materials })).toBeNull();
});
