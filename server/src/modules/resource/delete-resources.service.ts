import type { DeleteWithEvent } from '#modules/event/event-parts.service';
import { attachFiles } from '#modules/file/file.service';
import { Resource } from './resource.entity.ts';
import { RESOURCE_FILE } from './resource.rules.ts';

/** Deletes the resources of a draft of an event with their files. */
export const deleteResourcesOfEvent: DeleteWithEvent = async (em, viewer, eventId) => {
  const resources = await em.find(Resource, { event: [viewer.institutionId, eventId] as never });
  for (const { id } of resources) await attachFiles(em, viewer, { purpose: RESOURCE_FILE, holderId: id }, []);
  em.remove(resources);
  await em.flush(); // before the event, to which they refer
};
