import { useState } from 'react';
import { texts } from '#texts/en';
import classes from './table.module.css';

/** Selected rows of one page of a table. */
export interface Selection {
  ids: readonly string[];
  isSelected: (id: string) => boolean;
  toggle: (id: string) => void;
  /** Rows of the page, all of which one box selects. */
  all: readonly string[];
  toggleAll: () => void;
  clear: () => void;
  /** Selects these rows only, such as those that an action failed for. */
  set: (ids: readonly string[]) => void;
}

/** Keeps the selected rows of a table. Rows that leave the page leave the selection. */
export function useSelection(all: readonly string[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const ids = all.filter((id) => chosen.has(id));
  return {
    ids,
    all,
    isSelected: (id) => chosen.has(id),
    toggle: (id) => setChosen(new Set(chosen.has(id) ? ids.filter((other) => other !== id) : [...ids, id])),
    toggleAll: () => setChosen(new Set(ids.length === all.length ? [] : all)),
    clear: () => setChosen(new Set()),
    set: (next) => setChosen(new Set(next)),
  };
}

/** Check box of a row's first cell. */
export function SelectRow({ selection, id, name }: { selection: Selection; id: string; name: string }) {
  return (
    <td className={classes.check}>
      <input
        type="checkbox"
        aria-label={texts.common.select(name)}
        checked={selection.isSelected(id)}
        onChange={() => selection.toggle(id)}
      />
    </td>
  );
}

/** Check box in the heading. */
export function SelectAll({ selection }: { selection: Selection }) {
  const { ids, all, toggleAll } = selection;
  return (
    <input
      type="checkbox"
      aria-label={texts.common.selectAll}
      checked={all.length > 0 && ids.length === all.length}
      disabled={all.length === 0}
      ref={(box) => {
        if (box) box.indeterminate = ids.length > 0 && ids.length < all.length;
      }}
      onChange={toggleAll}
    />
  );
}
