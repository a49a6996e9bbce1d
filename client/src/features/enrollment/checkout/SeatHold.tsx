import { Text, VisuallyHidden } from '@mantine/core';
import { formatTimeLeft, useTimeLeft } from '#lib/useTimeLeft';
import { texts } from '#texts/en';

const t = texts.checkout;

/** Countdown to the end of the time for which a seat is held, by the server's clock. */
export function SeatHold({ until }: { until: string }) {
  const { left, isKnown } = useTimeLeft(until);
  const isOver = isKnown && left === 0;
  return (
    <Text mt="xs">
      {t.heldFor} <strong role="timer">{isKnown ? formatTimeLeft(left) : '–'}</strong>
      <VisuallyHidden role="status">{isOver ? t.holdOver : ''}</VisuallyHidden>
    </Text>
  );
}
