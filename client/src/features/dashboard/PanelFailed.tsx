import { Button, Text } from '@mantine/core';
import { texts } from '#texts/en';

/** Message of a panel whose data failed to load. */
export function PanelFailed({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <div role="alert">
      <Text size="xs" mb="xs">
        {text}
      </Text>
      <Button variant="light" size="compact-sm" onClick={onRetry}>
        {texts.common.retry}
      </Button>
    </div>
  );
}
