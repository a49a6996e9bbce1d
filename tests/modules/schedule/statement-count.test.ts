import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import {
  aCohort,
  aCohortSession,
  aCourse,
  anAgendaItem,
  anAttendance,
  anAvailability,
  anEnrollment,
  anEvent,
  anInstitution,
  aRegistration,
  aStudent,
  aTeacher,
  inDays,
  type ItemRow,
  type Member,
} from '#tests/support/factories';

let app: App;
let teacher: Member;
let student: Member;
let cohort: ItemRow;
let held: ItemRow;
beforeAll(async () => {
  app = await startApp();
  teacher = await aTeacher(app, { institution: await anInstitution(app, { plan: 'professional' }) });
  student = await aStudent(app, { institution: teacher.institution });
  cohort = await aCohort(app, { by: teacher, courses: [await aCourse(app, { by: teacher })] });
  await anEnrollment(app, { cohort, student });
  held = await aCohortSession(app, { cohort, date: inDays(-400) });
});
afterAll(() => app.stop());

const EVENT = `id title isBooking meetingLink viewerState isJoinable viewerCan { register } presenter { id displayName }
  agenda { id presenter { id } } viewerRegistration { id waitlistPosition } registrations(first: 5) { totalCount nodes { id member { id } } }`;
const SESSION = `id topic date endsAt isDetached recordingUrl checkInClosesAt viewerAttendance { id status } cohort { id }`;

type Answer = Awaited<ReturnType<App['graphql']>>;

/** Lists with all that their screens show, and how many of their rows an answer has. */
const LISTS: Record<string, { document: string; rowsOf: (data: Answer['data']) => number }> = {
  events: {
    document: `{ events(first: 100, type: WEBINAR) { totalCount nodes { ${EVENT} } } }`,
    rowsOf: ({ events }) => events.nodes.length,
  },
  bookings: {
    document: `{ events(first: 100, type: OFFICE_HOURS, isMine: true) { totalCount nodes { ${EVENT} } } }`,
    rowsOf: ({ events }) => events.nodes.length,
  },
  'free slots': {
    document: `{ availabilities(first: 100) { totalCount nodes { id member { id displayName } freeSlots { startsAt } viewerCan { book } } } }`,
    rowsOf: ({ availabilities }) => availabilities.nodes.length,
  },
  sessions: {
    document: `query ($cohortId: ID!) { cohort(id: $cohortId) { plannedSessions { ${SESSION} } attendance { ${SESSION} } } }`,
    rowsOf: ({ cohort: { plannedSessions, attendance } }) => plannedSessions.length + attendance.length,
  },
  attendances: {
    document: `query ($sessionId: ID!) { attendances(first: 100, sessionId: $sessionId) { totalCount nodes { id status note session { ${SESSION} } member { id displayName } } } }`,
    rowsOf: ({ attendances }) => attendances.nodes.length,
  },
};

/** Counts the statements of reading a list, and its rows. */
async function readsOf(list: string): Promise<{ statements: number; rows: number }> {
  const { services } = app;
  const { document, rowsOf } = LISTS[list]!;
  const as = list === 'attendances' ? teacher : student;
  const run = services.runStatements;
  let statements = 0;
  services.runStatements = (viewer, batch) => {
    statements += batch.length;
    return run(viewer, batch);
  };
  try {
    const known = { cohortId: cohort.id, sessionId: held.id };
    const variables = Object.fromEntries(
      Object.entries(known).filter(([name]) => document.includes(`$${name}`)),
    );
    const { data, errors } = await app.graphql(document, variables, { as });
    expect(errors).toEqual([]);
    return { statements, rows: rowsOf(data) };
  } finally {
    services.runStatements = run;
  }
}

let added = 0;

/** Adds ten rows to each list. */
async function addTen(): Promise<void> {
  for (let at = 0; at < 10; at += 1) {
    added += 1;
    const event = await anEvent(app, { by: teacher });
    await aRegistration(app, { event, member: student });
    await anAgendaItem(app, { event, title: 'Welcome' });
    await anAvailability(app, { by: teacher });
    const startsAt = inDays(added);
    const endsAt = new Date(startsAt.getTime() + 30 * 60_000);
    const times = { startsAt, endsAt, maxParticipants: 1 };
    const booking = await anEvent(app, { by: teacher, type: 'office-hours', isBooking: true, ...times });
    await aRegistration(app, { event: booking, member: student });
    await aCohortSession(app, { cohort, date: inDays(added) });
    await aCohortSession(app, { cohort, date: inDays(-added) });
    const classmate = await aStudent(app, { institution: teacher.institution });
    await anAttendance(app, { session: held, student: classmate });
  }
}

test('a list of events, bookings, free slots, sessions or attendance is one statement, however long', async () => {
  await addTen();
  for (const list of ['events', 'attendances']) await readsOf(list); // caches the sessions of both readers
  const read = async () => {
    const found: Record<string, Awaited<ReturnType<typeof readsOf>>> = {};
    for (const list of Object.keys(LISTS)) found[list] = await readsOf(list);
    return found;
  };
  const few = await read();
  await addTen();
  const many = await read();
  for (const list of Object.keys(LISTS)) {
    expect([list, many[list]!.rows]).toEqual([list, few[list]!.rows + rowsAdded(list)]);
    expect([list, few[list]!.statements, many[list]!.statements]).toEqual([list, 1, 1]);
  }
});

/** Sessions are added before and after today. */
const rowsAdded = (list: string) => (list === 'sessions' ? 20 : 10);
