import type { EntityManager } from '@mikro-orm/postgresql';
import { arrayOf } from '#platform/database/array';
import { pendingChanges } from '#platform/database/pending-changes';
import { referTo } from '#platform/database/references';
import type { DomainEventType } from '#platform/domain-event/domain-event';
import { publish } from '#platform/domain-event/publish';
import type { AfterCommit, Context } from '#platform/request/context';
import { assertMember } from '#kernel/authorize';
import { assertCurrent, Conflict, Invalid, NotFound } from '#kernel/errors';
import type { FoundNoun } from '#kernel/nouns';
import type { MemberViewer } from '#kernel/viewer';
import { Cohort } from '#modules/cohort/cohort.entity';
import { loadCohortForUpdate } from '#modules/cohort/load-cohort.service';
import { Course } from '#modules/course/course.entity';
import { ARCHIVED_COURSE, CourseStatus } from '#modules/course/course.enums';
import { loadCourseForUpdate } from '#modules/course/load-course.service';
import { attachFiles } from '#modules/file/file.service';
import { ScheduledEvent } from '#modules/event/event.entity';
import { assertNotCancelled, lockEditedEvent } from '#modules/event/load-event.service';
import { Institution } from '#modules/institution/institution.entity';
import { Resource } from './resource.entity.ts';
import { announceResources, NO_HOLDER, type ResourceHolder } from './resource.events.ts';
import type {
  ArrangeResourcesInput,
  CreateFileResourceInput,
  CreateLinkResourceInput,
  UpdateResourceInput,
} from './resource.input.ts';
import { MAX_RESOURCES, RESOURCE_FILE, TOO_MANY_RESOURCES } from './resource.rules.ts';

/** IDs of a resource and of its course, cohort or event. */
interface ResourceIds extends ResourceHolder {
  resourceId: string;
}

/** A running change of the resources of a course, cohort or event, whose row is locked. */
interface Change {
  em: EntityManager;
  context: Context;
  afterCommit: AfterCommit;
  viewer: MemberViewer;
  holder: ResourceHolder;
}

/** Adds a file at the end of the resources of a course, cohort or event. */
export const createFileResource = (context: Context, input: CreateFileResourceInput): Promise<ResourceIds> =>
  addResource(context, input, (change, resource) => attachFile(change, resource, input.fileId));

/** Adds a link at the end of the resources of a course, cohort or event. */
export const createLinkResource = (context: Context, input: CreateLinkResourceInput): Promise<ResourceIds> =>
  addResource(context, input, (_change, resource) => {
    resource.url = input.url;
  });

type NewResource = Pick<CreateFileResourceInput, 'holderId' | 'name' | 'isForSeatsOnly'>;

async function addResource(
  context: Context,
  { holderId, name, isForSeatsOnly }: NewResource,
  fill: (change: Change, resource: Resource) => Promise<void> | void,
): Promise<ResourceIds> {
  return changeHolder(context, holderId, async (change) => {
    const { em, viewer, holder } = change;
    const { institutionId } = viewer;
    const { courseId, cohortId, eventId } = holder;
    const resource = em.create(Resource, {
      institution: em.getReference(Institution, institutionId, { wrapped: true }),
      course: courseId ? referTo(em, Course, institutionId, courseId) : null,
      cohort: cohortId ? referTo(em, Cohort, institutionId, cohortId) : null,
      event: eventId ? referTo(em, ScheduledEvent, institutionId, eventId) : null,
      name,
      position: await nextPosition(change),
      isForSeatsOnly: isForSeatsOnly ?? true,
    });
    await fill(change, resource);
    await announce(change, 'resource.created', resource.id);
    return { ...holder, resourceId: resource.id };
  });
}

/**
 * Updates the given fields of a resource.
 * @throws StaleVersion when `version` is given and not the current one
 */
export async function updateResource(context: Context, input: UpdateResourceInput): Promise<ResourceIds> {
  return changeResource(context, input.id, async (change, resource) => {
    assertCurrent('resource', resource.version, input.version);
    if (input.url && !resource.url)
      throw Invalid([{ field: 'url', message: 'A file can’t become a link. Add the link instead.' }]);
    resource.name = input.name ?? resource.name;
    resource.url = input.url ?? resource.url;
    resource.isForSeatsOnly = input.isForSeatsOnly ?? resource.isForSeatsOnly;
    if (pendingChanges(change.em, resource)) resource.version += 1;
    await announce(change, 'resource.updated', resource.id);
  });
}

/**
 * Deletes a resource and its file.
 * @throws StaleVersion when `version` is given and not the current one
 */
export async function deleteResource(
  context: Context,
  { id, version }: { id: string; version?: number | undefined },
): Promise<ResourceIds> {
  return changeResource(context, id, async (change, resource) => {
    assertCurrent('resource', resource.version, version);
    await announce(change, 'resource.deleted', id); // before the row is gone, which webhooks send
    await attachFiles(change.em, change.viewer, { purpose: RESOURCE_FILE, holderId: id }, []);
    change.em.remove(resource);
  });
}

/** Orders the resources of a course, cohort or event. @throws Conflict unless all of them are listed */
export async function arrangeResources(
  context: Context,
  { holderId, ids }: ArrangeResourcesInput,
): Promise<ResourceHolder> {
  return changeHolder(context, holderId, async (change) => {
    const { em, viewer, holder } = change;
    const { institutionId } = viewer;
    const known = await em.execute<{ id: string }[]>(
      `select id from resource where institution_id = ? and ${columnOf(holder)} = ?`,
      [institutionId, holderId],
    );
    const given = new Set(ids);
    if (given.size !== known.length || !known.every(({ id }) => given.has(id)))
      throw Conflict('The resources have changed in the meantime. Load them again.');
    const moved = await em.execute<{ id: string }[]>(
      `update resource r set position = o.position - 1
       from unnest(?::uuid[]) with ordinality as o (id, position)
       where r.institution_id = ? and r.id = o.id and r.position <> o.position - 1 returning r.id`,
      [arrayOf(ids), institutionId],
    );
    await announce(change, 'resource.updated', ...moved.map(({ id }) => id));
    return holder;
  });
}

const columnOf = ({ courseId, cohortId }: ResourceHolder) =>
  courseId ? 'course_id' : cohortId ? 'cohort_id' : 'event_id';

/** Runs a change of the resources of a course, cohort or event, whose row is locked. @throws NotFound, Forbidden, Conflict */
async function changeHolder<T>(
  context: Context,
  id: string,
  apply: (change: Change) => Promise<T>,
): Promise<T> {
  const { viewer } = context;
  assertMember(viewer, () => NotFound(HOLDER));
  return context.transaction(async (em, afterCommit) => {
    const holder = await findHolder(em, viewer, id);
    const change = { em, context, afterCommit, viewer, holder };
    await lockHolder(change, HOLDER);
    return apply(change);
  });
}

const HOLDER = 'Course, cohort or event';

/** Returns what an ID is of; a cohort if it is of nothing. */
async function findHolder(
  em: EntityManager,
  { institutionId }: MemberViewer,
  id: string,
): Promise<ResourceHolder> {
  const [found] = await em.execute<{ kind: keyof ResourceHolder }[]>(
    `select 'courseId' as kind from course where institution_id = ? and id = ?
     union all select 'eventId' from event where institution_id = ? and id = ?`,
    [institutionId, id, institutionId, id],
  );
  return { ...NO_HOLDER, [found?.kind ?? 'cohortId']: id };
}

/**
 * Locks the row of the course, cohort or event, so that positions and numbers do not change concurrently.
 * @param what is named in the error when the viewer cannot read it
 * @throws NotFound, Forbidden, Conflict for an archived course or a cancelled event
 */
async function lockHolder({ em, viewer, holder }: Change, what: FoundNoun): Promise<void> {
  const { courseId, cohortId, eventId } = holder;
  if (eventId) {
    assertNotCancelled((await lockEditedEvent(em, viewer, eventId, what)).event);
    return;
  }
  if (!courseId) {
    await loadCohortForUpdate(em, viewer, cohortId!, 'manageResources', what);
    return;
  }
  const { status } = await loadCourseForUpdate(em, viewer, courseId, 'edit', what);
  if (status === CourseStatus.ARCHIVED) throw Conflict(ARCHIVED_COURSE);
}

async function nextPosition({ em, viewer, holder }: Change): Promise<number> {
  const [row] = await em.execute<{ count: number; position: number }[]>(
    `select count(*)::int as count, coalesce(max(position) + 1, 0) as position from resource
     where institution_id = ? and ${columnOf(holder)} = ?`,
    [viewer.institutionId, holder.courseId ?? holder.cohortId ?? holder.eventId],
  );
  if (row!.count >= MAX_RESOURCES) throw Conflict(TOO_MANY_RESOURCES);
  return row!.position;
}

async function attachFile({ em, viewer }: Change, resource: Resource, fileId: string): Promise<void> {
  await attachFiles(em, viewer, { purpose: RESOURCE_FILE, holderId: resource.id }, [fileId], 'fileId');
  const [file] = await em.execute<{ size: number }[]>(
    'select size from file where institution_id = ? and id = ?',
    [viewer.institutionId, fileId],
  );
  resource.size = file!.size;
}

/** Changes a resource whose course, cohort or event is locked. */
async function changeResource(
  context: Context,
  id: string,
  apply: (change: Change, resource: Resource) => Promise<void>,
): Promise<ResourceIds> {
  const { viewer } = context;
  assertMember(viewer, () => NotFound('Resource'));
  return context.transaction(async (em, afterCommit) => {
    const found = await em.findOne(Resource, { id });
    if (!found) throw NotFound('Resource');
    const holder = {
      courseId: found.course?.id ?? null,
      cohortId: found.cohort?.id ?? null,
      eventId: found.event?.id ?? null,
    };
    const change = { em, context, afterCommit, viewer, holder };
    await lockHolder(change, 'Resource');
    const resource = await em.findOne(Resource, { id }, { refresh: true });
    if (!resource) throw NotFound('Resource');
    await apply(change, resource);
    return { ...holder, resourceId: id };
  });
}

async function announce(
  { em, context, afterCommit, viewer: { institutionId }, holder }: Change,
  type: DomainEventType & `resource.${string}`,
  ...ids: string[]
): Promise<void> {
  await publish({ type, institutionId, ids }, { em, context, afterCommit });
  afterCommit(() => announceResources(context, institutionId, holder));
}
