import { Anchor, Card, Progress } from '@mantine/core';
import type { ReactNode } from 'react';
import { AppLink } from '#lib/AppLink';
import { paths } from '#lib/paths';
import { texts } from '#texts/en';
import { StepHeading } from './StepHeading.tsx';
import { StepIndicator } from './StepIndicator.tsx';
import classes from './wizard.module.css';

interface WizardProps {
  /** Names of the steps. */
  names: readonly string[];
  /** Number of the current step, from 1. */
  step: number;
  /** From where the step slides in. Null before the first change. */
  direction: 'forward' | 'back' | null;
  title: string;
  hint: string;
  /** Text of the link that leaves for the dashboard. Null while nobody may leave. */
  skip: string | null;
  /** Called when the user leaves by that link. */
  onSkip: () => void;
  children: ReactNode;
}

/** Frame of a wizard: its steps, how far it is, and the current step, which slides in. */
export function Wizard({ names, step, direction, title, hint, skip, onSkip, children }: WizardProps) {
  return (
    <div className={classes.wizard}>
      <StepIndicator names={names} step={step} />
      <Progress
        value={(100 * step) / names.length}
        size="sm"
        radius="xl"
        aria-label={texts.wizard.stepOf(step, names.length)}
      />
      <div className={classes.slides}>
        <Card key={step} p={{ base: 'lg', xs: 32 }} className={classes.slide} data-direction={direction}>
          <StepHeading title={title} hint={hint} takesFocus={direction !== null} />
          {children}
        </Card>
      </div>
      {skip !== null && (
        <Anchor
          component={AppLink}
          to={paths.dashboard}
          onClick={onSkip}
          display="block"
          ta="center"
          mt="lg"
          py={8}
          c="dimmed"
        >
          {skip}
        </Anchor>
      )}
    </div>
  );
}
