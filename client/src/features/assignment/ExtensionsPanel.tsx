import type { FragmentType } from '@apollo/client';
import { useApolloClient, useMutation } from '@apollo/client/react';
import { Avatar, Button, Card, Group, Text, Title } from '@mantine/core';
import { lazy, Suspense, useRef, useState } from 'react';
import { actOnLatest } from '#lib/actOnLatest';
import { readError } from '#lib/errors';
import { OUTLIVES_PAGE, removeWithUndo, useRemoved } from '#lib/undo';
import { useFragmentData } from '#lib/useFragmentData';
import { useScreenQuery } from '#lib/useScreenQuery';
import { texts } from '#texts/en';
import { formatDateTime } from '#texts/formatting';
import { ErrorState } from '#ui/ErrorState';
import { ListPages } from '#ui/ListPages';
import { RowList } from '#ui/RowList';
import classes from './assignment.module.css';
import {
  ActivityExtensionsDocument,
  ExtensionOfStudentDocument,
  ExtensionRow_ExtensionFragmentDoc,
  RevokeExtensionDocument,
  type ExtensionRow_ExtensionFragment,
} from './Extensions.generated.ts';
import { useLiveActivities } from './useLiveActivities.ts';

const ExtensionDialog = lazy(() => import('./ExtensionDialog.tsx'));

const t = texts.extension;

/** Extensions of an activity, to grant, change and revoke. */
export default function ExtensionsPanel({ activityId }: { activityId: string }) {
  const [page, setPage] = useState(1);
  const { data, error, retry } = useScreenQuery(ActivityExtensionsDocument, { id: activityId, page }, null);
  useLiveActivities(activityId, retry);
  const [opened, setOpened] = useState<ExtensionRow_ExtensionFragment | 'new' | null>(null);
  const opener = useRef<HTMLElement | null>(null);
  const removed = useRemoved();
  const activity = data?.activity;
  if (error !== undefined)
    return <ErrorState message={readError(error).message || texts.errors.list} onRetry={retry} />;
  if (!activity) return null;
  const open = (what: ExtensionRow_ExtensionFragment | 'new') => {
    opener.current = document.activeElement as HTMLElement | null;
    setOpened(what);
  };
  const shown = activity.extensions.nodes.filter(({ id }) => !removed.has(id));
  return (
    <Card component="section" aria-labelledby="extensions-title" mt="xl">
      <Group justify="space-between" gap="sm">
        <div>
          <Title order={2} size="h4" id="extensions-title">
            {t.title}
          </Title>
          <Text size="xs" c="dimmed">
            {shown.length === 0 ? t.none : t.hint}
          </Text>
        </div>
        <Button variant="default" onClick={() => open('new')}>
          {t.give}
        </Button>
      </Group>
      {shown.length > 0 && (
        <RowList aria-label={t.title} style={{ marginTop: 16 }}>
          {shown.map((extension) => (
            <li key={extension.id}>
              <ExtensionRow activityId={activityId} extension={extension} onChange={open} />
            </li>
          ))}
        </RowList>
      )}
      <ListPages label={t.title} page={page} pageCount={activity.extensions.pageCount} onChange={setPage} />
      {opened !== null && (
        <Suspense>
          <ExtensionDialog
            activity={activity}
            extension={opened === 'new' ? null : opened}
            onSaved={retry}
            onClose={() => {
              setOpened(null);
              opener.current?.focus();
            }}
          />
        </Suspense>
      )}
    </Card>
  );
}

interface ExtensionRowProps {
  activityId: string;
  extension: FragmentType<ExtensionRow_ExtensionFragment>;
  onChange: (extension: ExtensionRow_ExtensionFragment) => void;
}

function ExtensionRow({ activityId, extension: ref, onChange }: ExtensionRowProps) {
  const extension = useFragmentData(ExtensionRow_ExtensionFragmentDoc, ref);
  const { id, version, student, dueAt, reason } = extension;
  const client = useApolloClient();
  const [revoke] = useMutation(RevokeExtensionDocument, { context: OUTLIVES_PAGE });
  const reload = () =>
    client.query({
      query: ExtensionOfStudentDocument,
      variables: { activityId, studentId: student.id },
      fetchPolicy: 'network-only',
    });
  const remove = () =>
    removeWithUndo(id, { done: t.revoked(student.displayName), failed: t.revokeFailed }, async () => {
      const { data } = await actOnLatest(() => revoke({ variables: { id, version } }), { reload });
      const activity = data?.revokeExtension?.activity;
      if (activity) client.cache.evict({ id: `Activity:${activity.id}`, fieldName: 'extensions' });
    });
  return (
    <div className={classes.row}>
      <div className={classes.student}>
        <Avatar src={student.avatarUrl} name={student.displayName} color="initials" size={36} alt="" />
        <div>
          <Text fw={600}>{student.displayName}</Text>
          <Text size="xs" c="dimmed">
            {t.until(formatDateTime(dueAt), reason)}
          </Text>
        </div>
      </div>
      <Group gap={8}>
        <Button
          variant="subtle"
          aria-label={t.changeOf(student.displayName)}
          onClick={() => onChange(extension)}
        >
          {t.change}
        </Button>
        <Button variant="subtle" color="red" aria-label={t.revokeOf(student.displayName)} onClick={remove}>
          {t.revoke}
        </Button>
      </Group>
    </div>
  );
}
