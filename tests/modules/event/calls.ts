import type { App } from '#tests/support/app';
import { type Actor, inDays, type ItemRow } from '#tests/support/factories';

type Api = Pick<App, 'graphql'>;

const EVENT = `id title status version sequence: calendarSequence maxParticipants participantCount waitlistCount
  spotsRemaining meetingLink isJoinable cancelReason viewerState
  viewerRegistration { id status waitlistPosition }
  viewerCan { edit publish cancel delete register joinWaitlist cancelRegistration seeRegistrations markAttendance }`;

/** Values of a new event, in three days. */
export const values = (more: object = {}) => ({
  title: 'Paper making',
  type: 'WEBINAR',
  description: 'How paper is made.',
  startsAt: inDays(3),
  endsAt: new Date(inDays(3).getTime() + 3_600_000),
  timeZone: 'Europe/Berlin',
  maxParticipants: 2,
  meetingLink: 'https://meet.example/paper',
  publish: true,
  ...more,
});

const mutate = (name: string, type: string) => (app: Api, input: object, as: Actor) =>
  app.graphql(
    `mutation Change($input: ${type}) { ${name}(input: $input) { event { ${EVENT} } } }`,
    { input },
    { as },
  );

export const createEvent = mutate('createEvent', 'CreateEventInput!');
export const updateEvent = mutate('updateEvent', 'UpdateEventInput!');
export const cancelEvent = mutate('cancelEvent', 'CancelEventInput!');
export const publishEvent = (app: Api, id: string, as: Actor) =>
  app.graphql(
    `mutation ($id: ID!) { publishEvent(input: { id: $id }) { event { ${EVENT} } } }`,
    { id },
    { as },
  );
export const setAgenda = mutate('setEventAgenda', 'SetEventAgendaInput!');
export const markAttendance = mutate('markEventAttendance', 'MarkEventAttendanceInput!');

export const deleteEvent = (app: Api, { id, version }: { id: string; version?: number }, as: Actor) =>
  app.graphql(
    'mutation ($id: ID!, $version: Int) { deleteEvent(input: { id: $id, version: $version }) { id } }',
    { id, version },
    { as },
  );

export const register = (app: Api, { id }: { id: string }, as: Actor, waitlistIfFull?: boolean) =>
  app.graphql(
    `mutation Register($input: RegisterForEventInput!) { registerForEvent(input: $input) {
      registration { id status waitlistPosition } event { ${EVENT} } } }`,
    { input: { eventId: id, waitlistIfFull } },
    { as },
  );

export const cancelRegistration = (app: Api, { id }: { id: string }, as: Actor) =>
  app.graphql(
    `mutation Cancel($id: ID!) { cancelEventRegistration(input: { eventId: $id }) {
      registration { id status } event { ${EVENT} } } }`,
    { id },
    { as },
  );

export const readEvent = (app: Api, { id }: { id: string }, as: Actor) =>
  app.graphql(
    `query Event($id: ID!) { event(id: $id) { ${EVENT} agenda { title startsAfterMinutes }
      registrations(first: 50) { totalCount nodes { id status member { id } } } } }`,
    { id },
    { as },
  );

export const titlesOf = async (app: Api, as: Actor, args = ''): Promise<string[]> =>
  (await app.graphql(`{ events(first: 50${args}) { nodes { title } } }`, {}, { as })).data.events.nodes.map(
    ({ title }: { title: string }) => title,
  );

/** Standing of an event in the database. */
export async function standing(app: Pick<App, 'db'>, { id }: ItemRow) {
  const { rows } = await app.db.query<{ status: string; count: number }>(
    'select status, count(*)::int from event_registration where event_id = $1 group by status',
    [id],
  );
  const counts = await app.db.query<{ places: number; waiting: number }>(
    'select participant_count as places, waitlist_count as waiting from event where id = $1',
    [id],
  );
  const of = (status: string) => rows.find((row) => row.status === status)?.count ?? 0;
  return { ...counts.rows[0]!, registered: of('registered'), waitlisted: of('waitlisted') };
}
