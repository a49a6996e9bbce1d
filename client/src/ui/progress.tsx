import { Progress, RingProgress, Text } from '@mantine/core';

interface ProgressProps {
  /** Percent, 0 to 100. */
  value: number;
  /** What is measured, for screen readers, e.g. 'Seats taken'. */
  label: string;
}

/** A ring with its percentage inside. @param size of the ring in pixels. */
export function ProgressRing({ value, label, size = 96 }: ProgressProps & { size?: number }) {
  return (
    <RingProgress
      size={size}
      thickness={Math.max(6, Math.round(size / 11))}
      roundCaps
      role="img"
      aria-label={`${label}: ${value}%`}
      sections={[{ value, color: 'var(--mantine-primary-color-filled)' }]}
      label={
        <Text ta="center" fw={700} fz={Math.round(size / 5)} aria-hidden>
          {value}%
        </Text>
      }
    />
  );
}

/** A bar; put the number beside it in text. */
export function ProgressBar({ value, label }: ProgressProps) {
  return <Progress value={value} aria-label={label} size="md" radius="xl" />;
}
