import type { App } from '#tests/support/app';
import { type Actor, inDays, weekdayIn } from '#tests/support/factories';

type Api = Pick<App, 'graphql'>;

const HOURS = `id weekday startTime endTime slotMinutes timeZone location meetingLink member { id }
  freeSlots { startsAt endsAt } viewerCan { delete book }`;

/** Values of new office hours: in three days, from 9 to 11 in UTC, in four slots. */
export const hours = (more: object = {}) => ({
  weekday: weekdayIn(3).toUpperCase(),
  startTime: '09:00',
  endTime: '11:00',
  slotMinutes: 30,
  timeZone: 'UTC',
  meetingLink: 'https://meet.example/hours',
  ...more,
});

/** Start of the slot in some days at a time in UTC. */
export const nextSlot = (time: string, days = 3): Date =>
  new Date(`${inDays(days).toISOString().slice(0, 10)}T${time}:00.000Z`);

export const offer = (app: Api, input: object, as: Actor) =>
  app.graphql(
    `mutation ($input: CreateAvailabilityInput!) { createAvailability(input: $input) { availability { ${HOURS} } } }`,
    { input },
    { as },
  );

export const withdraw = (app: Api, { id }: { id: string }, as: Actor) =>
  app.graphql('mutation ($id: ID!) { deleteAvailability(input: { id: $id }) { id } }', { id }, { as });

export const book = (app: Api, { id }: { id: string }, startsAt: Date, as: Actor, topic = 'My assignment') =>
  app.graphql(
    `mutation ($input: BookOfficeHoursInput!) { bookOfficeHours(input: $input) {
      event { id title type isBooking startsAt endsAt meetingLink participantCount presenter { id } viewerCan { edit register cancelRegistration } }
      registration { id status } } }`,
    { input: { availabilityId: id, startsAt, topic } },
    { as },
  );

interface Hours {
  id: string;
  meetingLink: string | null;
  freeSlots: { startsAt: string; endsAt: string }[];
  viewerCan: { delete: boolean; book: boolean };
}

export async function hoursOf(app: Api, as: Actor, memberId?: string): Promise<Hours[]> {
  const { data } = await app.graphql(
    `query ($memberId: ID) { availabilities(memberId: $memberId, first: 100) { nodes { ${HOURS} } } }`,
    { memberId },
    { as },
  );
  return (data?.availabilities.nodes ?? []) as Hours[];
}

/** Returns the times of the free slots of the first day, HH:MM in UTC. */
export async function freeTimes(app: Api, { id }: { id: string }, as: Actor): Promise<string[]> {
  const { freeSlots } = (await hoursOf(app, as)).find((one) => one.id === id)!;
  const day = freeSlots[0]?.startsAt.slice(0, 10);
  return freeSlots
    .filter(({ startsAt }) => startsAt.startsWith(day!))
    .map(({ startsAt }) => startsAt.slice(11, 16));
}
