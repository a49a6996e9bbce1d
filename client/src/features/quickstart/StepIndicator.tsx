import { VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { texts } from '#texts/en';
import classes from './quickstart.module.css';

const t = texts.quickstart;

/** Steps of the wizard with their state: completed, current or upcoming. */
export function StepIndicator({ step }: { step: number }) {
  return (
    <ol className={classes.steps}>
      {t.steps.map((name, index) => {
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
            {name}
            <VisuallyHidden>{t.stepStates[state]}</VisuallyHidden>
          </li>
        );
      })}
    </ol>
  );
}
