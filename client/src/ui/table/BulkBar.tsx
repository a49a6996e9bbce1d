import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { texts } from '#texts/en';
import type { Selection } from './Selection.tsx';
import classes from './table.module.css';

interface BulkBarProps {
  selection: Selection;
  /** Whether an action runs. */
  isBusy?: boolean;
  children: ReactNode;
}

/** Actions on the selected rows, at the bottom of the screen while there are any. */
export function BulkBar({ selection, isBusy = false, children }: BulkBarProps) {
  const count = selection.ids.length;
  return (
    <div role="status" className={classes.bulk} data-empty={count === 0 || undefined}>
      {count > 0 && (
        <>
          <strong>{texts.common.selected(count)}</strong>
          {children}
          <Button variant="subtle" color="gray" disabled={isBusy} onClick={selection.clear}>
            {texts.common.clearSelection}
          </Button>
        </>
      )}
    </div>
  );
}
