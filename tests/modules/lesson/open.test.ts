import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { videoOf } from '#modules/lesson/video-player.rules';
import { type App, startApp } from '#tests/support/app';
import {
  type Actor,
  aCohort,
  aCourse,
  aLesson,
  anAdmin,
  anEnrollment,
  aStudent,
  aTeacher,
  aVisitor,
  type ItemRow,
  type Member,
} from '#tests/support/factories';

let app: App;
let teacher: Member;
let seated: Member;
let classmate: Member;
let stranger: Member;
let course: ItemRow;
let lesson: ItemRow;
const CANARY = 'canary-7141';

beforeAll(async () => {
  app = await startApp();
  teacher = await aTeacher(app);
  const { institution } = teacher;
  [seated, classmate] = [await aStudent(app, { institution }), await aStudent(app, { institution })];
  stranger = await anAdmin(app);
  course = await aCourse(app, { by: teacher, isPublic: true });
  const cohort = await aCohort(app, { by: teacher, courses: [course] });
  await anEnrollment(app, { cohort, student: seated });
  lesson = await aLesson(app, { course, position: 1 });
});
afterAll(() => app.stop());

type As = Pick<Actor, 'accessToken'>;

const update = (input: object, as: As = teacher) =>
  app.graphql(
    'mutation ($input: UpdateLessonInput!) { updateLesson(input: $input) { lesson { id content videoUrl } } }',
    { input: { id: lesson.id, ...input } },
    { as },
  );

const FIELDS = 'title content videoUrl transcript materials meetingLink isOpen lockedUntil';

/** Reads the course with its lesson, which must be the same when it is asked for by its own ID. */
async function read(as: As) {
  const { data } = await app.graphql(
    `query ($id: ID!, $lesson: ID!) { lesson(id: $lesson) { ${FIELDS} }
     course(id: $id) { lessons { nodes { ${FIELDS} } } nextLesson { ${FIELDS} } } }`,
    { id: course.id, lesson: lesson.id },
    { as },
  );
  expect(data.lesson).toEqual(data.course.lessons.nodes[0]);
  return data.course;
}

const openFor = async (as: As) => (await read(as)).lessons.nodes[0].isOpen as boolean;

const secrets = {
  content: `# ${CANARY}`,
  videoUrl: `https://example.org/${CANARY}.mp4`,
  transcript: CANARY,
  materials: [CANARY],
  meetingLink: `https://meet.example.org/${CANARY}`,
};
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

describe('an open lesson', () => {
  test('shows its contents to teachers and people with a seat only', async () => {
    expect((await update({ ...secrets, isPreview: false, releaseAt: null })).errors).toEqual([]);
    const admin = await anAdmin(app, { institution: teacher.institution });
    for (const as of [teacher, seated, admin])
      expect((await read(as)).lessons.nodes[0]).toMatchObject({
        ...secrets,
        isOpen: true,
        lockedUntil: null,
      });
    for (const as of [classmate, stranger, aVisitor()]) {
      const answer = await read(as);
      expect(answer.lessons.nodes[0]).toMatchObject({
        content: null,
        videoUrl: null,
        materials: [],
        isOpen: false,
      });
      expect(JSON.stringify(answer)).not.toContain(CANARY);
    }
  });

  test('is closed until its release, for teachers and nobody else open', async () => {
    const releaseAt = inDays(3);
    for (const isPreview of [false, true]) {
      await update({ ...secrets, releaseAt, isPreview });
      expect((await read(teacher)).lessons.nodes[0]).toMatchObject({ isOpen: true, lockedUntil: null });
      for (const as of [seated, classmate, stranger, aVisitor()]) {
        const answer = await read(as);
        expect(answer.lessons.nodes[0]).toMatchObject({ isOpen: false, lockedUntil: releaseAt });
        expect(answer.nextLesson).toBeNull();
        expect(JSON.stringify(answer)).not.toContain(CANARY);
      }
    }
    await update({ releaseAt: inDays(-1), isPreview: false });
    expect([await openFor(seated), await openFor(classmate)]).toEqual([true, false]);
  });

  test('is open for everyone as a preview, without its meeting link', async () => {
    await update({ ...secrets, isPreview: true, releaseAt: null });
    for (const as of [classmate, stranger, aVisitor()]) {
      const { meetingLink: _, ...shown } = secrets;
      expect((await read(as)).lessons.nodes[0]).toMatchObject({ ...shown, meetingLink: null, isOpen: true });
    }
  });

  test('is completed only once it is released', async () => {
    const complete = (isCompleted: boolean) =>
      app.graphql(
        'mutation ($id: ID!, $is: Boolean!) { completeLesson(input: { id: $id, isCompleted: $is }) { lesson { id } } }',
        { id: lesson.id, is: isCompleted },
        { as: seated },
      );
    await app.db.query("update lesson set type = 'exercise' where id = $1", [lesson.id]);
    await update({ releaseAt: inDays(3) });
    expect((await complete(true)).code).toBe('CONFLICT');
    expect((await complete(false)).errors).toEqual([]);
    await update({ releaseAt: null });
    expect((await complete(true)).errors).toEqual([]);
    expect((await complete(false)).errors).toEqual([]);
  });
});

test('contents are limited, and videos come from known places', async () => {
  const problems = async (input: object) =>
    (await update(input)).errors.flatMap(({ extensions }) =>
      (extensions.fields as { field: string }[]).map(({ field }) => field),
    );
  expect(await problems({ content: 'x'.repeat(50_001) })).toEqual(['content']);
  for (const videoUrl of ['http://example.org/a.mp4', 'https://example.org/page', 'javascript:alert(1)'])
    expect(await problems({ videoUrl })).toEqual(['videoUrl']);
  expect((await update({ content: null, videoUrl: null })).data.updateLesson.lesson).toMatchObject({
    content: null,
    videoUrl: null,
  });
});

test('videos are shown by players that set no cookies, or as files', () => {
  const player = 'https://www.youtube-nocookie.com/embed/x7cQ3mrcKaY';
  for (const address of [
    'https://youtu.be/x7cQ3mrcKaY?t=3',
    'https://www.youtube.com/watch?v=x7cQ3mrcKaY',
    'https://m.youtube.com/shorts/x7cQ3mrcKaY',
  ])
    expect(videoOf(address)).toEqual({ kind: 'player', src: player });
  expect(videoOf('https://vimeo.com/76979871')?.src).toBe('https://player.vimeo.com/video/76979871?dnt=1');
  expect(videoOf('https://example.org/a.webm')?.kind).toBe('file');
  expect(videoOf('/videos/lesson.webm')?.kind).toBe('file'); // of the demo
  for (const address of [
    'https://youtube.com.example.org/watch?v=x7cQ3mrcKaY',
    'https://www.youtube.com/watch?v="><script>',
    'https://me@example.org/a.mp4',
    'data:video/mp4,x',
  ])
    expect(videoOf(address)).toBeNull();
});

test('a lesson leads to its neighbours in the course', async () => {
  const own = await aCourse(app, { by: teacher });
  const [one, two, three] = [
    await aLesson(app, { course: own, title: 'One', position: 0 }),
    await aLesson(app, { course: own, title: 'Two', position: 1 }),
    await aLesson(app, { course: own, title: 'Three', position: 2 }),
  ];
  const around = async ({ id }: ItemRow) => {
    const { data } = await app.graphql(
      'query ($id: ID!) { lesson(id: $id) { previous { title } next { title } } }',
      { id },
      { as: teacher },
    );
    return [data.lesson.previous?.title ?? null, data.lesson.next?.title ?? null];
  };
  expect(await Promise.all([one, two, three].map(around))).toEqual([
    [null, 'Two'],
    ['One', 'Three'],
    ['Two', null],
  ]);
});
