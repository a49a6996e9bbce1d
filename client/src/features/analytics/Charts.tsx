import { BarChart, LineChart } from '@mantine/charts';
import '@mantine/core/styles/ColorSwatch.layer.css'; // of the legend
import '@mantine/charts/styles.layer.css';
import type { AnalyticsQuery } from './Analytics.generated.ts';

type Point = AnalyticsQuery['analytics']['points'][number];

/** One line of a chart. */
export interface Series {
  name: string;
  /** Color of the theme with its shade. */
  color: string;
  valueOf: (figures: Point['figures']) => number;
}

interface TimeChartProps {
  /** Accessible name. The table below has the numbers. */
  label: string;
  points: readonly (Pick<Point, 'figures'> & { name: string; mark: string })[];
  series: readonly Series[];
  format: (value: number) => string;
  /** Format of the axis, by default that of the values. */
  formatMark?: ((value: number) => string) | undefined;
}

/** Height of all charts in pixels, so that nothing moves when they are loaded. */
const HEIGHT = 240;

/** Figures over time: one as bars, several as lines. */
export function TimeChart({ label, points, series, format, formatMark = format }: TimeChartProps) {
  const marks = new Map(points.map(({ name, mark }) => [name, mark]));
  const shared = {
    h: HEIGHT,
    data: points.map(({ name, figures }) => ({
      name,
      ...Object.fromEntries(series.map((each) => [each.name, each.valueOf(figures)])),
    })),
    dataKey: 'name',
    series: series.map(({ name, color }) => ({ name, color })),
    valueFormatter: format,
    withLegend: series.length > 1,
    legendProps: { verticalAlign: 'bottom' as const },
    xAxisProps: {
      minTickGap: 24,
      interval: 'preserveStart' as const,
      tickFormatter: (name: string) => marks.get(name) ?? '',
    },
    yAxisProps: { width: 72, allowDecimals: false, tickFormatter: formatMark },
    gridAxis: 'x' as const,
    tickLine: 'none' as const,
  };
  return (
    <div role="img" aria-label={label}>
      {series.length === 1 ? (
        <BarChart {...shared} barChartProps={QUIET} maxBarWidth={24} barProps={STILL} />
      ) : (
        <LineChart
          {...shared}
          lineChartProps={QUIET}
          lineProps={STILL}
          curveType="monotone"
          withDots={points.length <= 7}
          strokeWidth={2}
        />
      )}
    </div>
  );
}

/** The chart is one image: its points take no focus, because the table has them. */
const QUIET = { accessibilityLayer: false };

const STILL = { isAnimationActive: false };

interface FunnelChartProps {
  label: string;
  steps: readonly { name: string; count: number }[];
}

/** Stages as bars below each other. */
export function FunnelChart({ label, steps }: FunnelChartProps) {
  return (
    <div role="img" aria-label={label}>
      <BarChart
        h={HEIGHT}
        data={[...steps]}
        dataKey="name"
        orientation="vertical"
        series={[{ name: 'count', label, color: 'cobalt.6' }]}
        barChartProps={QUIET}
        barProps={STILL}
        maxBarWidth={36}
        gridAxis="y"
        tickLine="none"
        withBarValueLabel
        xAxisProps={{ allowDecimals: false }}
        yAxisProps={{ width: 108 }}
      />
    </div>
  );
}
