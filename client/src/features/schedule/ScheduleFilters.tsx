import { NativeSelect } from '@mantine/core';
import { useScreenQuery } from '#lib/useScreenQuery';
import { texts } from '#texts/en';
import type { Entry } from './agendaEntries.ts';
import { ScheduleCohortsDocument } from './ScheduleFilters.generated.ts';

const t = texts.schedule;

/** Kinds of entries in the order of the filter. */
export const KINDS = Object.keys(t.kinds) as Entry['kind'][];

interface ScheduleFiltersProps {
  kind: Entry['kind'] | null;
  cohortId: string | null;
  onChange: (change: { kind?: string | null; cohort?: string | null }) => void;
}

/** Selects of the kind and the cohort. The cohorts load when the filters open. */
export function ScheduleFilters({ kind, cohortId, onChange }: ScheduleFiltersProps) {
  const { data } = useScreenQuery(ScheduleCohortsDocument, {});
  const own = [
    ...(data?.viewer?.enrollments.nodes ?? []).map(({ cohort }) => cohort),
    ...(data?.cohorts.nodes ?? []),
  ];
  const cohorts = [...new Map(own.map(({ id, title }) => [id, title]))];
  return (
    <>
      <NativeSelect
        aria-label={t.kind}
        value={kind ?? ''}
        data={[{ value: '', label: t.anyKind }, ...KINDS.map((value) => ({ value, label: t.kinds[value] }))]}
        onChange={(event) => onChange({ kind: event.currentTarget.value || null })}
      />
      <NativeSelect
        aria-label={t.cohort}
        value={cohortId ?? ''}
        data={[{ value: '', label: t.anyCohort }, ...cohorts.map(([value, label]) => ({ value, label }))]}
        onChange={(event) => onChange({ cohort: event.currentTarget.value || null })}
      />
    </>
  );
}
