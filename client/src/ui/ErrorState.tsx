import { Button, Stack, Text, ThemeIcon } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { texts } from '#texts/en';
import classes from './ui.module.css';

interface ErrorStateProps {
  title?: string;
  /** What happened, in the server's or the document's words. */
  message: string;
  /** Words of the button; 'Retry' by default. */
  retryText?: string;
  onRetry?: (() => void) | undefined;
}

/** Says that something could not be loaded, and offers to try again. */
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
