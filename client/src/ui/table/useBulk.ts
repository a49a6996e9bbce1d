import { useState } from 'react';
import { readError } from '#lib/errors';
import { notify } from '#lib/toasts';
import { texts } from '#texts/en';
import type { Selection } from './Selection.tsx';

/** Selected row that an action is for. */
export interface BulkItem {
  id: string;
  /** Names the row in results. */
  name: string;
}

interface BulkFailure extends BulkItem {
  message: string;
}

export interface BulkRun {
  items: readonly BulkItem[];
  /** Changes one row. @throws the server's error */
  act: (id: string) => Promise<unknown>;
  /** Runs after the last row, such as a refetch of the list. */
  after?: () => Promise<unknown>;
  /** Message for the rows that were changed. */
  done: (count: number) => string;
}

/** Result of the latest action, and whether one runs. */
export interface Bulk {
  isRunning: boolean;
  failures: readonly BulkFailure[];
  run: (action: BulkRun) => Promise<void>;
}

/** Runs an action for each selected row, one after the other. Rows that failed stay selected, with their messages. */
export function useBulk(selection: Selection): Bulk {
  const [isRunning, setRunning] = useState(false);
  const [failures, setFailures] = useState<readonly BulkFailure[]>([]);
  const run = async ({ items, act, after, done }: BulkRun) => {
    setRunning(true);
    setFailures([]);
    const failed: BulkFailure[] = [];
    for (const item of items) {
      try {
        await act(item.id);
      } catch (error) {
        failed.push({ ...item, message: readError(error).message || texts.errors.unknown });
      }
    }
    await after?.().catch(() => undefined); // the list shows its own failure
    setRunning(false);
    setFailures(failed);
    selection.set(failed.map(({ id }) => id));
    if (failed.length < items.length) notify.success(done(items.length - failed.length));
  };
  return { isRunning, failures, run };
}
