import { Button } from '@mantine/core';
import type { DataListProps } from '../DataList.tsx';

type Empty = DataListProps<never>['empty'];

interface EmptyListProps extends Pick<Empty, 'drawing' | 'hint' | 'action'> {
  /** Whether a search or a filter narrows the list. */
  isNarrowed: boolean;
  /** Text when nothing matches, and the label of the button that shows everything again. */
  noMatch: string;
  clear: string;
  onClear: () => void;
  /** Text when the list has no items yet. */
  none: string;
}

/** Returns the empty state of a list: nothing matches the filters, which a button clears, or there is nothing yet. */
export const emptyList = ({
  drawing = 'nothing',
  isNarrowed,
  noMatch,
  clear,
  onClear,
  none,
  hint,
  action,
}: EmptyListProps): Empty =>
  isNarrowed
    ? {
        drawing,
        title: noMatch,
        action: (
          <Button variant="default" onClick={onClear}>
            {clear}
          </Button>
        ),
      }
    : { drawing, title: none, ...(hint !== undefined && { hint }), action };
