import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { authorize } from '#kernel/authorize';
import { assertCurrent, Conflict, Invalid, NotFound } from '#kernel/errors';
import type { MemberViewer } from '#kernel/viewer';
import { Institution } from '#modules/institution/institution.entity';
import { arrayOf } from '#platform/database/array';
import { pendingChanges } from '#platform/database/pending-changes';
import type { DomainEventType } from '#platform/domain-event/domain-event';
import { publish } from '#platform/domain-event/publish';
import type { AfterCommit, Context } from '#platform/request/context';
import { Category } from './category.entity.ts';
import type { CreateCategoryInput, UpdateCategoryInput } from './category.input.ts';
import { categoryPolicy } from './category.policy.ts';
import { MAX_CATEGORIES, slugOf, TOO_MANY_CATEGORIES } from './category.rules.ts';

/** A running change of an institution's categories. Others wait for its end. */
interface Change {
  em: EntityManager;
  context: Context;
  afterCommit: AfterCommit;
  viewer: MemberViewer;
  all: Category[];
}

/** Creates a category after the others. Returns its ID. */
export const createCategory = (context: Context, input: CreateCategoryInput): Promise<string> =>
  change(context, async (running) => {
    const { em, all, viewer } = running;
    if (all.length >= MAX_CATEGORIES) throw Conflict(TOO_MANY_CATEGORIES);
    await assertFreeName(running, input.name, null);
    const category = em.create(Category, {
      institution: em.getReference(Institution, viewer.institutionId, { wrapped: true }),
      name: input.name,
      slug: freeSlug(input.name, all),
      position: Math.max(-1, ...all.map(({ position }) => position)) + 1,
      ...(input.description && { description: input.description }),
      ...(input.icon && { icon: input.icon }),
      ...(input.color && { color: input.color }),
      ...(input.standard && { standard: input.standard }),
    });
    await announce(running, 'category.created', [category.id]);
    return category.id;
  });

/**
 * Updates the given fields of a category. Its courses take over its category of the marketplace.
 * @throws StaleVersion when `version` is given and not the current one
 */
export const updateCategory = (context: Context, input: UpdateCategoryInput): Promise<void> =>
  change(context, async (running) => {
    const { em, all } = running;
    const category = findOrThrow(input.id, all);
    assertCurrent('category', category.version, input.version);
    if (input.name !== undefined) await assertFreeName(running, input.name, category.id);
    const standard = input.standard ?? category.standard;
    if (standard !== category.standard) await moveCourses(running, category, { id: category.id, standard });
    category.name = input.name ?? category.name;
    category.description = input.description ?? category.description;
    category.icon = input.icon ?? category.icon;
    category.color = input.color ?? category.color;
    category.standard = standard;
    const isChanged = pendingChanges(em, category) !== null;
    if (isChanged) category.version += 1;
    await announce(running, 'category.updated', isChanged ? [category.id] : []);
  });

/** Orders the categories. @throws Conflict unless all of them are listed */
export const arrangeCategories = (context: Context, ids: readonly string[]): Promise<void> =>
  change(context, async (running) => {
    const { em, viewer, all } = running;
    const given = new Set(ids);
    if (given.size !== all.length || !all.every(({ id }) => given.has(id)))
      throw Conflict('The categories have changed in the meantime. Load them again.');
    const moved = await em.execute<{ id: string }[]>(
      `update category c set position = o.position - 1
       from unnest(?::uuid[]) with ordinality as o (id, position)
       where c.institution_id = ? and c.id = o.id and c.position <> o.position - 1 returning c.id`,
      [arrayOf(ids), viewer.institutionId],
    );
    await announce(
      running,
      'category.updated',
      moved.map(({ id }) => id),
    );
  });

interface Deletion {
  id: string;
  moveCoursesTo: string | null;
  version?: number | undefined;
}

/**
 * Deletes a category. Its courses get the category `moveCoursesTo`.
 * @throws Conflict when it has courses and none is given, Invalid for an unknown one, StaleVersion when `version` is given and
 * not the current one
 */
export const deleteCategory = (context: Context, { id, moveCoursesTo, version }: Deletion): Promise<void> =>
  change(context, async (running) => {
    const { em, all } = running;
    const category = findOrThrow(id, all);
    assertCurrent('category', category.version, version);
    const target = moveCoursesTo === null ? null : all.find((each) => each.id === moveCoursesTo);
    if (target === undefined || target === category)
      throw Invalid([{ field: 'moveCoursesTo', message: 'Choose another category.' }]);
    if (target) await moveCourses(running, category, target);
    else await assertUnused(running, category);
    await announce(running, 'category.deleted', [id]); // before the row is gone, which webhooks send
    em.remove(category);
    await em.flush();
  });

/**
 * Gives the courses of a category another one and locks its row. Their rows are locked first, as when a course is edited;
 * courses that got the category until its row was locked follow.
 */
async function moveCourses(
  { em, viewer: { institutionId } }: Change,
  from: Category,
  to: Pick<Category, 'id' | 'standard'>,
): Promise<void> {
  const move = () =>
    em.execute(
      `update course set category_id = ?, category = ?
       where institution_id = ? and category_id = ? and (category_id, category) is distinct from (?::uuid, ?)`,
      [to.id, to.standard, institutionId, from.id, to.id, to.standard],
    );
  await move();
  await em.lock(from, LockMode.PESSIMISTIC_WRITE);
  await move();
}

async function assertUnused({ em, viewer }: Change, category: Category): Promise<void> {
  await em.lock(category, LockMode.PESSIMISTIC_WRITE);
  const [row] = await em.execute<{ isUsed: boolean }[]>(
    'select exists (select 1 from course where institution_id = ? and category_id = ?) as "isUsed"',
    [viewer.institutionId, category.id],
  );
  if (row!.isUsed) throw Conflict(`Choose a category for the courses of “${category.name}” first.`);
}

/** Asserts that no other category has a name. Upper and lower case are equal. @throws Invalid */
async function assertFreeName({ em, viewer }: Change, name: string, id: string | null): Promise<void> {
  const [other] = await em.execute<unknown[]>(
    'select 1 from category where institution_id = ? and lower(name) = lower(?) and id is distinct from ?::uuid',
    [viewer.institutionId, name, id],
  );
  if (other) throw Invalid([{ field: 'name', message: 'Another category has this name.' }]);
}

/** Runs a change of the institution's categories by one admin at a time. @throws Forbidden */
async function change<T>(context: Context, apply: (running: Change) => Promise<T>): Promise<T> {
  const { viewer } = context;
  authorize(viewer, categoryPolicy.manage);
  return context.transaction(async (em, afterCommit) => {
    await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [
      `categories of ${viewer.institutionId}`,
    ]);
    const all = await em.find(Category, {}, { orderBy: { position: 'asc', id: 'asc' } });
    return apply({ em, context, afterCommit, viewer, all });
  });
}

async function announce(
  { em, context, afterCommit, viewer: { institutionId } }: Change,
  type: DomainEventType & `category.${string}`,
  ids: string[],
): Promise<void> {
  await publish({ type, institutionId, ids }, { em, context, afterCommit });
}

function findOrThrow(id: string, all: readonly Category[]): Category {
  const category = all.find((each) => each.id === id);
  if (!category) throw NotFound('Category');
  return category;
}

/** Returns the name in addresses, with a number if another category has it. */
function freeSlug(name: string, all: readonly Category[]): string {
  const slug = slugOf(name) || 'category';
  const taken = new Set(all.map((each) => each.slug));
  let free = slug;
  for (let count = 2; taken.has(free); count++) free = `${slug}-${count}`;
  return free;
}
