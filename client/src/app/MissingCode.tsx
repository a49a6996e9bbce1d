import { useEffect } from 'react';
import { texts } from '#texts/en';
import { ErrorState } from '#ui/ErrorState';
import { reloadWhenReachable } from '#lib/reloadWhenReachable';
import { useOnline } from '#lib/useOnline';

/** Whether an error, in the words of the browser or of Vite, says that code could not be fetched. */
export const isMissingCode = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|module script|Unable to preload CSS/i.test(error.message);

/**
 * Stands in for a screen whose code could not be fetched: there is no network, or a release replaced the files.
 * Only a new page can recover, because browsers and Vite keep the failure of a file for the life of a page.
 */
export function MissingCode() {
  const isOnline = useOnline();
  useEffect(() => reloadWhenReachable(isOnline), [isOnline]);
  return (
    <ErrorState
      title={texts.common.codeMissing}
      message={isOnline ? texts.common.codeMissingHint : texts.common.codeMissingOffline}
      retryText={texts.common.reload}
      onRetry={() => location.reload()}
    />
  );
}
