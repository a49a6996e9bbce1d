import * as events from '#tests/modules/event/calls';
import * as imports from '#tests/modules/import/calls';
import { inDays } from '#tests/support/factories';
import type { World } from './world.ts';

/** Returns concurrent writes to the sessions of the cohort. Own attendance is not in events, so that of another is recorded. */
export function sessionWrites(
  { app, teacher, ben, cohort, session }: World,
  burst: number,
): (() => Promise<unknown>)[] {
  const ask = (query: string, input: object) => app.graphql(query, { input }, { as: teacher });
  return [
    () =>
      ask(
        'mutation ($input: CreateCohortSessionInput!) { createCohortSession(input: $input) { session { id } } }',
        { cohortId: cohort.id, topic: `Session ${burst}`, date: inDays(burst) },
      ),
    () =>
      ask('mutation ($input: MarkAttendanceInput!) { markAttendance(input: $input) { session { id } } }', {
        id: session.id,
        entries: [{ membershipId: ben.membershipId, status: burst % 2 === 0 ? 'LATE' : 'ABSENT' }],
      }),
  ];
}

/** Returns concurrent writes to the event: three people register for two places, and another of them cancels in each burst. */
export function eventWrites(world: World, burst: number): (() => Promise<unknown>)[] {
  const { app, teacher, ana, ben, cleo, event } = world;
  const people = [ana, ben, cleo];
  const leaving = people[burst % people.length]!;
  return [
    ...people.map((member) => () => events.register(app, event, member, true)),
    () => events.cancelRegistration(app, event, leaving),
    async () => {
      const { data } = await events.readEvent(app, event, teacher);
      const { version } = data.event;
      return events.updateEvent(app, { id: event.id, version, title: `Event ${burst}` }, teacher);
    },
  ];
}

/** Returns a write that imports a file with one person. */
export const importWrite = ({ app, admin }: World, burst: number): (() => Promise<unknown>) => {
  return () => imports.started(app, admin, `email\nimported-${burst}@example.org\n`);
};
