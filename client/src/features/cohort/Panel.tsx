import { Card, Group, Text, Title } from '@mantine/core';
import { useId, type ReactNode } from 'react';

interface PanelProps {
  title: string;
  /** Shown at the right of the title. */
  action?: ReactNode;
  /** Shown instead of the children if the panel is empty, worded as in the product documents. */
  empty?: ReactNode;
  children?: ReactNode;
  /** Always shown, such as a dialog that the action opens. */
  footer?: ReactNode;
}

/** Titled section of a cohort's screen. */
export function Panel({ title, action, empty = false, children, footer }: PanelProps) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id}>
      <Group justify="space-between" mb="md" wrap="nowrap" mih={34}>
        <Title order={2} size="h3" id={id}>
          {title}
        </Title>
        {action}
      </Group>
      {empty === false ? (
        children
      ) : (
        <Text c="dimmed" component="div">
          {empty}
        </Text>
      )}
      {footer}
    </Card>
  );
}
