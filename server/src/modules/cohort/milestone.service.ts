import type { EntityManager } from '@mikro-orm/postgresql';
import { pendingChanges } from '#platform/database/pending-changes';
import { referTo } from '#platform/database/references';
import { publish } from '#platform/domain-event/publish';
import type { Context, Transaction } from '#platform/request/context';
import { assertCurrent, Conflict, Invalid } from '#kernel/errors';
import { Milestone } from './cohort-parts.entity.ts';
import { announceCohort } from './cohort.events.ts';
import { Cohort } from './cohort.entity.ts';
import { loadCohortForUpdate, loadPartForUpdate } from './load-cohort.service.ts';
import type { AddMilestoneInput, UpdateMilestoneInput } from './milestone.input.ts';
import { MAX_MILESTONES, problemOfDeadline } from './milestone.rules.ts';

/** IDs of a milestone and of its cohort. */
interface MilestoneIds {
  id: string;
  milestoneId: string;
}

/** A milestone, with the version that a change is based on. */
interface Versioned {
  id: string;
  version?: number | undefined;
}

/** Adds a milestone to a cohort. @throws Conflict when it has 100, Invalid for a deadline outside of its dates */
export const addMilestone = (
  context: Context,
  { cohortId, title, description, deadline }: AddMilestoneInput,
): Promise<MilestoneIds> =>
  context.transaction(async (em, afterCommit) => {
    const { cohort } = await loadCohortForUpdate(em, context.viewer, cohortId, 'edit');
    const { institution, id } = cohort;
    assertWithin(cohort, deadline);
    if ((await em.count(Milestone, { cohort: [institution.id, id] as never })) >= MAX_MILESTONES)
      throw Conflict(`A cohort can have up to ${MAX_MILESTONES} milestones.`);
    const milestone = em.create(Milestone, {
      institution,
      cohort: referTo(em, Cohort, institution.id, id),
      title,
      description: description ?? '',
      deadline,
    });
    return announced({ em, context, afterCommit }, cohort, milestone);
  });

/**
 * Updates the given fields of a milestone.
 * @throws Invalid for a deadline outside of the cohort's dates, StaleVersion when `version` is given and not the current one
 */
export const updateMilestone = (context: Context, input: UpdateMilestoneInput): Promise<MilestoneIds> =>
  changeMilestone(context, input, (em, cohort, milestone) => {
    milestone.title = input.title ?? milestone.title;
    milestone.description = input.description ?? milestone.description;
    if (input.deadline) assertWithin(cohort, input.deadline);
    milestone.deadline = input.deadline ?? milestone.deadline;
    if (pendingChanges(em, milestone)) milestone.version += 1;
  });

/** Removes a milestone from its cohort. @throws StaleVersion when `version` is given and not the current one */
export const removeMilestone = (context: Context, given: Versioned): Promise<MilestoneIds> =>
  changeMilestone(context, given, (em, _cohort, milestone) => void em.remove(milestone));

function assertWithin(cohort: Cohort, deadline: Date): void {
  const message = problemOfDeadline(deadline, cohort);
  if (message) throw Invalid([{ field: 'deadline', message }]);
}

/** Runs a change of a milestone while its cohort's row is locked. @throws StaleVersion */
const changeMilestone = (
  context: Context,
  { id, version }: Versioned,
  change: (em: EntityManager, cohort: Cohort, milestone: Milestone) => void,
): Promise<MilestoneIds> =>
  context.transaction(async (em, afterCommit) => {
    const wanted = { id, act: 'edit', what: 'Milestone' } as const;
    const { cohort, part } = await loadPartForUpdate(em, context.viewer, Milestone, wanted);
    assertCurrent('milestone', part.version, version);
    change(em, cohort, part);
    return announced({ em, context, afterCommit }, cohort, part);
  });

/** Publishes that the milestones of a cohort have changed. */
async function announced(
  transaction: Transaction,
  cohort: Cohort,
  milestone: Milestone,
): Promise<MilestoneIds> {
  const { context, afterCommit } = transaction;
  await publish(
    {
      type: 'cohort.updated',
      institutionId: cohort.institution.id,
      ids: [cohort.id],
      changes: ['milestones'],
    },
    transaction,
  );
  afterCommit(() => announceCohort(context, cohort));
  return { id: cohort.id, milestoneId: milestone.id };
}
