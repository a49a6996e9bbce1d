import { paths } from '#lib/paths';
import { texts } from '#texts/en';
import type { ActivityFeedQuery } from './ActivityFeed.generated.ts';

const t = texts.insight;

export type FeedEntry = ActivityFeedQuery['auditEntries']['nodes'][number];

/** An entry as a sentence, with the place that it is about. */
export interface FeedLine {
  who: string;
  what: string;
  to: string;
}

/** Values of an entry, as sentences need them. */
interface Facts {
  /** Member who made the change. */
  actor: string;
  /** Title or name of the row. */
  title: string;
  rowId: string;
  value: (column: string) => string;
  /** Name of the member or title of the object that a column refers to. */
  name: (column: string, missing?: string) => string;
}

/** Sentences by the table that changed. */
const LINES: Partial<Record<FeedEntry['noun'], (facts: Facts) => FeedLine>> = {
  ENROLLMENT: ({ name, value }) => ({
    who: name('membership_id', t.someone),
    what: enrolled(value('status'))(name('cohort_id')),
    to: paths.cohortPeople(value('cohort_id')),
  }),
  SUBMISSION: ({ name, value }) => ({
    who: name('student_id', t.someone),
    what: t.submitted(name('activity_id')),
    to: paths.activitySubmissions(value('activity_id')),
  }),
  REVIEW: ({ name, value }) => ({
    who: name('author_id', t.someone),
    what: t.reviewed(name('course_id'), Number(value('rating'))),
    to: paths.course(value('course_id')),
  }),
  CERTIFICATE: ({ actor, title, value }) => ({
    who: actor,
    what: t.certified(title),
    to: paths.certificate(value('number')),
  }),
  COURSE: ({ actor, title, rowId }) => ({ who: actor, what: t.published(title), to: paths.course(rowId) }),
  COHORT: ({ actor, title, rowId }) => ({ who: actor, what: t.published(title), to: paths.cohort(rowId) }),
  MEMBERSHIP: ({ title }) => ({
    who: title,
    what: t.joined,
    to: `${paths.institutionSettings}?tab=members`,
  }),
};

/** Returns the sentence and the place of an entry; null for tables without a sentence. */
export function describeEntry({ noun, after, names, actor, label, rowId }: FeedEntry): FeedLine | null {
  const value = (column: string) => String(after?.[column]);
  const name = (column: string, missing: string = t.something) =>
    (names as Record<string, string> | null)?.[value(column)] ?? missing;
  const facts = {
    actor: actor?.displayName ?? t.someone,
    title: label ?? (noun === 'MEMBERSHIP' ? t.someone : t.something),
    rowId,
    value,
    name,
  };
  return LINES[noun]?.(facts) ?? null;
}

const enrolled = (status: string) =>
  status === 'pending'
    ? t.enrolled.PENDING
    : status === 'waitlisted'
      ? t.enrolled.WAITLISTED
      : t.enrolled.ACTIVE;
