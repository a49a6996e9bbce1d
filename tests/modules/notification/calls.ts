import type { App } from '#tests/support/app';
import type { GraphqlOptions } from '#tests/support/graphql';

type As = NonNullable<GraphqlOptions['as']>;

export interface Told {
  id: string;
  kind: string;
  subjectId: string;
  subjectTitle: string;
  count: number;
  details: string[];
  isRead: boolean;
  startsAt: string | null;
  timeZone: string | null;
  actor: { displayName: string } | null;
}

/** Returns an actor's notifications over GraphQL, latest first. */
export async function notificationsOf(app: Pick<App, 'graphql'>, as: As, args = ''): Promise<Told[]> {
  const { data } = await app.graphql(
    `{ notifications${args} { nodes { id kind subjectId subjectTitle count details startsAt timeZone isRead actor { displayName } } } }`,
    {},
    { as },
  );
  return data.notifications.nodes as Told[];
}

export const notificationKindsOf = async (app: Pick<App, 'graphql'>, as: As): Promise<string[]> =>
  (await notificationsOf(app, as)).map(({ kind }) => kind);

export async function unreadCountOf(app: Pick<App, 'graphql'>, as: As): Promise<number> {
  const { data } = await app.graphql('{ viewer { unreadNotificationCount } }', {}, { as });
  return data.viewer.unreadNotificationCount as number;
}

/** Returns notifications about one subject, or all of them. */
export const markAllRead = (app: Pick<App, 'graphql'>, as: As, subjectId?: string) =>
  app.graphql(
    'mutation M($subjectId: ID) { markAllNotificationsRead(input: { subjectId: $subjectId }) { viewer { unreadNotificationCount } } }',
    { subjectId },
    { as },
  );

export const markRead = (app: Pick<App, 'graphql'>, id: string, as: As) =>
  app.graphql(
    'mutation M($id: ID!) { markNotificationRead(input: { id: $id }) { notification { id isRead } viewer { unreadNotificationCount } } }',
    { id },
    { as },
  );

export const setMailed = (app: Pick<App, 'graphql'>, kind: string, isMailed: boolean, as: As) =>
  app.graphql(
    'mutation S($kind: NotificationKind!, $on: Boolean!) { setNotificationPreference(input: { kind: $kind, isMailed: $on }) { preference { kind isMailed } } }',
    { kind, on: isMailed },
    { as },
  );
