import type { FragmentType } from '@apollo/client';
import { Box } from '@mantine/core';
import { useFragmentData } from '#lib/useFragmentData';
import { texts } from '#texts/en';
import {
  EventMaterials_EventFragmentDoc,
  type EventMaterials_EventFragment,
} from './EventMaterials.generated.ts';
import { MaterialList } from './MaterialList.tsx';
import { Resources_EventFragmentDoc } from './Resources.generated.ts';
import { ResourcesCard } from './ResourcesCard.tsx';
import { useLiveResources } from './useLiveResources.ts';

const t = texts.resources;

/** Materials of an event: files with their sizes, links, and names that its editors wrote. Empty without any. Its own chunk. */
export default function EventMaterials({
  event: ref,
}: {
  event: FragmentType<EventMaterials_EventFragment>;
}) {
  const event = useFragmentData(EventMaterials_EventFragmentDoc, ref);
  const { id, resources } = useFragmentData(Resources_EventFragmentDoc, event);
  useLiveResources(id);
  const { materials, viewerCan } = event;
  if (resources.length === 0 && materials.length === 0 && !viewerCan.edit) return null;
  return (
    <ResourcesCard
      title={t.ofEvent}
      resources={resources}
      holderId={id}
      canManage={viewerCan.edit}
      empty={materials.length > 0 ? null : t.noneOfEvent}
    >
      {materials.length > 0 && (
        <Box mt={resources.length > 0 ? 'md' : 0}>
          <MaterialList materials={materials} />
        </Box>
      )}
    </ResourcesCard>
  );
}
