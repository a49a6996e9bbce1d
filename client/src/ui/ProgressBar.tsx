import { Progress } from '@mantine/core';

interface ProgressProps {
  /** Percent, 0 to 100. */
  value: number;
  /** Accessible name, such as 'Seats taken'. */
  label: string;
}

/** Progress bar. Show the number next to it as text. */
export function ProgressBar({ value, label }: ProgressProps) {
  return <Progress value={value} aria-label={label} size="sm" radius="xl" color="var(--app-progress)" />;
}
