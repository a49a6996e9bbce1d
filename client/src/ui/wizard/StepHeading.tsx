import { Text, Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
import classes from './wizard.module.css';

interface StepHeadingProps {
  title: string;
  hint: string;
  /** Focuses the heading after a change of the step, so that screen readers announce it. */
  takesFocus: boolean;
}

/** Heading of a step. */
export function StepHeading({ title, hint, takesFocus }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <>
      <Title order={1} size="h2" ref={heading} tabIndex={-1} className={classes.heading ?? ''}>
        {title}
      </Title>
      <Text c="dimmed" mt={4} mb="lg">
        {hint}
      </Text>
    </>
  );
}
