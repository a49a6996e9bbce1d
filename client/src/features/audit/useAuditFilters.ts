import { useListAddress } from '#lib/useListAddress';
import { texts } from '#texts/en';
import { startOfDay } from '#texts/formatting';
import { optionNamed } from '#ui/options';
import { useTableOrder } from '#ui/table/useTableOrder';
import type { AuditLogQueryVariables } from './AuditSection.generated.ts';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const DAY = /^\d{4}-\d\d-\d\d$/;

/** Returns the filters and the order of the log from the URL, and as query variables. Ignores invalid values. */
export function useAuditFilters() {
  const address = useListAddress('actor', 'noun', 'action', 'row', 'from', 'to');
  const { actor, noun, action, row, from, to } = address.filters;
  const uuidOrNull = (text: string | null) => (text && UUID.test(text) ? text : null);
  const { order, setOrder } = useTableOrder(['CREATED_AT'], { field: 'CREATED_AT', direction: 'DESC' });
  const variables: Omit<AuditLogQueryVariables, 'after' | 'orderBy'> = {
    memberId: uuidOrNull(actor),
    noun: optionNamed(texts.auditLog.nouns, noun),
    rowId: uuidOrNull(row),
    action: optionNamed(texts.auditLog.actionNames, action),
    from: from && DAY.test(from) ? startOfDay(from) || null : null,
    to: to && DAY.test(to) ? startOfDay(dayAfter(to)) || null : null,
  };
  return { ...address, variables, order, setOrder };
}

/** Returns the next day, so that the last day is included. */
function dayAfter(day: string): string {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10);
}

export type AuditFilters = ReturnType<typeof useAuditFilters>;
