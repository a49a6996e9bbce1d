import type { FragmentType } from '@apollo/client';
import { Anchor, Badge, Group, Text } from '@mantine/core';
import { IconFile, IconLink } from '@tabler/icons-react';
import { lazy, Suspense, type ReactNode } from 'react';
import { useFragmentData } from '#lib/useFragmentData';
import { texts } from '#texts/en';
import { formatDate, formatSize } from '#texts/formatting';
import { DownloadButton } from '#ui/files/DownloadButton';
import { fileKindOf } from '#ui/files/fileKind';
import { Resources_ResourceFragmentDoc, type Resources_ResourceFragment } from './Resources.generated.ts';
import classes from './resources.module.css';

const ResourceMenu = lazy(() => import('./ResourceMenu.tsx'));

const t = texts.resources;

interface ResourceRowProps {
  resource: FragmentType<Resources_ResourceFragment>;
  /** ID of the course, cohort or event. */
  holderId: string;
  /** IDs of all resources in order, for those who may change them; null for others. */
  order: readonly string[] | null;
}

/** Resource with its download or link, and a menu for those who may change it. */
export function ResourceRow({ resource: ref, holderId, order }: ResourceRowProps) {
  const resource = useFragmentData(Resources_ResourceFragmentDoc, ref);
  const { name, url, size, uploadedAt, file, isForSeatsOnly } = resource;
  return (
    <div className={classes.row}>
      {url === null ? (
        <IconFile size={20} stroke={1.7} aria-hidden />
      ) : (
        <IconLink size={20} stroke={1.7} aria-hidden />
      )}
      <div className={classes.about}>
        <Group gap="2px 8px">
          <Name url={url}>{name}</Name>
          {order && isForSeatsOnly && <Badge color="gray">{t.forSeats}</Badge>}
        </Group>
        <Text size="xs" c="dimmed">
          {url === null
            ? t.about(fileKindOf(file?.name ?? ''), formatSize(size), formatDate(uploadedAt))
            : t.about(texts.fileKinds.link, new URL(url).host, formatDate(uploadedAt))}
        </Text>
      </div>
      {file && <DownloadButton file={{ id: file.id, name: file.name }} label={name} />}
      {order && (
        <Suspense>
          <ResourceMenu resource={resource} holderId={holderId} order={order} />
        </Suspense>
      )}
    </div>
  );
}

function Name({ url, children }: { url: string | null; children: ReactNode }) {
  return url === null ? (
    <Text fw={600}>{children}</Text>
  ) : (
    <Anchor href={url} target="_blank" rel="noopener noreferrer" fw={600}>
      {children}
    </Anchor>
  );
}
