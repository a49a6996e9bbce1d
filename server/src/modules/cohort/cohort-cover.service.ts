import { sql } from 'kysely';
import type { FileHolder } from '#modules/file/file-holders.sql';
import { attachImage } from '#modules/file/image.service';
import { publish } from '#platform/domain-event/publish';
import type { Context } from '#platform/request/context';
import { COVER } from './cohort-cover.rules.ts';
import { announceCohort } from './cohort.events.ts';
import { loadCohortForUpdate } from './load-cohort.service.ts';

/** Pictures of cohorts: served by their address only. */
export const COVER_FILES: FileHolder = { purpose: COVER, isReadable: () => sql`false` };

/**
 * Sets the picture of a cohort, or removes it with null. It does not change the version of the details.
 * @throws NotFound, Forbidden, Invalid when the file cannot be used
 */
export async function changeCover(context: Context, cohortId: string, fileId: string | null): Promise<void> {
  await context.transaction(async (em, afterCommit) => {
    const { cohort, viewer } = await loadCohortForUpdate(em, context.viewer, cohortId, 'edit');
    const holder = { purpose: COVER, holderId: cohortId };
    const address = await attachImage(em, viewer, holder, fileId, 'coverId');
    if (address === (cohort.coverUrl ?? null)) return;
    cohort.coverUrl = address;
    const { institutionId } = viewer;
    await publish(
      { type: 'cohort.updated', institutionId, ids: [cohortId], changes: ['coverUrl'] },
      { em, context, afterCommit },
    );
    afterCommit(() => announceCohort(context, cohort));
  });
}
