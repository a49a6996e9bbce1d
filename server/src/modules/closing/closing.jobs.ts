import { defineJob } from '#platform/jobs/job';
import { enqueueJob } from '#platform/jobs/queue';
import { ERASE_JOB, eraseInstitution } from './erase-institution.service.ts';
import { remindOfErasure } from './remind-of-erasure.service.ts';

/** Mails owners before the erasure. */
const REMIND_OF_ERASURE = defineJob({
  name: 'remind-of-erasure',
  schedule: '19 * * * *',
  run: remindOfErasure,
});

/** Erases one institution. A failed or killed run is repeated and goes on where it was. */
const ERASE_INSTITUTION = defineJob({
  name: ERASE_JOB,
  lane: 'archives',
  run: (services, { institutionId }: { institutionId: string }, { withPgClient }) =>
    eraseInstitution(services, withPgClient, institutionId),
});

/** Enqueues the erasure of the institutions whose time to reopen is over. */
const ERASE_CLOSED_INSTITUTIONS = defineJob({
  name: 'erase-closed-institutions',
  schedule: '43 * * * *',
  run: async (services) => {
    const em = services.orm.em.fork();
    const due = await em.execute<{ id: string }[]>(
      'select id from institution where closing_at <= now() order by closing_at, id',
    );
    for (const { id } of due) await enqueueJob(em, ERASE_INSTITUTION, { institutionId: id });
  },
});

export const CLOSING_JOBS = [REMIND_OF_ERASURE, ERASE_INSTITUTION, ERASE_CLOSED_INSTITUTIONS];
