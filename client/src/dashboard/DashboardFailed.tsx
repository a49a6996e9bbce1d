import { readError } from '../app/errors.ts';
import { texts } from '../texts/en.ts';
import { ErrorState } from '../ui/ErrorState.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';

/** The dashboard when its figures could not be loaded. */
export function DashboardFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <>
      <PageHeader title={texts.menu.dashboard} />
      <ErrorState message={readError(error).message || texts.dashboard.failed} onRetry={onRetry} />
    </>
  );
}
