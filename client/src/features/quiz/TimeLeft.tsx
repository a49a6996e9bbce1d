import { VisuallyHidden } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { texts } from '#texts/en';
import { useServerClock } from './useServerClock.ts';
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
  const ahead = useServerClock();
  const end = Date.parse(endsAt) - (ahead ?? 0);
  const [left, setLeft] = useState(() => Math.max(0, end - Date.now()));
  const told = useRef(false);
  const over = useRef(onOver);
  const isKnown = ahead !== null;
  const isOver = isKnown && left === 0;
  useEffect(() => {
    over.current = onOver;
  });
  useEffect(() => {
    const update = () => setLeft(Math.max(0, end - Date.now()));
    update();
    const timer = setInterval(update, 500);
    return () => clearInterval(timer);
  }, [end]);
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
        {isKnown ? clockOf(left) : '–'}
      </span>
      <VisuallyHidden role="status">
        {isOver ? t.timeOver : near === undefined ? '' : t.announceLeft(near)}
      </VisuallyHidden>
    </div>
  );
}

/** Returns a duration as '4:05' or '1:04:05'. */
function clockOf(left: number): string {
  const seconds = Math.ceil(left / 1000);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const [hours, minutes, rest] = parts.map((part) => String(part).padStart(2, '0'));
  return parts[0] === 0 ? `${parts[1]}:${rest}` : `${Number(hours)}:${minutes}:${rest}`;
}
