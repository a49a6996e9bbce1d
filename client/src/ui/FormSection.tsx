import { Card, Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface FormSectionProps {
  title: string;
  children: ReactNode;
}

/** A part of a long form: a card with the fields under a heading. */
export function FormSection({ title, children }: FormSectionProps) {
  return (
    <Card component="section" aria-label={title}>
      <Title order={2} size="h3" mb="md">
        {title}
      </Title>
      <Stack gap="lg">{children}</Stack>
    </Card>
  );
}
