import { texts } from '#texts/en';
import { formatCount, formatMoney } from '#texts/formatting';
import { Figure, Figures } from '#ui/Figures';
import type { AnalyticsQuery } from './Analytics.generated.ts';
import classes from './analytics.module.css';

const t = texts.analytics;

type Numbers = AnalyticsQuery['analytics']['totals'];

const FIGURES: readonly { name: keyof typeof t.figures; valueOf: (numbers: Numbers) => number }[] = [
  { name: 'enrollments', valueOf: ({ enrollments }) => enrollments },
  { name: 'revenue', valueOf: ({ revenue }) => revenue.amount },
  { name: 'completions', valueOf: ({ completions }) => completions },
  { name: 'activeLearners', valueOf: ({ activeLearners }) => activeLearners },
  { name: 'submissions', valueOf: ({ submissions }) => submissions },
  { name: 'cancellations', valueOf: ({ cancellations }) => cancellations },
];

/** Figures of the period, each with its change against the period before. */
export function AnalyticsTotals({ analytics: { totals, previous } }: Pick<AnalyticsQuery, 'analytics'>) {
  return (
    <div className={classes.totals}>
      <Figures label={t.totals}>
        {FIGURES.map(({ name, valueOf }) => (
          <Figure
            key={name}
            label={t.figures[name]}
            value={name === 'revenue' ? formatMoney(totals.revenue) : formatCount(valueOf(totals))}
            hint={
              <Change now={valueOf(totals)} before={valueOf(previous)} isLoss={name === 'cancellations'} />
            }
          />
        ))}
      </Figures>
    </div>
  );
}

interface ChangeProps {
  now: number;
  before: number;
  /** Whether more is worse. */
  isLoss: boolean;
}

function Change({ now, before, isLoss }: ChangeProps) {
  if (before === now) return t.unchanged;
  const isMore = now > before;
  if (before <= 0) return t.fromNothing;
  const text = t.change(Math.round((100 * (now - before)) / before));
  return <span className={isMore === isLoss ? classes.worse : classes.better}>{text}</span>;
}
