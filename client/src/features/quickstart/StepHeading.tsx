import { Text, Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
import classes from './quickstart.module.css';

interface StepHeadingProps {
  title: string;
  hint: string;
  /** The step follows another: its heading is focused, so that it is read out. */
  takesFocus: boolean;
}

/** The step's heading. */
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
