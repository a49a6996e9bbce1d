import { useQuery } from '@apollo/client/react';
import { Button, Group, NativeSelect, Text, TextInput } from '@mantine/core';
import { texts } from '#texts/en';
import { optionsOf } from '#ui/options';
import { AuditActorsDocument } from './AuditSection.generated.ts';
import classes from './audit.module.css';
import type { AuditFilters } from './useAuditFilters.ts';

const t = texts.auditLog;

const nouns = optionsOf(t.nouns)
  .map(({ value, label }) => ({ value, label: label[0]!.toUpperCase() + label.slice(1) }))
  .toSorted((one, other) => one.label.localeCompare(other.label));

const actions = optionsOf(t.actionNames);

/** Filters by person, kind of item, action and time, and the order. Other people can be selected in one of their entries. */
export function AuditFilterBar({ filters, narrow, clear, isNarrowed, order, setOrder }: AuditFilters) {
  const { actor, noun, action, row, from, to } = filters;
  return (
    <search aria-label={t.filters}>
      <div className={classes.filters}>
        <PersonSelect value={actor} onChange={(next) => narrow({ actor: next })} />
        <NativeSelect
          label={t.noun}
          value={noun ?? ''}
          data={[{ value: '', label: t.allNouns }, ...nouns]}
          onChange={(event) => narrow({ noun: event.currentTarget.value })}
        />
        <NativeSelect
          label={t.action}
          value={action ?? ''}
          data={[{ value: '', label: t.allActions }, ...actions]}
          onChange={(event) => narrow({ action: event.currentTarget.value })}
        />
        <TextInput
          type="date"
          label={t.from}
          value={from ?? ''}
          max={to ?? undefined}
          onChange={(event) => narrow({ from: event.currentTarget.value })}
        />
        <TextInput
          type="date"
          label={t.to}
          value={to ?? ''}
          min={from ?? undefined}
          onChange={(event) => narrow({ to: event.currentTarget.value })}
        />
        <NativeSelect
          label={t.order}
          value={order.direction}
          data={optionsOf(t.orders)}
          onChange={({ currentTarget: { value } }) =>
            setOrder({ field: 'CREATED_AT', direction: value === 'ASC' ? 'ASC' : 'DESC' })
          }
        />
      </div>
      {(row !== null || isNarrowed) && (
        <Group gap="sm" mt="sm">
          {row !== null && (
            <>
              <Text size="xs">{t.oneItem}</Text>
              <Button variant="light" size="compact-sm" onClick={() => narrow({ row: null })}>
                {t.showAll}
              </Button>
            </>
          )}
          <Button variant="subtle" size="compact-sm" onClick={clear}>
            {t.clear}
          </Button>
        </Group>
      )}
    </search>
  );
}

interface PersonSelectProps {
  value: string | null;
  onChange: (id: string | null) => void;
}

/** Select of the staff by name. Contains a student only while the student is selected. */
function PersonSelect({ value, onChange }: PersonSelectProps) {
  const { data } = useQuery(AuditActorsDocument);
  const staff = [...(data?.admins.nodes ?? []), ...(data?.instructors.nodes ?? [])].map(
    ({ id, displayName }) => ({ value: id, label: displayName }),
  );
  const isOther = value !== null && !staff.some((person) => person.value === value);
  return (
    <NativeSelect
      label={t.person}
      value={value ?? ''}
      data={[
        { value: '', label: t.anyone },
        ...(isOther ? [{ value, label: t.selectedPerson }] : []),
        ...staff,
      ]}
      onChange={(event) => onChange(event.currentTarget.value || null)}
    />
  );
}
