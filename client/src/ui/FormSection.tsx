import { Card, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface FormSectionProps {
  title: string;
  /** Applies to all fields of the section. */
  description?: string;
  /** Target of links to the section. */
  id?: string;
  children: ReactNode;
}

/** Section of a long form: a card with a heading and fields. */
export function FormSection({ title, description, id, children }: FormSectionProps) {
  return (
    <Card component="section" aria-label={title} id={id}>
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
