import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { texts } from '#texts/en';
import { formatMonthDay } from '#texts/dayFormatting';
import { formatDollars } from '#texts/dollarFormatting';
import { formatCount, formatMoney, formatShortDay } from '#texts/formatting';
import { Cell, DataTable } from '#ui/table/DataTable';
import type { AnalyticsQuery, AnalyticsQueryVariables } from './Analytics.generated.ts';
import { AnalyticsPanel } from './AnalyticsPanel.tsx';
import type { Series } from './Charts.tsx';
import classes from './analytics.module.css';

// The library of charts is large, and only this screen needs it.
const TimeChart = lazy(() => import('./Charts.tsx').then((charts) => ({ default: charts.TimeChart })));
const FunnelChart = lazy(() => import('./Charts.tsx').then((charts) => ({ default: charts.FunnelChart })));

const t = texts.analytics;

type Analytics = AnalyticsQuery['analytics'];

const nameOf = (day: string, isByWeek: boolean) =>
  isByWeek ? t.weekOf(formatMonthDay(day)) : formatShortDay(`${day}T00:00:00Z`, 'UTC');

const moneyOf = (amount: number) => formatMoney({ amount, currency: 'USD' });

/** Formats an amount of an axis, without cents. */
const roundMoneyOf = (amount: number) => formatDollars(amount / 100);

const PLACES: readonly Series[] = [
  { name: t.figures.enrollments, color: 'cobalt.6', valueOf: ({ enrollments }) => enrollments },
  { name: t.figures.completions, color: 'teal.7', valueOf: ({ completions }) => completions },
  { name: t.figures.cancellations, color: 'red.6', valueOf: ({ cancellations }) => cancellations },
];

const REVENUE: readonly Series[] = [
  { name: t.figures.revenue, color: 'teal.7', valueOf: ({ revenue }) => revenue.amount },
];

const LEARNING: readonly Series[] = [
  { name: t.figures.activeLearners, color: 'teal.7', valueOf: ({ activeLearners }) => activeLearners },
  { name: t.figures.submissions, color: 'cobalt.6', valueOf: ({ submissions }) => submissions },
];

interface Chart {
  title: string;
  series: readonly Series[];
  format: (value: number) => string;
  formatMark?: (value: number) => string;
}

const CHARTS: readonly Chart[] = [
  { title: t.charts.places, series: PLACES, format: formatCount },
  { title: t.charts.revenue, series: REVENUE, format: moneyOf, formatMark: roundMoneyOf },
  { title: t.charts.learning, series: LEARNING, format: formatCount },
];

interface AnalyticsPanelsProps {
  analytics: Analytics;
  filters: AnalyticsQueryVariables;
}

/** Charts of the figures, each with its table and its file. */
export function AnalyticsPanels({ analytics, filters }: AnalyticsPanelsProps) {
  const { points, isByWeek, funnel, courses } = analytics;
  return (
    <div className={classes.grid}>
      {CHARTS.map(({ title, series, format, formatMark }) => (
        <AnalyticsPanel
          key={title}
          title={title}
          path="/exports/analytics.csv"
          filters={{ ...filters, table: 'figures' }}
          table={
            <DataTable
              label={title}
              columns={[
                { name: isByWeek ? t.week : t.day },
                ...series.map(({ name }) => ({ name, isNumber: true })),
              ]}
              isBare
            >
              {points.toReversed().map((point) => (
                <tr key={point.day}>
                  <Cell isName>{nameOf(point.day, isByWeek)}</Cell>
                  {series.map(({ name, valueOf }) => (
                    <Cell key={name} isNumber of={name}>
                      {format(valueOf(point.figures))}
                    </Cell>
                  ))}
                </tr>
              ))}
            </DataTable>
          }
        >
          <Suspense fallback={<Skeleton h={240} />}>
            <TimeChart
              label={t.chart(title)}
              points={points.map(({ day, figures }) => ({
                figures,
                name: nameOf(day, isByWeek),
                mark: formatMonthDay(day),
              }))}
              series={series}
              format={format}
              formatMark={formatMark}
            />
          </Suspense>
        </AnalyticsPanel>
      ))}
      <AnalyticsPanel
        title={t.charts.funnel}
        path="/exports/analytics.csv"
        filters={{ ...filters, table: 'funnel' }}
        table={
          <DataTable
            label={t.charts.funnel}
            columns={[{ name: t.stage }, { name: t.figures.enrollments, isNumber: true }]}
            isBare
          >
            {funnel.map(({ stage, count }) => (
              <tr key={stage}>
                <Cell isName>{t.stages[stage]}</Cell>
                <Cell isNumber of={t.figures.enrollments}>
                  {formatCount(count)}
                </Cell>
              </tr>
            ))}
          </DataTable>
        }
      >
        <Suspense fallback={<Skeleton h={240} />}>
          <FunnelChart
            label={t.chart(t.charts.funnel)}
            steps={funnel.map(({ stage, count }) => ({ name: t.stages[stage], count }))}
          />
        </Suspense>
      </AnalyticsPanel>
      {courses.length > 0 && (
        <div className={classes.wide}>
          <AnalyticsPanel
            title={t.charts.courses}
            path="/exports/analytics.csv"
            filters={{ ...filters, table: 'courses' }}
          >
            <DataTable
              label={t.charts.courses}
              columns={[
                { name: t.course },
                { name: t.figures.enrollments, isNumber: true },
                { name: t.figures.completions, isNumber: true },
                { name: t.figures.cancellations, isNumber: true },
                { name: t.completionRate, isNumber: true },
              ]}
              isBare
            >
              {courses.map(({ courseId, title, ...course }) => (
                <tr key={courseId}>
                  <Cell isName>{title}</Cell>
                  <Cell isNumber of={t.figures.enrollments}>
                    {formatCount(course.enrollments)}
                  </Cell>
                  <Cell isNumber of={t.figures.completions}>
                    {formatCount(course.completions)}
                  </Cell>
                  <Cell isNumber of={t.figures.cancellations}>
                    {formatCount(course.cancellations)}
                  </Cell>
                  <Cell isNumber of={t.completionRate}>
                    {course.completionRate === null ? t.noRate : t.percent(course.completionRate)}
                  </Cell>
                </tr>
              ))}
            </DataTable>
          </AnalyticsPanel>
        </div>
      )}
    </div>
  );
}
