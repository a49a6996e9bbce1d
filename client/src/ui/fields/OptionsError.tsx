import { Button, Group, Text } from '@mantine/core';
import { texts } from '#texts/en';

interface OptionsErrorProps {
  message?: string;
  onRetry: () => void;
}

/** Message below a select whose options could not be loaded, with a button that loads them again. */
export function OptionsError({ message = texts.options.failed, onRetry }: OptionsErrorProps) {
  return (
    <Group role="alert" gap="xs" mt={4}>
      <Text c="var(--mantine-color-error)" size="sm">
        {message}
      </Text>
      <Button variant="subtle" size="compact-sm" onClick={onRetry}>
        {texts.common.retry}
      </Button>
    </Group>
  );
}
