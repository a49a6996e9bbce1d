import { VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { texts } from '#texts/en';
import classes from './wizard.module.css';

const t = texts.wizard;

interface StepIndicatorProps {
  names: readonly string[];
  /** Number of the current step, from 1. */
  step: number;
}

/** Steps of the wizard with their state: completed, current or upcoming. */
export function StepIndicator({ names, step }: StepIndicatorProps) {
  return (
    <ol className={classes.steps} data-many={names.length > 3 || undefined}>
      {names.map((name, index) => {
        const number = index + 1;
        const state = number < step ? 'completed' : number === step ? 'current' : 'upcoming';
        return (
          <li
            key={name}
            className={classes.step}
            aria-current={state === 'current' ? 'step' : undefined}
            data-completed={state === 'completed' || undefined}
          >
            <span className={classes.stepMark} aria-hidden>
              {state === 'completed' ? <IconCheck size={16} stroke={2.5} /> : number}
            </span>
            <span className={classes.stepName}>{name}</span>
            <VisuallyHidden>{t.stepStates[state]}</VisuallyHidden>
          </li>
        );
      })}
    </ol>
  );
}
