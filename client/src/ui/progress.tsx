import { Progress } from '@mantine/core';

interface ProgressProps {
  /** Percent, 0 to 100. */
  value: number;
  /** What is measured, for screen readers, e.g. 'Seats taken'. */
  label: string;
}

/** A bar; put the number beside it in text. */
export function ProgressBar({ value, label }: ProgressProps) {
  return <Progress value={value} aria-label={label} size="md" radius="xl" />;
}
