import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import {
  aCohort,
  aCourse,
  aLesson,
  anAdmin,
  anEnrollment,
  aReview,
  aStudent,
  aTeacher,
  aVisitor,
  type Actor,
  type ItemRow,
  type Member,
} from '#tests/support/factories';

let app: App;
let teacher: Member;
let admin: Member;
let student: Member;
let course: ItemRow;
let cohort: ItemRow;
let lessons: ItemRow[];
beforeAll(async () => {
  app = await startApp();
  teacher = await aTeacher(app);
  admin = await anAdmin(app, { institution: teacher.institution });
});
afterAll(() => app.stop());

beforeEach(async () => {
  course = await aCourse(app, { by: teacher, isPublic: true });
  lessons = [];
  for (let position = 0; position < 5; position++)
    lessons.push(await aLesson(app, { course, type: 'video', position }));
  cohort = await aCohort(app, { by: teacher, courses: [course] });
  student = await aLearner();
});

/** A student with a seat who completed a fifth of the lessons. */
async function aLearner(): Promise<Member> {
  const learner = await aStudent(app, {
    institution: teacher.institution,
    firstName: 'Ana',
    lastName: 'Prieto',
  });
  await anEnrollment(app, { cohort, student: learner });
  const done =
    'mutation ($id: ID!) { completeLesson(input: { id: $id, isCompleted: true }) { lesson { id } } }';
  expect((await app.graphql(done, { id: lessons[0]!.id }, { as: learner })).errors).toEqual([]);
  return learner;
}

const REVIEW = 'id authorName rating body reply helpfulCount notHelpfulCount viewerVote isOwn';

const review = (
  as: Actor,
  input: { rating?: number; body?: string; version?: number } = {},
  courseId = course.id,
) =>
  app.graphql(
    `mutation ($input: ReviewCourseInput!) { reviewCourse(input: $input) { review { ${REVIEW} }
      course { reviewCount averageRating ratingCounts viewerReview { id } } } }`,
    { input: { courseId, rating: 5, body: 'Worth every hour.', ...input } },
    { as },
  );

const read = (as: Actor) =>
  app.graphql(
    `query ($id: ID!) { course(id: $id) { reviewCount averageRating ratingCounts viewerMayReview
      reviews(first: 5) { nodes { ${REVIEW} } } } }`,
    { id: course.id },
    { as },
  );

const act = (name: string, input: object, as: Actor) =>
  app.graphql(
    `mutation ($input: ${name[0]!.toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { review { ${REVIEW} hiddenAt } } }`,
    { input },
    { as },
  );

test('a student reviews a course once, and a second review replaces the first', async () => {
  const { data } = await review(student);
  const { id } = data.reviewCourse.review;
  expect(data.reviewCourse).toEqual({
    review: {
      id: expect.any(String),
      authorName: 'Ana P.',
      rating: 5,
      body: 'Worth every hour.',
      reply: null,
      helpfulCount: 0,
      notHelpfulCount: 0,
      viewerVote: null,
      isOwn: true,
    },
    course: { reviewCount: 1, averageRating: null, ratingCounts: [0, 0, 0, 0, 1], viewerReview: { id } },
  });
  const again = await review(student, { rating: 3, body: 'Still good.' });
  expect(again.data.reviewCourse).toMatchObject({
    review: { id, rating: 3, body: 'Still good.' },
    course: { reviewCount: 1, ratingCounts: [0, 0, 1, 0, 0] },
  });
});

test('five reviews at once by one student leave one', async () => {
  const answers = await Promise.all([1, 2, 3, 4, 5].map((rating) => review(student, { rating })));
  for (const { errors } of answers) expect(errors).toEqual([]);
  const { data } = await read(student);
  expect(data.course.reviewCount).toBe(1);
});

test('visitors read the reviews of a public course, and the average from three reviews on', async () => {
  await aReview(app, { by: student, course, rating: 5 });
  await aReview(app, { by: await aStudent(app, { institution: teacher.institution }), course, rating: 4 });
  expect((await read(aVisitor())).data.course).toMatchObject({ reviewCount: 2, averageRating: null });
  await aReview(app, { by: await aStudent(app, { institution: teacher.institution }), course, rating: 4 });
  const { data } = await read(aVisitor());
  expect(data.course).toMatchObject({
    reviewCount: 3,
    averageRating: 4.3,
    ratingCounts: [0, 0, 0, 2, 1],
    viewerMayReview: false,
  });
  expect(data.course.reviews.nodes).toHaveLength(3);
  await app.db.query(`update course set status = 'draft' where id = $1`, [course.id]);
  expect((await read(aVisitor())).data.course).toBeNull();
});

test('only a student with a seat who did a fifth of the lessons writes one', async () => {
  const classmate = await aStudent(app, { institution: teacher.institution });
  const refused = async (as: Actor) => {
    const { code, errors } = await review(as);
    return [code, errors[0]!.message];
  };
  expect(await refused(classmate)).toEqual(['FORBIDDEN', 'Enroll in a cohort with this course first.']);
  expect(await refused(teacher)).toEqual(['FORBIDDEN', 'Enroll in a cohort with this course first.']);
  await anEnrollment(app, { cohort, student: classmate });
  expect(await refused(classmate)).toEqual([
    'CONFLICT',
    'Complete at least 20% of the lessons before you review the course.',
  ]);
  expect((await read(classmate)).data.course.viewerMayReview).toBe(false);
  expect((await read(student)).data.course.viewerMayReview).toBe(true);
  expect((await review(aVisitor())).code).toBe('UNAUTHENTICATED');
  expect((await review(await aStudent(app))).code).toBe('NOT_FOUND');
});

test.each([
  [{ rating: 0 }, 'rating'],
  [{ rating: 6 }, 'rating'],
  [{ body: '  ' }, 'body'],
  [{ body: 'x'.repeat(5001) }, 'body'],
])('rejects %o', async (input, field) => {
  const { code, errors } = await review(student, input);
  expect([code, errors[0]!.extensions.fields?.[0]?.field]).toEqual(['INVALID', field]);
});

test('members vote once each, change and take back their vote; authors do not', async () => {
  const { id } = await aReview(app, { by: student, course });
  const classmate = await aStudent(app, { institution: teacher.institution });
  await Promise.all([1, 2, 3].map(() => act('voteOnReview', { id, isHelpful: true }, classmate)));
  const voted = await act('voteOnReview', { id, isHelpful: true }, teacher);
  expect(voted.data.voteOnReview.review).toMatchObject({
    helpfulCount: 2,
    notHelpfulCount: 0,
    viewerVote: true,
  });
  const changed = await act('voteOnReview', { id, isHelpful: false }, teacher);
  expect(changed.data.voteOnReview.review).toMatchObject({
    helpfulCount: 1,
    notHelpfulCount: 1,
    viewerVote: false,
  });
  const taken = await act('voteOnReview', { id, isHelpful: null }, teacher);
  expect(taken.data.voteOnReview.review).toMatchObject({
    helpfulCount: 1,
    notHelpfulCount: 0,
    viewerVote: null,
  });
  expect((await act('voteOnReview', { id, isHelpful: true }, student)).code).toBe('FORBIDDEN');
  expect((await read(aVisitor())).data.course.reviews.nodes[0]).toMatchObject({ helpfulCount: 1 });
});

test('the owner of the course replies, and no student does', async () => {
  const { id } = await aReview(app, { by: student, course });
  const { data } = await act('replyToReview', { id, reply: 'Thank you!' }, teacher);
  expect(data.replyToReview.review.reply).toBe('Thank you!');
  expect((await act('replyToReview', { id, reply: 'No' }, student)).code).toBe('FORBIDDEN');
  const other = await aTeacher(app, { institution: teacher.institution });
  expect((await act('replyToReview', { id, reply: 'No' }, other)).code).toBe('FORBIDDEN');
  expect((await act('replyToReview', { id, reply: null }, admin)).data.replyToReview.review.reply).toBeNull();
});

test('a hidden review is seen by its author and admins, and counts nowhere', async () => {
  const { id } = await aReview(app, { by: student, course });
  expect((await act('setReviewHidden', { id, isHidden: true }, teacher)).code).toBe('FORBIDDEN');
  const { data } = await act('setReviewHidden', { id, isHidden: true }, admin);
  expect(data.setReviewHidden.review.hiddenAt).not.toBeNull();
  const seenBy = async (as: Actor) => (await read(as)).data.course.reviews.nodes.length;
  expect(await Promise.all([aVisitor(), teacher, student, admin].map(seenBy))).toEqual([0, 0, 1, 1]);
  expect((await read(student)).data.course.reviewCount).toBe(0);
  expect((await act('voteOnReview', { id, isHelpful: true }, teacher)).code).toBe('NOT_FOUND');
  await act('setReviewHidden', { id, isHidden: false }, admin);
  expect(await seenBy(aVisitor())).toBe(1);
});

test('author and admin delete a review with its votes', async () => {
  const { id } = await aReview(app, { by: student, course });
  await act('voteOnReview', { id, isHelpful: true }, teacher);
  const remove = (as: Actor) =>
    app.graphql(
      'mutation ($id: ID!) { deleteReview(input: { id: $id }) { deleted: id course { reviewCount } } }',
      { id },
      { as },
    );
  expect((await remove(teacher)).code).toBe('FORBIDDEN');
  expect((await remove(student)).data.deleteReview).toEqual({ deleted: id, course: { reviewCount: 0 } });
  expect((await remove(admin)).code).toBe('NOT_FOUND');
});

test('the owner of the course is notified of a review once, not of its edits', async () => {
  await review(student);
  await review(student, { rating: 1 });
  const { data } = await app.graphql(
    '{ notifications(first: 5) { nodes { kind subjectTitle actor { id } } } }',
    {},
    { as: teacher },
  );
  expect(
    data.notifications.nodes.filter(
      ({ subjectTitle }: { subjectTitle: string }) => subjectTitle === course.title,
    ),
  ).toEqual([{ kind: 'REVIEW', subjectTitle: course.title, actor: { id: student.membershipId } }]);
});

test('a reply that is based on an older version of the review does not replace a newer one', async () => {
  const { id } = await aReview(app, { by: student, course });
  const reply = (input: object, as: Actor) =>
    app.graphql(
      'mutation ($input: ReplyToReviewInput!) { replyToReview(input: $input) { review { reply version } } }',
      { input: { id, ...input } },
      { as },
    );
  const first = await reply({ reply: 'First', version: 1 }, admin);
  expect(first.data.replyToReview.review).toEqual({ reply: 'First', version: 2 });
  const late = { code: 'CONFLICT', errors: [{ extensions: { currentVersion: 2 } }] };
  expect(await reply({ reply: 'Second', version: 1 }, teacher)).toMatchObject(late);
  expect((await read(teacher)).data.course.reviews.nodes[0].reply).toBe('First');
  await review(student, { body: 'Not what it was.' });
  expect(await reply({ reply: 'Glad you liked it', version: 2 }, teacher)).toMatchObject({
    code: 'CONFLICT',
  });
  const seen = await reply({ reply: 'Second', version: 3 }, teacher);
  expect(seen.data.replyToReview.review).toEqual({ reply: 'Second', version: 4 });
  expect((await reply({ reply: null }, teacher)).data.replyToReview.review).toEqual({
    reply: null,
    version: 5,
  });
});

test('two edits of one’s own review do not replace each other, and a review that changed is not deleted', async () => {
  const stale = (currentVersion: number) => ({
    code: 'CONFLICT',
    errors: [{ extensions: { currentVersion } }],
  });
  const first = await review(student, { body: 'From the phone', version: 0 });
  const { id } = first.data.reviewCourse.review;
  expect(await review(student, { body: 'From the laptop', version: 0 })).toMatchObject(stale(1));
  await review(student, { body: 'Corrected on the phone', version: 1 });
  expect(await review(student, { body: 'From the laptop', version: 1 })).toMatchObject(stale(2));
  const remove = (version: number) =>
    app.graphql(
      'mutation ($id: ID!, $version: Int) { deleteReview(input: { id: $id, version: $version }) { id } }',
      { id, version },
      { as: admin },
    );
  expect(await remove(1)).toMatchObject(stale(2));
  expect((await read(student)).data.course.reviews.nodes[0].body).toBe('Corrected on the phone');
  expect((await remove(2)).data.deleteReview.id).toBe(id);
  expect(await review(student, { body: 'Corrected again', version: 2 })).toMatchObject(stale(0));
});

test('of five first reviews at once by one student, one is saved and the others are refused', async () => {
  const answers = await Promise.all([1, 2, 3, 4, 5].map((rating) => review(student, { rating, version: 0 })));
  const saved = answers.filter(({ errors }) => errors.length === 0);
  expect(saved).toHaveLength(1);
  expect(answers.filter(({ code }) => code === 'CONFLICT')).toHaveLength(4);
  const [stored] = (await read(student)).data.course.reviews.nodes;
  expect(stored).toEqual(saved[0]!.data.reviewCourse.review);
});
