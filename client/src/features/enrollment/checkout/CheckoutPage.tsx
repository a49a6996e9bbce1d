import { Alert, Button, Skeleton, Stack } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { AppLink } from '#lib/AppLink';
import { readError } from '#lib/errors';
import { paths } from '#lib/paths';
import { useScreenQuery } from '#lib/useScreenQuery';
import { texts } from '#texts/en';
import { BackLink } from '#ui/BackLink';
import { EmptyState } from '#ui/EmptyState';
import { ErrorState } from '#ui/ErrorState';
import { PageHeader } from '#ui/PageHeader';
import { CheckoutDone } from './CheckoutDone.tsx';
import { CheckoutScreenDocument, type CheckoutScreenQuery } from './CheckoutPage.generated.ts';

// Its own chunk: screens with forms need much that others do not.
const CheckoutForm = lazy(() => import('./CheckoutForm.tsx'));

const t = texts.checkout;

/** Statuses of an enrollment that the form has nothing to add to. */
const CURRENT = ['PENDING', 'ACTIVE', 'WAITLISTED', 'COMPLETED'];

/** /cohorts/{guid}/enroll: enrolls in a cohort by plan, personal details and payment (document 2, section 2.10). */
export default function CheckoutPage() {
  const { guid = '' } = useParams();
  const { data, error, retry } = useScreenQuery(CheckoutScreenDocument, { id: guid }, t.loadFailed, 0);
  return (
    <>
      <BackLink to={paths.cohort(guid)}>{t.back}</BackLink>
      <PageHeader title={t.title} description={data?.cohort?.title ?? <>&nbsp;</>} />
      <Content data={data} error={error} onRetry={retry} />
    </>
  );
}

interface ContentProps {
  data: CheckoutScreenQuery | undefined;
  error: unknown;
  onRetry: () => void;
}

function Content({ data, error, onRetry }: ContentProps) {
  if (data?.cohort === null || readError(error).code === 'NOT_FOUND')
    return <EmptyState title={texts.cohortDetail.notFound} drawing="cohorts" action={<ToCohorts />} />;
  if (error !== undefined)
    return <ErrorState message={readError(error).message || t.loadFailed} onRetry={onRetry} />;
  const { cohort, viewer, paymentProvider } = data ?? {};
  if (!cohort || !viewer || !paymentProvider) return <Loading />;
  const { viewerEnrollment: enrollment } = cohort;
  if (enrollment && CURRENT.includes(enrollment.status))
    return <CheckoutDone enrollment={enrollment} cohortId={cohort.id} />;
  const ended = enrollment?.order?.status;
  return (
    <>
      {ended && ended in t.ended && (
        <Alert color="yellow" maw={720} mb="lg">
          {t.ended[ended as keyof typeof t.ended]}
        </Alert>
      )}
      <Suspense fallback={<Loading />}>
        <CheckoutForm cohort={cohort} viewer={viewer} provider={paymentProvider} />
      </Suspense>
    </>
  );
}

const Loading = () => (
  <Stack gap="lg" maw={720} aria-busy="true">
    <Skeleton h={48} radius="md" />
    <Skeleton h={320} radius="lg" />
  </Stack>
);

const ToCohorts = () => (
  <Button component={AppLink} to={paths.cohorts} variant="light">
    {texts.cohortDetail.backToCohorts}
  </Button>
);
