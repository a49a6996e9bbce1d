import { Button, Stack, Text, ThemeIcon } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { texts } from '#texts/en';
import classes from './ui.module.css';

interface ErrorStateProps {
  title?: string;
  /** Message of the server or of the product documents. */
  message: string;
  /** Label of the button; 'Retry' by default. */
  retryText?: string;
  onRetry?: (() => void) | undefined;
}

/** Explains that loading failed, and offers a retry. */
export function ErrorState({ title, message, retryText = texts.common.retry, onRetry }: ErrorStateProps) {
  return (
    <Stack role="alert" align="center" gap="sm" className={classes.empty}>
      <ThemeIcon size={56} radius="xl" color="red">
        <IconAlertTriangle size={28} stroke={1.6} aria-hidden />
      </ThemeIcon>
      {title && <Text fw={600}>{title}</Text>}
      <Text {...(title ? { c: 'dimmed', size: 'sm' } : { fw: 600 })} maw={480}>
        {message}
      </Text>
      {onRetry && (
        <Button variant="light" onClick={onRetry} mt="xs">
          {retryText}
        </Button>
      )}
    </Stack>
  );
}
