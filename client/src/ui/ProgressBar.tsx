import { Progress } from '@mantine/core';

interface ProgressProps {
  /** Percent, 0 to 100. */
  value: number;
  /** Accessible name, such as 'Seats taken'. */
  label: string;
  /** Draws something other than progress, such as seats: teal is for progress only. */
  isNeutral?: boolean;
}

/** Progress bar. Show the number next to it as text. */
export function ProgressBar({ value, label, isNeutral = false }: ProgressProps) {
  const color = isNeutral ? 'var(--mantine-color-dimmed)' : 'var(--app-progress)';
  return <Progress value={value} aria-label={label} size="sm" radius="xl" color={color} />;
}
