import { Button } from '@mantine/core';
import { texts } from '#texts/en';
import type { DataListProps } from '../DataList.tsx';

interface EmptyPeopleProps {
  /** Whether a search or a filter narrows the list. */
  isNarrowed: boolean;
  /** Text when nothing matches. */
  noMatch: string;
  /** Text and next step when there is nobody yet. */
  none: string;
  hint: string;
  onClear: () => void;
}

/** Returns the empty state of a list of people: nothing matches the filters, which a button clears, or there is nobody yet. */
export const emptyPeople = ({
  isNarrowed,
  noMatch,
  none,
  hint,
  onClear,
}: EmptyPeopleProps): DataListProps<never>['empty'] => ({
  drawing: 'people',
  ...(isNarrowed
    ? {
        title: noMatch,
        action: (
          <Button variant="default" onClick={onClear}>
            {texts.members.clear}
          </Button>
        ),
      }
    : { title: none, hint }),
});
