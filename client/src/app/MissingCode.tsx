import { useEffect } from 'react';
import { texts } from '#texts/en';
import { ErrorState } from '#ui/ErrorState';
import { reloadWhenReachable } from '#lib/reloadWhenReachable';
import { useOnline } from '#lib/useOnline';

/** Returns whether an error of the browser or of Vite means that code could not be fetched. */
export const isMissingCode = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|module script|Unable to preload CSS/i.test(error.message);

/**
 * Replaces a screen whose code could not be fetched: the network is down, or a release replaced the files. Only a new
 * page can recover, because browsers and Vite cache the failure of a file for the lifetime of a page.
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
