import type { App } from '#tests/support/app';
import { inDays, type Member } from '#tests/support/factories';
import type { Sample } from '#tests/support/sample';

/** Creates the calendar feed of a member. Returns its ID. */
async function aCalendarFeed(app: App, as: Member): Promise<string> {
  const { data } = await app.graphql(
    'mutation { createCalendarFeed(input: {}) { calendarFeed { id } } }',
    {},
    { as },
  );
  return data.createCalendarFeed.calendarFeed.id as string;
}

export const sample: Sample = {
  values: { from: inDays(-1).toISOString(), to: inDays(30).toISOString() },
  own: async (app, { self }) => ({ calendarFeedId: await aCalendarFeed(app, self) }),
  targets: async (app, { teacher }) => ({ hidden: { 'calendar feed': await aCalendarFeed(app, teacher) } }),
  messages: (_, { institution }) => ({ agendaChanged: { institutionId: institution.id } }),
};
