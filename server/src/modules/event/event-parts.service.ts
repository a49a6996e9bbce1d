import type { EntityManager } from '@mikro-orm/postgresql';
import type { MemberViewer } from '#kernel/viewer';
import type { Module } from '#platform/module/module';

/** Deletes what a noun keeps of an event that is deleted. */
export type DeleteWithEvent = (em: EntityManager, viewer: MemberViewer, eventId: string) => Promise<void>;

declare module '#platform/module/module' {
  interface Module {
    /** Deletes the parts of an event that the noun keeps, before the event is deleted. */
    deleteWithEvent?: DeleteWithEvent;
  }
}

let deletions: DeleteWithEvent[] = [];

/** Collects what the modules delete with events. */
export function collectEventParts(modules: readonly Module[]): void {
  deletions = modules.flatMap(({ deleteWithEvent = [] }) => deleteWithEvent);
}

/** Deletes what all nouns keep of an event. */
export async function deleteEventParts(
  em: EntityManager,
  viewer: MemberViewer,
  eventId: string,
): Promise<void> {
  for (const remove of deletions) await remove(em, viewer, eventId);
}
