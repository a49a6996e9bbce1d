import { startTransition, useState } from 'react';

/** Number of lessons from which only the first section is open at first. */
const MANY_LESSONS = 60;

/** Collapsed sections of the outline. */
export function useCollapsed(sections: readonly { id: string; lessons: readonly object[] }[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(() => {
    const count = sections.reduce((sum, { lessons }) => sum + lessons.length, 0);
    return new Set(count > MANY_LESSONS ? sections.slice(1).map(({ id }) => id) : []);
  });
  const isAll = sections.every(({ id }) => ids.has(id));
  return {
    has: (id: string) => ids.has(id),
    isAll,
    toggle: (id: string) => setIds(ids.has(id) ? without(ids, id) : new Set([...ids, id])),
    open: (id: string) => setIds(without(ids, id)),
    // Hundreds of rows are rendered in small parts, so that nothing waits for them.
    toggleAll: () => startTransition(() => setIds(new Set(isAll ? [] : sections.map(({ id }) => id)))),
  };
}

const without = (ids: ReadonlySet<string>, id: string) => new Set([...ids].filter((one) => one !== id));

export type Collapsed = ReturnType<typeof useCollapsed>;
