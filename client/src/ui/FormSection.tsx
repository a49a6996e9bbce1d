import { Card, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface FormSectionProps {
  title: string;
  /** What holds for all of its fields. */
  description?: string;
  children: ReactNode;
}

/** A part of a long form: a card with the fields under a heading. */
export function FormSection({ title, description, children }: FormSectionProps) {
  return (
    <Card component="section" aria-label={title}>
      <Title order={2} size="h3" mb={description ? 4 : 'md'}>
        {title}
      </Title>
      {description && (
        <Text c="dimmed" mb="md">
          {description}
        </Text>
      )}
      <Stack gap="lg">{children}</Stack>
    </Card>
  );
}
