import { formatAgo, formatDateTime, formatDay, formatShortDay } from '#texts/formatting';

interface WhenProps {
  /** ISO instant. */
  at: string;
  /** Time zone of its day: of the cohort for dates of a cohort. The viewer's by default. */
  timeZone?: string | undefined;
  /** `day`: 'Tue, Dec 1'. `ago`: '3 h ago', for what happened. `long`: 'December 1, 2026'. */
  as?: 'day' | 'ago' | 'long';
}

/** An instant, briefly; its tooltip has date, time and zone. */
export function When({ at, timeZone, as = 'day' }: WhenProps) {
  return (
    <time dateTime={at} title={formatDateTime(at, timeZone)}>
      {as === 'ago' ? formatAgo(at) : as === 'long' ? formatDay(at, timeZone) : formatShortDay(at, timeZone)}
    </time>
  );
}
