import { useQuery } from '@apollo/client/react';
import { Anchor, Button, Skeleton, Text, VisuallyHidden } from '@mantine/core';
import { AppLink } from '#lib/AppLink';
import { paths } from '#lib/paths';
import { texts } from '#texts/en';
import { ROWS } from '#ui/rows';
import classes from './notification.module.css';
import { LatestNotificationsDocument } from './NotificationBell.generated.ts';
import { MarkAllButton } from './MarkAllButton.tsx';
import { NotificationItem } from './NotificationItem.tsx';
import { useMarkRead } from './useMarkRead.ts';

const t = texts.notifications;

interface LatestNotificationsProps {
  viewerId: string;
  hasUnread: boolean;
  onClose: () => void;
}

/** Content of the open bell: the latest notifications. */
export function LatestNotifications({ viewerId, hasUnread, onClose }: LatestNotificationsProps) {
  const { data, error, refetch } = useQuery(LatestNotificationsDocument, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const { markAllRead } = useMarkRead(viewerId);
  return (
    <>
      <div className={classes.latestHead}>
        <Text fw={700}>{t.title}</Text>
        <MarkAllButton variant="subtle" size="compact-sm" hasUnread={hasUnread} onMark={markAllRead} />
      </div>
      {data ? (
        <Items notifications={data.notifications.nodes} viewerId={viewerId} onFollow={onClose} />
      ) : error ? (
        <div role="alert" className={classes.latestNote}>
          <Text size="xs">{t.failed}</Text>
          <Button variant="light" size="compact-sm" mt="xs" onClick={() => void refetch().catch(() => {})}>
            {texts.common.retry}
          </Button>
        </div>
      ) : (
        <Waiting />
      )}
      <div className={classes.latestFoot}>
        <Anchor component={AppLink} to={paths.notifications} size="sm" fw={600} onClick={onClose}>
          {t.seeAll}
        </Anchor>
      </div>
    </>
  );
}

interface ItemsProps {
  notifications: readonly Parameters<typeof NotificationItem>[0]['notification'][];
  viewerId: string;
  onFollow: () => void;
}

function Items({ notifications, viewerId, onFollow }: ItemsProps) {
  if (notifications.length === 0)
    return (
      <div className={classes.latestNote}>
        <Text size="xs" fw={600}>
          {t.empty}
        </Text>
        <Text size="xs" c="dimmed">
          {t.emptyHint}
        </Text>
      </div>
    );
  return (
    <ul {...ROWS} className={classes.latest} aria-label={t.title}>
      {notifications.map((notification) => (
        <li key={notification.id}>
          <NotificationItem notification={notification} viewerId={viewerId} onFollow={onFollow} />
        </li>
      ))}
    </ul>
  );
}

function Waiting() {
  return (
    <div className={classes.latestNote} aria-busy="true">
      <VisuallyHidden role="status">{texts.common.loading}</VisuallyHidden>
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} h={44} mb="xs" radius="md" aria-hidden />
      ))}
    </div>
  );
}
