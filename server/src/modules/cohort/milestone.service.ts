import type { EntityManager } from '@mikro-orm/postgresql';
import { referTo } from '#platform/database/references';
import { publish } from '#platform/domain-event/publish';
import type { Context } from '#platform/request/context';
import { Conflict, Invalid, NotFound } from '#kernel/errors';
import { Milestone } from './cohort-parts.entity.ts';
import { announceCohort } from './cohort.events.ts';
import { Cohort } from './cohort.entity.ts';
import { loadCohortForUpdate } from './load-cohort.service.ts';
import type { AddMilestoneInput, UpdateMilestoneInput } from './milestone.input.ts';
import { MAX_MILESTONES, problemOfDeadline } from './milestone.rules.ts';

/** IDs of a milestone and of its cohort. */
interface MilestoneIds {
  id: string;
  milestoneId: string;
}

/** Adds a milestone to a cohort. @throws Conflict when it has 100, Invalid for a deadline outside of its dates */
export const addMilestone = (context: Context, input: AddMilestoneInput): Promise<MilestoneIds> =>
  changeMilestones(context, { cohortId: input.cohortId }, async (em, cohort) => {
    assertWithin(cohort, input.deadline);
    const of = { cohort: [cohort.institution.id, cohort.id] as never };
    if ((await em.count(Milestone, of)) >= MAX_MILESTONES)
      throw Conflict(`A cohort can have up to ${MAX_MILESTONES} milestones.`);
    return em.create(Milestone, {
      institution: cohort.institution,
      cohort: referTo(em, Cohort, cohort.institution.id, cohort.id),
      title: input.title,
      description: input.description ?? '',
      deadline: input.deadline,
    });
  });

/** Updates the given fields of a milestone. @throws Invalid for a deadline outside of the cohort's dates */
export const updateMilestone = (context: Context, input: UpdateMilestoneInput): Promise<MilestoneIds> =>
  changeMilestones(context, { milestoneId: input.id }, (_em, cohort, milestone) => {
    milestone.title = input.title ?? milestone.title;
    milestone.description = input.description ?? milestone.description;
    if (input.deadline) assertWithin(cohort, input.deadline);
    milestone.deadline = input.deadline ?? milestone.deadline;
    return milestone;
  });

/** Removes a milestone from its cohort. */
export const removeMilestone = (context: Context, milestoneId: string): Promise<MilestoneIds> =>
  changeMilestones(context, { milestoneId }, (em, _cohort, milestone) => {
    em.remove(milestone);
    return milestone;
  });

function assertWithin(cohort: Cohort, deadline: Date): void {
  const message = problemOfDeadline(deadline, cohort);
  if (message) throw Invalid([{ field: 'deadline', message }]);
}

/** Runs a change of a cohort's milestones, or of one of them, while the cohort's row is locked. */
async function changeMilestones<Where extends { cohortId: string } | { milestoneId: string }>(
  context: Context,
  where: Where,
  change: (
    em: EntityManager,
    cohort: Cohort,
    milestone: Where extends { milestoneId: string } ? Milestone : null,
  ) => Milestone | Promise<Milestone>,
): Promise<MilestoneIds> {
  return context.transaction(async (em, afterCommit) => {
    const found = 'milestoneId' in where ? await em.findOne(Milestone, { id: where.milestoneId }) : null;
    const cohortId = 'cohortId' in where ? where.cohortId : found?.cohort.id;
    if (!cohortId) throw NotFound('Milestone');
    const what = found ? 'Milestone' : 'Cohort';
    const { cohort, viewer } = await loadCohortForUpdate(em, context.viewer, cohortId, 'edit', what);
    // Read again, because it may have been changed or removed while the lock was awaited.
    const locked = found && (await em.findOne(Milestone, { id: found.id }, { refresh: true }));
    if (found && !locked) throw NotFound('Milestone');
    const milestone = await change(em, cohort, locked as never);
    const { institutionId } = viewer;
    await publish(
      { type: 'cohort.updated', institutionId, ids: [cohort.id], changes: ['milestones'] },
      { em, context, afterCommit },
    );
    afterCommit(() => announceCohort(context, cohort));
    return { id: cohort.id, milestoneId: milestone.id };
  });
}
