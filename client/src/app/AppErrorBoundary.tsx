import { Container } from '@mantine/core';
import type { ReactNode } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { texts } from '../texts/en.ts';
import { ErrorState } from '../ui/ErrorState.tsx';

interface AppErrorBoundaryProps {
  /** When this changes the screen gets another chance, e.g. after going to another address. */
  resetKey?: string;
  children: ReactNode;
}

/** Keeps a screen that fails from taking the rest with it: says so and offers a retry. */
export function AppErrorBoundary({ resetKey, children }: AppErrorBoundaryProps) {
  return (
    <ErrorBoundary FallbackComponent={Fallback} resetKeys={[resetKey]}>
      {children}
    </ErrorBoundary>
  );
}

function Fallback({ error, resetErrorBoundary }: FallbackProps) {
  const isOutdated =
    error instanceof Error && /dynamically imported module|Importing a module script/i.test(error.message);
  return (
    <Container size="sm" py={80}>
      <ErrorState
        title={texts.common.screenFailed}
        message={isOutdated ? texts.common.screenOutdated : texts.common.screenFailedHint}
        // After a new release the old files are gone: only a fresh page has the new ones.
        onRetry={isOutdated ? () => location.reload() : resetErrorBoundary}
      />
    </Container>
  );
}
