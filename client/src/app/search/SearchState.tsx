import { Button, Text, VisuallyHidden } from '@mantine/core';
import { texts } from '#texts/en';
import classes from './search.module.css';
import type { Found } from './useFound.ts';

const t = texts.search;

interface SearchStateProps {
  found: Found;
  text: string;
  /** Number of listed entries, with screens and actions. */
  count: number;
}

/** Shows the state of a search: running, without results, failed or offline. */
export function SearchState({ found: { state, retry }, text, count }: SearchStateProps) {
  if (state === 'failed')
    return (
      <div role="alert" className={classes.state}>
        <Text size="sm">{t.failed}</Text>
        <Button variant="light" size="compact-sm" onClick={retry}>
          {texts.common.retry}
        </Button>
      </div>
    );
  return (
    <div role="status" className={classes.status}>
      {state === 'offline' && (
        <Text className={classes.state ?? ''} size="sm">
          {t.offline}
        </Text>
      )}
      {state === 'loading' && count === 0 && (
        <Text className={classes.state ?? ''} size="sm" c="dimmed">
          {t.searching}
        </Text>
      )}
      {(state === 'found' || state === 'idle') && text !== '' && count === 0 && (
        <div className={classes.state}>
          <Text size="sm" fw={600}>
            {t.noMatch(text)}
          </Text>
          <Text size="sm" c="dimmed">
            {t.noMatchHint}
          </Text>
        </div>
      )}
      {state === 'found' && count > 0 && <VisuallyHidden>{t.found(count)}</VisuallyHidden>}
    </div>
  );
}
