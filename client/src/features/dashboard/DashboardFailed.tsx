import { readError } from '#lib/errors';
import { texts } from '#texts/en';
import { ErrorState } from '#ui/ErrorState';
import { PageHeader } from '#ui/PageHeader';

/** Dashboard whose data failed to load. */
export function DashboardFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <>
      <PageHeader title={texts.menu.dashboard} />
      <ErrorState message={readError(error).message || texts.dashboard.failed} onRetry={onRetry} />
    </>
  );
}
