import { NativeSelect } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { paths } from '#lib/paths';
import { useScreenQuery } from '#lib/useScreenQuery';
import { formatMonth } from '#texts/calendarFormatting';
import { texts } from '#texts/en';
import { formatMoney, formatShortDay, viewerTimeZone } from '#texts/formatting';
import { EmptyState } from '#ui/EmptyState';
import { Cell, DataTable } from '#ui/table/DataTable';
import { DashboardPanel } from './DashboardPanel.tsx';
import { PanelFailed } from './PanelFailed.tsx';
import { PanelLoading } from './PanelLoading.tsx';
import { RevenueDocument, type RevenueQuery } from './Revenue.generated.ts';
import classes from './revenue.module.css';
import { PERIODS, useRevenuePeriod, type Period, type Step } from './revenuePeriod.ts';

const t = texts.insight;

const OPTIONS = Object.entries(t.periods).map(([value, label]) => ({ value, label }));

/** Revenue of some months as bars and as a table. The choice is in the URL and remembered. */
export default function RevenuePanel({ round }: { round: number }) {
  const { period, choose } = useRevenuePeriod();
  const { data, error, retry } = useScreenQuery(
    RevenueDocument,
    { ...PERIODS[period], timeZone: viewerTimeZone() },
    t.revenueFailed,
  );
  useRefetchIn(round, retry);
  return (
    <DashboardPanel
      title={t.revenue}
      more={{ to: `${paths.orders}?status=PAID`, label: t.paidOrders }}
      action={
        <NativeSelect
          size="xs"
          aria-label={t.period}
          value={period}
          data={OPTIONS}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        />
      }
    >
      {data ? (
        <Chart periods={data.revenueByPeriod} of={period} />
      ) : error === undefined ? (
        <PanelLoading height={270} />
      ) : (
        <PanelFailed text={t.revenueFailed} onRetry={retry} />
      )}
    </DashboardPanel>
  );
}

/** Refetches in each new round of changes. */
function useRefetchIn(round: number, refetch: () => void): void {
  const latest = useRef(refetch);
  useEffect(() => void (latest.current = refetch));
  useEffect(() => {
    if (round > 0) latest.current();
  }, [round]);
}

type PeriodRevenue = RevenueQuery['revenueByPeriod'][number];

interface ChartProps {
  periods: readonly PeriodRevenue[];
  of: Period;
}

function Chart({ periods, of }: ChartProps) {
  const { by } = PERIODS[of];
  const most = periods.reduce((high, next) => (next.revenue.amount > high.revenue.amount ? next : high));
  const sum = periods.reduce((total, { revenue }) => total + revenue.amount, 0);
  const total = formatMoney({ ...most.revenue, amount: sum });
  if (sum === 0) return <EmptyState title={t.noRevenue} hint={t.noRevenueHint} />;
  const marks = [periods[0]!, periods[Math.floor(periods.length / 2)]!, periods.at(-1)!];
  return (
    <>
      <p className={classes.total}>
        <strong>{total}</strong> {t.total[of]}
      </p>
      <div
        role="img"
        aria-label={t.chart(t.periods[of], total, formatMoney(most.revenue), nameOf(most, by))}
        className={classes.chart}
      >
        <span className={classes.most}>{formatMoney(most.revenue)}</span>
        <div className={classes.bars}>
          {periods.map((period) => (
            <span key={period.startsAt} title={t.bar(nameOf(period, by), formatMoney(period.revenue))}>
              <span style={{ blockSize: `${(100 * period.revenue.amount) / most.revenue.amount}%` }} />
            </span>
          ))}
        </div>
        <div className={classes.marks}>
          {marks.map((period) => (
            <span key={period.startsAt}>{formatStart(period, by)}</span>
          ))}
        </div>
      </div>
      <details className={classes.table}>
        <summary>{t.table}</summary>
        <DataTable
          label={t.revenue}
          columns={[{ name: t.start[by] }, { name: t.revenue, isNumber: true }]}
          isBare
        >
          {periods.toReversed().map((period) => (
            <tr key={period.startsAt}>
              <Cell isName>{nameOf(period, by)}</Cell>
              <Cell isNumber of={t.revenue}>
                {formatMoney(period.revenue)}
              </Cell>
            </tr>
          ))}
        </DataTable>
      </details>
    </>
  );
}

const formatStart = ({ startsAt }: PeriodRevenue, by: Step) =>
  by === 'MONTH' ? formatMonth(startsAt) : formatShortDay(startsAt);

const nameOf = (period: PeriodRevenue, by: Step) =>
  by === 'WEEK' ? t.weekOf(formatShortDay(period.startsAt)) : formatStart(period, by);
