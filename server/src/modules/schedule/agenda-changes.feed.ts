import { forMembers, topicFeed } from '#platform/live/topic-feed';

/** Feed of the moments at which times of an institution changed. Followers read their agendas again. */
export const agendaChanges = forMembers(
  topicFeed<'agendaChanged', { changedAt: Date }, null>({
    topic: 'agendaChanged',
    read: (_context, _info, change) => Promise.resolve(change), // nothing is read: followers learn the moment only
    sample: { changedAt: new Date(0) },
    eventOf: () => ({ changedAt: new Date() }),
    concerns: ({ institutionId }, viewer) => viewer.institutionId === institutionId,
  }),
);
