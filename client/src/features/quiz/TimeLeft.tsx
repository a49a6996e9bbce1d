import { VisuallyHidden } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { formatTimeLeft, useTimeLeft } from '#lib/useTimeLeft';
import { texts } from '#texts/en';
import classes from './quiz.module.css';

const t = texts.quiz;

const MINUTE = 60_000;
const ASK_AGAIN = 5_000;

/** Minutes before the end at which screen readers hear of it. */
const ANNOUNCED = [1, 5];

interface TimeLeftProps {
  /** The server's end of the attempt. */
  endsAt: string;
  /** Called every few seconds while the time seems over: the server decides. */
  onOver: () => void;
  /** Called shortly before, so that the last answer is saved in time. */
  onNear: () => void;
}

/** Countdown to the end of an attempt by the server's clock, whatever this device's clock says. */
export function TimeLeft({ endsAt, onOver, onNear }: TimeLeftProps) {
  const { left, isKnown } = useTimeLeft(endsAt);
  const told = useRef(false);
  const over = useRef(onOver);
  const isOver = isKnown && left === 0;
  useEffect(() => {
    over.current = onOver;
  });
  useEffect(() => {
    if (isKnown && left < 3_000 && !told.current) {
      told.current = true;
      onNear();
    }
  }, [isKnown, left, onNear]);
  useEffect(() => {
    if (!isOver) return undefined;
    over.current();
    const timer = setInterval(() => over.current(), ASK_AGAIN);
    return () => clearInterval(timer);
  }, [isOver]);
  const near = ANNOUNCED.find((minutes) => isKnown && left <= minutes * MINUTE);
  return (
    <div className={classes.time} data-soon={(isKnown && left <= MINUTE) || undefined}>
      <span>{t.timeLeft}</span>
      <span role="timer" aria-label={t.timeLeft} className={classes.clock}>
        {isKnown ? formatTimeLeft(left) : '–'}
      </span>
      <VisuallyHidden role="status">
        {isOver ? t.timeOver : near === undefined ? '' : t.announceLeft(near)}
      </VisuallyHidden>
    </div>
  );
}
