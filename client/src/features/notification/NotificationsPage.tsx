import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import { NativeSelect, SegmentedControl, Skeleton } from '@mantine/core';
import { IconChecks } from '@tabler/icons-react';
import { useListAddress } from '#lib/useListAddress';
import { useScreenQuery } from '#lib/useScreenQuery';
import { texts } from '#texts/en';
import { DataList } from '#ui/DataList';
import { ListFilters } from '#ui/ListFilters';
import { PageHeader } from '#ui/PageHeader';
import { MarkAllButton } from './MarkAllButton.tsx';
import { NotificationItem } from './NotificationItem.tsx';
import type { NotificationKind } from './NotificationItem.generated.ts';
import { NotificationsDocument } from './NotificationsPage.generated.ts';
import { useMarkRead } from './useMarkRead.ts';

const t = texts.notifications;

/** /notifications: all notifications of the viewer. Filters and page are in the URL. */
export default function NotificationsPage() {
  const { filters, narrow, page, goTo } = useListAddress('show', 'kind');
  const unreadOnly = filters.show === 'unread';
  const kind = parseKind(filters.kind);
  const { data, error, isStale, retry } = useScreenQuery(
    NotificationsDocument,
    { unreadOnly, kind, page },
    t.failed,
  );
  const viewerId = data?.viewer?.id ?? '';
  const { markAllRead } = useMarkRead(viewerId);
  const kinds = data?.notificationPreferences.map((preference) => preference.kind) ?? [];
  return (
    <>
      <PageHeader
        title={t.title}
        description={t.description}
        actions={
          <MarkAllButton
            variant="default"
            leftSection={<IconChecks size={18} aria-hidden />}
            hasUnread={Boolean(data?.viewer?.unreadNotificationCount)}
            onMark={markAllRead}
          />
        }
      />
      <ListFilters>
        <SegmentedControl
          aria-label={t.filter}
          value={unreadOnly ? 'unread' : 'all'}
          data={[
            { value: 'all', label: t.all },
            { value: 'unread', label: t.unread },
          ]}
          onChange={(show) => narrow({ show: show === 'unread' ? show : null })}
        />
        {(kinds.length > 1 || kind) && (
          <NativeSelect
            aria-label={t.kind}
            value={kind ?? ''}
            data={[
              { value: '', label: t.allKinds },
              ...kinds.map((value) => ({ value, label: texts.notificationKinds[value] })),
            ]}
            onChange={(event) => narrow({ kind: event.currentTarget.value || null })}
          />
        )}
      </ListFilters>
      <DataList
        label={t.title}
        items={data?.notifications.nodes}
        error={error}
        errorText={t.failed}
        onRetry={retry}
        isStale={isStale}
        cols="rows"
        skeleton={<Skeleton h={44} radius="sm" />}
        empty={emptyText(unreadOnly, kind)}
        pages={{ page, pageCount: data?.notifications.pageCount ?? 1, onChange: goTo }}
        itemKey={(notification) => notification.id}
      >
        {(notification) => <NotificationItem notification={notification} viewerId={viewerId} />}
      </DataList>
    </>
  );
}

function emptyText(unreadOnly: boolean, kind: NotificationKind | null) {
  if (unreadOnly) return { title: t.noneUnread };
  if (kind) return { title: t.noMatch };
  return { title: t.empty, hint: t.emptyHint };
}

const parseKind = (text: string | null): NotificationKind | null =>
  (Object.keys(texts.notificationKinds) as NotificationKind[]).find((kind) => kind === text) ?? null;
