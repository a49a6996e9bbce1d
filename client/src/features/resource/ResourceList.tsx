import type { FragmentType } from '@apollo/client';
import { Text } from '@mantine/core';
import { useRemoved } from '#lib/undo';
import { RowList } from '#ui/RowList';
import { ResourceRow } from './ResourceRow.tsx';
import type { Resources_ResourceFragment } from './Resources.generated.ts';

interface ResourceListProps {
  resources: readonly ({ id: string } & FragmentType<Resources_ResourceFragment>)[];
  /** ID of the course, cohort or event. */
  holderId: string;
  canManage: boolean;
  /** ID of the title. */
  labelledBy: string;
  /** Text without resources, as the product documents word it; null for none. */
  empty: string | null;
}

/** Resources in their order, without those whose deletion can still be undone. */
export function ResourceList({ resources, holderId, canManage, labelledBy, empty }: ResourceListProps) {
  const removed = useRemoved();
  const shown = resources.filter(({ id }) => !removed.has(id));
  if (shown.length === 0) return empty !== null && <Text c="dimmed">{empty}</Text>;
  return (
    <RowList aria-labelledby={labelledBy}>
      {shown.map((resource) => (
        <li key={resource.id}>
          <ResourceRow
            resource={resource}
            holderId={holderId}
            order={canManage ? resources.map(({ id }) => id) : null}
          />
        </li>
      ))}
    </RowList>
  );
}
