import { open, roomOf, send } from '#tests/modules/chat/calls';
import * as discussions from '#tests/modules/discussion/calls';
import { cancel, enroll } from '#tests/modules/enrollment/calls';
import * as quizzes from '#tests/modules/quiz/calls';
import { grade, handIn } from '#tests/modules/submission/calls';
import type { App } from '#tests/support/app';
import {
  aCohort,
  aCohortSession,
  aCourse,
  aDiscussion,
  aLesson,
  anActivity,
  anAdmin,
  anEnrollment,
  anEvent,
  anInstitution,
  anOrder,
  aQuiz,
  aStudent,
  aSubmission,
  aTeacher,
  inDays,
  type ItemRow,
  type Member,
  type QuizRow,
} from '#tests/support/factories';
import type { Subscription } from '#tests/support/socket';

/** An institution with people whose writes concern each other. */
export interface World {
  app: App;
  admin: Member;
  teacher: Member;
  /** Enrolled, as ben is. */
  ana: Member;
  ben: Member;
  /** Enrolls and cancels. */
  cleo: Member;
  cohort: ItemRow;
  /** ID of the cohort's conversation. */
  room: string;
  /** IDs of conversations with messages. */
  talks: string[];
  course: ItemRow;
  activity: ItemRow;
  /** Submission of ana. */
  submission: ItemRow;
  /** Further activities with work of ana, to be deleted. */
  spare: ItemRow[];
  discussion: ItemRow;
  /** Lesson with a quiz of one essay. */
  lesson: ItemRow;
  quiz: QuizRow;
  /** With two places. */
  event: ItemRow;
  /** Held yesterday. */
  session: ItemRow;
  /** Awaited orders of ana. */
  orders: { id: string }[];
}

export async function aWorld(app: App): Promise<World> {
  const teacher = await aTeacher(app, { institution: await anInstitution(app, { plan: 'enterprise' }) });
  const { institution } = teacher;
  const admin = await anAdmin(app, { institution });
  const [ana, ben, cleo] = await Promise.all([
    aStudent(app, { institution, firstName: 'Ana' }),
    aStudent(app, { institution, firstName: 'Ben' }),
    aStudent(app, { institution, firstName: 'Cleo' }),
  ]);
  const course = await aCourse(app, { by: teacher });
  const cohort = await aCohort(app, { by: teacher, courses: [course], capacity: 3 });
  for (const student of [ana, ben]) await anEnrollment(app, { cohort, student });
  const activity = await anActivity(app, { course });
  const spare = await Promise.all([1, 2, 3].map(() => anActivity(app, { course })));
  for (const one of spare) await aSubmission(app, { activity: one, student: ana });
  const lesson = await aLesson(app, { course, type: 'quiz' });
  const room = await roomOf(app, cohort);
  return {
    app,
    admin,
    teacher,
    ana,
    ben,
    cleo,
    cohort,
    room,
    talks: [room, await open(app, teacher, ana), await open(app, teacher, ben)],
    course,
    activity,
    submission: await aSubmission(app, { activity, student: ana }),
    spare,
    discussion: await aDiscussion(app, { by: ben, course }),
    lesson,
    quiz: await aQuiz(app, { lesson }),
    event: await anEvent(app, { by: teacher, maxParticipants: 2 }),
    session: await aCohortSession(app, { cohort }),
    orders: await Promise.all(
      [1, 2, 3].map(async () =>
        anOrder(app, { cohort: await aCohort(app, { by: teacher, price: 49 }), student: ana }),
      ),
    ),
  };
}

/** Returns a random number below a bound. */
export type Draw = (bound: number) => number;

/** Returns the same numbers for the same seed (mulberry32). */
export function drawing(seed: number): Draw {
  let state = seed;
  return (bound) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * bound);
  };
}

/** Returns the items in random order. */
export function shuffled<Item>(items: readonly Item[], draw: Draw): Item[] {
  const left = [...items];
  return items.map(() => left.splice(draw(left.length), 1)[0]!);
}

/**
 * Returns writes by random actors with random texts. Each draws when it is called, so the same seed gives the same
 * writes. Some are rejected and change nothing.
 */
export function randomWrites(world: World, draw: Draw): (() => Promise<unknown>)[] {
  const { app, admin, teacher, ana, ben, cleo, cohort, room, talks, activity, submission } = world;
  const { course, discussion, quiz, spare } = world;
  const pick = <Item>(items: readonly Item[]): Item => items[draw(items.length)]!;
  const someone = () => pick([teacher, ana, ben]);
  const text = (word: string) => `${word} ${draw(1000)}`;
  const ask = (as: Member, query: string, variables: object = {}) => app.graphql(query, variables, { as });
  let online: Subscription | undefined;
  return [
    () => send(app, someone(), pick(talks), text('Hello')),
    async (by = someone(), isKept = draw(2) === 0, body = text('Corrected')) => {
      const { data } = await send(app, by, room, 'A slip');
      const { id } = data.sendMessage.message;
      return isKept
        ? ask(by, 'mutation ($input: EditMessageInput!) { editMessage(input: $input) { message { id } } }', {
            input: { id, body },
          })
        : ask(by, 'mutation ($id: ID!) { deleteMessage(input: { id: $id }) { message { id } } }', { id });
    },
    async (by = someone(), id = pick(talks)) => {
      const { data } = await ask(by, 'query ($id: ID!) { conversation(id: $id) { lastSequence } }', { id });
      return ask(
        by,
        'mutation ($id: ID!, $sequence: Int!) { markConversationRead(input: { id: $id, sequence: $sequence }) { viewer { id } } }',
        { id, sequence: data.conversation?.lastSequence },
      );
    },
    () =>
      ask(
        ben,
        'mutation ($id: ID!) { setTyping(input: { conversationId: $id, isTyping: true }) { __typename } }',
        {
          id: room,
        },
      ),
    () =>
      ask(
        teacher,
        'mutation ($input: CreateLinkResourceInput!) { createLinkResource(input: $input) { resource { id } } }',
        {
          input: {
            holderId: course.id,
            name: text('Link'),
            url: 'https://example.org',
            isForSeatsOnly: draw(2) === 0,
          },
        },
      ),
    async () => {
      const { data } = await ask(teacher, 'query ($id: ID!) { course(id: $id) { resources { id } } }', {
        id: course.id,
      });
      const found = data.course.resources as { id: string }[];
      if (found.length === 0) return undefined;
      const { id } = pick(found);
      return draw(2) === 0
        ? ask(teacher, 'mutation ($id: ID!) { deleteResource(input: { id: $id }) { id } }', { id })
        : ask(
            teacher,
            'mutation ($input: ArrangeResourcesInput!) { arrangeResources(input: $input) { course { id } } }',
            {
              input: {
                holderId: course.id,
                ids: [id, ...found.map((each) => each.id).filter((each) => each !== id)],
              },
            },
          );
    },
    () =>
      ask(
        admin,
        'mutation ($input: CreateCategoryInput!) { createCategory(input: $input) { category { id } } }',
        { input: { name: text('Category') } },
      ),
    async (isKept = draw(3) > 0, name = text('Renamed')) => {
      const { data } = await ask(admin, '{ categories { id } }');
      const ids = (data.categories as { id: string }[]).map(({ id }) => id);
      if (ids.length === 0) return;
      const id = pick(ids);
      if (!isKept)
        await ask(admin, 'mutation ($id: ID!) { deleteCategory(input: { id: $id }) { id } }', { id });
      else {
        await ask(
          admin,
          'mutation ($input: UpdateCategoryInput!) { updateCategory(input: $input) { category { id } } }',
          { input: { id, name } },
        );
        await ask(
          admin,
          'mutation ($ids: [ID!]!) { arrangeCategories(input: { ids: $ids }) { categories { id } } }',
          { ids: [id, ...ids.filter((each) => each !== id)] },
        );
      }
    },
    async () => {
      const { data } = await ask(teacher, 'query ($id: ID!) { course(id: $id) { version } }', {
        id: course.id,
      });
      return ask(
        teacher,
        'mutation ($input: UpdateCourseInput!) { updateCourse(input: $input) { course { id } } }',
        { input: { id: course.id, version: data.course.version, title: text('Course') } },
      );
    },
    () =>
      ask(
        admin,
        'mutation ($input: CreateSectionInput!) { createSection(input: $input) { section { id } } }',
        { input: { courseId: course.id, title: text('Section') } },
      ),
    () =>
      ask(
        teacher,
        'mutation ($input: UpdateLessonInput!) { updateLesson(input: $input) { lesson { id } } }',
        {
          input: { id: world.lesson.id, title: text('Lesson'), isPreview: draw(2) === 0 },
        },
      ),
    () => enroll(app, cohort, cleo, true),
    () => cancel(app, cohort, cleo),
    () =>
      ask(
        teacher,
        'mutation ($input: UpdateCohortInput!) { updateCohort(input: $input) { cohort { id } } }',
        { input: { id: cohort.id, title: text('Cohort'), capacity: 2 + draw(3) } },
      ),
    () =>
      ask(
        admin,
        'mutation ($id: ID!, $role: Role!) { changeMemberRole(input: { id: $id, role: $role }) { member { id } } }',
        { id: cleo.membershipId, role: pick(['STUDENT', 'INSTRUCTOR']) },
      ),
    () => discussions.start(app, someone(), { title: text('Question') }),
    async () => {
      const { data } = await discussions.start(app, ben, { title: 'Asked too early' });
      return discussions.remove(app, ben, data.startDiscussion.discussion.id as string);
    },
    () => discussions.change(app, ben, { id: discussion.id, title: text('Other words') }),
    () => discussions.reply(app, someone(), discussion.id, { body: text('Reply') }),
    async (by = someone(), isKept = draw(2) === 0, body = text('Changed')) => {
      const { data } = await discussions.reply(app, by, discussion.id);
      const id = data.replyToDiscussion.reply.id as string;
      return isKept ? discussions.changeReply(app, by, id, body) : discussions.removeReply(app, by, id);
    },
    () => handIn(app, activity, ana, { description: text('Version') }),
    () => grade(app, submission, teacher, { points: draw(100) }),
    () =>
      ask(teacher, 'mutation ($id: ID!) { deleteActivity(input: { id: $id }) { id } }', {
        id: spare.pop()?.id ?? course.id, // none is left: an unknown activity
      }),
    () =>
      ask(
        teacher,
        'mutation ($input: UpdateActivityInput!) { updateActivity(input: $input) { activity { id } } }',
        {
          input: {
            id: activity.id,
            title: text('Activity'),
            latePolicy: { penalty: 'FIXED', percent: 1 + draw(9) },
          },
        },
      ),
    () =>
      ask(
        teacher,
        'mutation ($input: GrantExtensionInput!) { grantExtension(input: $input) { extension { id } } }',
        {
          input: {
            activityId: activity.id,
            studentId: ana.membershipId,
            dueAt: inDays(20 + draw(9)),
            reason: text('Reason'),
          },
        },
      ),
    // Too few points to pass: no event tells screens of a cohort that a lesson is completed.
    async (points = draw(5)) => {
      const { data } = await quizzes.start(app, ana, quiz.id);
      const { attempt } = data.startQuizAttempt;
      await quizzes.keep(app, ana, attempt.id, quizzes.rightAnswers(attempt));
      await quizzes.submit(app, ana, attempt.id);
      await quizzes.grade(app, teacher, attempt.answers[0].id, points);
    },
    async (by = pick([teacher, ana]), place = draw(5)) => {
      const { data } = await ask(by, '{ notifications(first: 5) { nodes { id } } }');
      const nodes = data.notifications.nodes as { id: string }[];
      if (nodes.length === 0) return;
      const { id } = nodes[place % nodes.length]!;
      await ask(by, 'mutation ($id: ID!) { markNotificationRead(input: { id: $id }) { viewer { id } } }', {
        id,
      });
    },
    () =>
      ask(admin, 'mutation ($input: CreateCouponInput!) { createCoupon(input: $input) { coupon { id } } }', {
        input: { code: `CODE-${draw(1_000_000)}`, percentOff: 1 + draw(100) },
      }),
    async (isKept = draw(3) > 0, percentOff = 1 + draw(100)) => {
      const { data } = await ask(admin, '{ coupons(first: 5) { nodes { id } } }');
      const ids = (data.coupons.nodes as { id: string }[]).map(({ id }) => id);
      if (ids.length === 0) return;
      const id = pick(ids);
      if (!isKept)
        await ask(admin, 'mutation ($id: ID!) { deleteCoupon(input: { id: $id }) { id } }', { id });
      else
        await ask(
          admin,
          'mutation ($input: UpdateCouponInput!) { updateCoupon(input: $input) { coupon { id } } }',
          { input: { id, percentOff } },
        );
    },
    // Not paid: no event tells the list of conversations of a new seat.
    () =>
      ask(admin, 'mutation ($id: ID!) { cancelOrder(input: { id: $id }) { order { id } } }', {
        id: pick(world.orders).id,
      }),
    () => ask(pick([teacher, ana]), 'mutation { markAllNotificationsRead { viewer { id } } }'),
    async () => {
      const former = online;
      online = former
        ? undefined
        : app.subscribe('subscription { notificationsRead { viewer { id } } }', {}, { as: ben });
      await (former?.return() ?? online?.ready);
    },
  ];
}
