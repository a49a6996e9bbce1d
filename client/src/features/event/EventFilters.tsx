import { Button, NativeSelect } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import { useState } from 'react';
import { texts } from '#texts/en';
import { Check } from '#ui/Check';
import { EVENT_TYPES } from './eventTypePaths.ts';
import { SHOWN, shownLabel, type EventsShown } from './eventsShown.ts';

const t = texts.eventList;

interface EventFiltersProps {
  /** Undefined on the screen of one type. */
  type: string | null | undefined;
  shown: EventsShown;
  isMine: boolean;
  /** Whether the viewer has drafts. */
  hasDrafts: boolean;
  onChange: (change: { type?: string | null; show?: string | null; mine?: string | null }) => void;
}

/** Filters button with the fields that it opens. They are open initially when a filter is set. */
export function EventFilters({ type, shown, isMine, hasDrafts, onChange }: EventFiltersProps) {
  const [isOpen, setOpen] = useState(Boolean(type) || isMine || shown !== 'upcoming');
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconFilter size={18} aria-hidden />}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {t.filters}
      </Button>
      {isOpen && (
        <>
          {type !== undefined && (
            <NativeSelect
              aria-label={t.type}
              value={type ?? ''}
              data={[
                { value: '', label: t.anyType },
                ...EVENT_TYPES.map((value) => ({ value, label: texts.eventTypes[value] })),
              ]}
              onChange={(event) => onChange({ type: event.currentTarget.value || null })}
            />
          )}
          <NativeSelect
            aria-label={t.when}
            value={shown}
            data={SHOWN.filter((value) => value !== 'draft' || hasDrafts).map((value) => ({
              value,
              label: shownLabel(value),
            }))}
            onChange={({ currentTarget: { value } }) =>
              onChange({ show: value === 'upcoming' ? null : value })
            }
          />
          <Check
            label={t.isMine}
            checked={isMine}
            onChange={(event) => onChange({ mine: event.currentTarget.checked ? 'yes' : null })}
          />
        </>
      )}
    </>
  );
}
