import { lazy, Suspense } from 'react';
import { texts } from '#texts/en';
import { Offers } from './Offers.tsx';

const t = texts.offers;

/** Code that cannot be loaded leaves its section out: the rest of the page works without it. */
const leaveOut = () => ({ default: () => <></> });
const OpenCohorts = lazy(() => import('./OpenCohorts.tsx').catch(leaveOut));
const PublicCourses = lazy(() => import('./PublicCourses.tsx').catch(leaveOut));

/** Open cohorts, whose code and rows load after the first paint. */
export function LazyOpenCohorts(props: { id: string; isMixed: boolean }) {
  return (
    <Suspense fallback={<LoadingSection id={props.id} title={t.cohorts} hint={t.cohortsHint} />}>
      <OpenCohorts {...props} />
    </Suspense>
  );
}

/** Public courses, whose code and rows load after the first paint. */
export function LazyPublicCourses({ id }: { id: string }) {
  return (
    <Suspense fallback={<LoadingSection id={id} title={t.courses} />}>
      <PublicCourses id={id} />
    </Suspense>
  );
}

function LoadingSection(props: { id: string; title: string; hint?: string }) {
  return (
    <Offers
      {...props}
      items={null}
      error={null}
      onRetry={() => undefined}
      empty={{ title: '', hint: '' }}
      failedText=""
    >
      {() => null}
    </Offers>
  );
}
