interface SparklineProps {
  /** Numbers in the order of time. */
  values: readonly number[];
  /** Description for people who cannot see the line. */
  label: string;
}

const WIDTH = 96;
const HEIGHT = 24;
/** Half of the line’s width, so that its ends are not cut. */
const MARGIN = 1;

/** Small line of a figure over time. Nothing without a change. */
export function Sparkline({ values, label }: SparklineProps) {
  const most = Math.max(...values);
  const least = Math.min(...values);
  if (values.length < 2 || most === least) return null;
  const x = (place: number) => MARGIN + (place / (values.length - 1)) * (WIDTH - 2 * MARGIN);
  const y = (value: number) => MARGIN + ((most - value) / (most - least)) * (HEIGHT - 2 * MARGIN);
  return (
    <svg
      fill="none"
      stroke="var(--mantine-color-teal-text)"
      strokeWidth={1.5}
      strokeLinejoin="round"
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={label}
    >
      <polyline points={values.map((value, place) => `${x(place)},${y(value)}`).join(' ')} />
    </svg>
  );
}
