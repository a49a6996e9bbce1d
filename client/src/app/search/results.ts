import {
  IconBook2,
  IconCalendarEvent,
  IconMessages,
  IconUser,
  IconUsersGroup,
  type Icon,
} from '@tabler/icons-react';
import { paths } from '#lib/paths';
import { formatDay } from '#texts/formatting';
import { texts } from '#texts/en';
import type { SearchEntry, SearchGroup } from './entry.ts';
import type { SearchQuery } from './Search.generated.ts';

export type Result = SearchQuery['search'][number];
export type Kind = Result['kind'];

const t = texts.search;

export const KINDS: Record<Kind, { icon: Icon; path: (id: string) => string }> = {
  COURSE: { icon: IconBook2, path: paths.course },
  COHORT: { icon: IconUsersGroup, path: paths.cohort },
  PERSON: { icon: IconUser, path: paths.memberProfile },
  EVENT: { icon: IconCalendarEvent, path: paths.event },
  DISCUSSION: { icon: IconMessages, path: paths.discussion },
};

function detailOf({ kind, context, startsAt, timeZone }: Result): string | null {
  if (!startsAt) return context ?? null;
  const day = formatDay(startsAt, timeZone ?? undefined);
  return kind === 'COHORT' ? t.starts(day) : day;
}

const entryOf = (result: Result): SearchEntry => ({
  id: `${result.kind} ${result.subjectId}`,
  label: result.title,
  icon: KINDS[result.kind].icon,
  matches: result.matches,
  detail: detailOf(result),
  isDraft: result.isDraft,
  to: KINDS[result.kind].path(result.subjectId),
  ...(result.kind === 'PERSON' && { person: { avatarUrl: result.avatarUrl ?? null } }),
});

/** Returns the results by kind: the kind of the best result first. */
export function groupsOf(results: readonly Result[]): SearchGroup[] {
  const kinds = [...new Set(results.map(({ kind }) => kind))];
  return kinds.map((kind) => ({
    id: kind,
    label: t.kinds[kind],
    entries: results.filter((result) => result.kind === kind).map(entryOf),
  }));
}
