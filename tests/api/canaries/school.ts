import { keep, KEY, QUESTIONS, rightAnswers, save, start, submit } from '#tests/modules/quiz/calls';
import type { App } from '#tests/support/app';
import {
  type Actor,
  aCohort,
  aCohortSession,
  aCourse,
  aFile,
  aLesson,
  anActivity,
  anAdmin,
  anAvailability,
  anEnrollment,
  anEvent,
  anInstitution,
  aRegistration,
  aResource,
  aStudent,
  aTeacher,
  aVisitor,
  inDays,
  type ItemRow,
  type Member,
} from '#tests/support/factories';

/** Values that are found nowhere else. */
export const CANARIES = {
  /** Right answers of quizzes that do not show them yet: texts, and numbers that nobody else writes. */
  answers: new RegExp(`${KEY}|7\\.7654321|0\\.0123`),
  /** Meeting of a lesson that students with a seat join. */
  link: /canary-link-open/,
  /** Meeting and file of a lesson that is not released yet. */
  laterLink: /canary-link-later/,
  laterFile: /canary-file-later/,
  /** Meeting of the cohort. */
  room: /canary-link-of-the-room/,
  /** Recording of a session, which students with a seat watch. */
  recording: /canary-link-of-the-recording/,
  /** Code with which students check in at a session, which only its teachers see. Quoted, because other digits may contain it. */
  checkIn: /"918273"/,
  /** Meeting of an event that members may register for. */
  event: /canary-link-of-the-event/,
  /** Material of the event, for people with a place. */
  material: /canary-link-of-the-material/,
  /** Meeting of a booked slot of office hours. */
  booking: /canary-link-of-the-booking/,
  /** Subject of a booked slot, which only host and guest know. */
  topic: /canary-topic/,
  /** Meeting of office hours, which only bookings get. */
  hours: /canary-link-of-the-hours/,
} as const;

export type Canary = keyof typeof CANARIES;

const EVERYTHING = Object.keys(CANARIES) as Canary[];

/** People, and what each may not learn yet. */
export const HIDDEN_FROM = {
  visitor: EVERYTHING,
  stranger: EVERYTHING, // admin of another institution
  colleague: EVERYTHING, // a teacher who neither owns the course nor teaches the cohort
  classmate: EVERYTHING, // a student without a seat
  waiting: EVERYTHING, // on the waitlist of the cohort
  seated: ['answers', 'laterLink', 'laterFile', 'checkIn', 'booking', 'topic', 'hours'], // has submitted an attempt, and a place at the event
  learner: ['answers', 'laterLink', 'laterFile', 'checkIn', 'event', 'material', 'hours'], // has a seat and a booking, waits for the event, and takes a quiz while others listen
} as const satisfies Record<string, readonly Canary[]>;

export type PersonName = keyof typeof HIDDEN_FROM;

export interface School {
  teacher: Member;
  admin: Member;
  people: Record<PersonName, Actor>;
  /** The student who has not begun. */
  learner: Member;
  course: ItemRow;
  cohort: ItemRow;
  open: ItemRow;
  later: ItemRow;
  quizLesson: ItemRow;
  quizId: string;
  /** IDs of everything that an argument may name. */
  ids: string[];
  fileId: string;
  /** Session that took place. */
  held: ItemRow;
  /** Event at which the seated student has the only place. */
  event: ItemRow;
  /** Slot of office hours that the learner booked. */
  booking: ItemRow;
  waitingEnrollmentId: string;
}

export const linkTo = (end: string) => `https://meet.example.org/canary-link-${end}`;

/** Creates a public course with canaries, its cohort, and everyone who may come near them. */
export async function aSchool(app: App): Promise<School> {
  const institution = await anInstitution(app, { plan: 'professional' });
  const [admin, teacher] = [await anAdmin(app, { institution }), await aTeacher(app, { institution })];
  const course = await aCourse(app, { by: teacher, isPublic: true });
  const cohort = await aCohort(app, { by: teacher, courses: [course], capacity: 2, isPublic: true });
  await app.db.query(`update cohort set meeting_platform = 'zoom', meeting_link = $1 where id = $2`, [
    linkTo('of-the-room'),
    cohort.id,
  ]);
  const open = await aLesson(app, { course, position: 1 });
  const later = await aLesson(app, { course, position: 2 });
  await app.db.query(
    'update lesson set meeting_link = v.link, is_preview = true, release_at = v.release from (values ($1::uuid, $2, null), ($3, $4, $5::timestamptz)) v (id, link, release) where lesson.id = v.id',
    [open.id, linkTo('open'), later.id, linkTo('later'), inDays(3)],
  );
  const fileId = await aFile(app, {
    by: teacher,
    purpose: 'material',
    holderId: later.id,
    name: 'canary-file-later.js',
    content: '// canary-file-later',
  });
  const quizLesson = await aLesson(app, { course, type: 'quiz', position: 3 });
  const activityLesson = await aLesson(app, { course, type: 'quiz', position: 4 });
  const activity = await anActivity(app, { course, type: 'quiz' });
  const people = {
    visitor: aVisitor(),
    stranger: await anAdmin(app),
    colleague: await aTeacher(app, { institution }),
    classmate: await aStudent(app, { institution }),
    waiting: await aStudent(app, { institution }),
    seated: await aStudent(app, { institution }),
    learner: await aStudent(app, { institution }),
  };
  const enrollments = [];
  for (const student of [people.seated, people.learner])
    enrollments.push(await anEnrollment(app, { cohort, student }));
  enrollments.push(await anEnrollment(app, { cohort, student: people.waiting, status: 'waitlisted' }));
  const quiz = await saved(app, teacher, quizLesson, { reveal: 'NEVER' });
  const ofActivity = await saved(app, teacher, activityLesson, {
    activityId: activity.id,
    reveal: 'AFTER_DUE',
    dueAt: inDays(5),
  });
  const held = await aCohortSession(app, { cohort, checkInCode: '918273' });
  await app.db.query('update cohort_session set recording_url = $1 where id = $2', [
    linkTo('of-the-recording'),
    held.id,
  ]);
  const planned = await aCohortSession(app, { cohort, date: inDays(2) });
  const event = await anEvent(app, {
    by: teacher,
    maxParticipants: 1,
    meetingLink: linkTo('of-the-event'),
  });
  const registrations = [
    await aRegistration(app, { event, member: people.seated }),
    await aRegistration(app, { event, member: people.learner, status: 'waitlisted' }),
  ];
  const material = await aResource(app, { event, url: linkTo('of-the-material') });
  const hours = await anAvailability(app, { by: teacher, meetingLink: linkTo('of-the-hours') });
  const booking = await anEvent(app, {
    by: teacher,
    title: 'canary-topic',
    type: 'office-hours',
    maxParticipants: 1,
    meetingLink: linkTo('of-the-booking'),
    isBooking: true,
  });
  registrations.push(await aRegistration(app, { event: booking, member: people.learner }));
  const attempts = [];
  for (const { id } of [quiz, ofActivity]) attempts.push(await taken(app, people.seated, id));
  return {
    teacher,
    admin,
    people,
    learner: people.learner,
    course,
    cohort,
    open,
    later,
    quizLesson,
    held,
    event,
    booking,
    fileId,
    waitingEnrollmentId: enrollments[2]!.id,
    quizId: quiz.id,
    ids: [
      ...[institution, course, cohort, open, later, quizLesson, activity, quiz, ofActivity].map(
        ({ id }) => id,
      ),
      ...[event, material, booking, hours, held, planned, ...registrations].map(({ id }) => id),
      ...[...quiz.questions, ...enrollments, ...attempts, attempts[0]!.answers[0]!].map(({ id }) => id),
      people.seated.membershipId,
      teacher.membershipId,
      fileId,
    ],
  };
}

interface SavedQuiz {
  id: string;
  version: number;
  questions: { id: string }[];
}

export async function saved(app: App, as: Member, lesson: ItemRow, more: object): Promise<SavedQuiz> {
  const { data, errors } = await save(app, as, lesson, { questions: QUESTIONS, ...more });
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return data.saveQuiz.quiz as SavedQuiz;
}

interface Taken {
  id: string;
  answers: { id: string; question: { prompt: string } }[];
}

/** Takes a quiz with answers that are right, but not in the words of the key. */
export async function taken(app: App, as: Member, quizId: string): Promise<Taken> {
  const { attempt } = (await start(app, as, quizId)).data.startQuizAttempt;
  await keep(app, as, attempt.id, [...rightAnswers(attempt)]);
  const { data, errors } = await submit(app, as, attempt.id);
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return data.submitQuizAttempt.attempt as Taken;
}
