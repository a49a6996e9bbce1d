import { Suspense, useEffect } from 'react';
import { lazyScreen } from '#lib/lazyScreen';
import { useSession } from '#lib/session';
import { texts } from '#texts/en';
import { ForTeachers } from '#ui/wizard/ForTeachers';
import { Wizard } from '#ui/wizard/Wizard';
import { CourseStep } from './CourseStep.tsx';
import { useQuickstart } from './useQuickstart.ts';

const t = texts.quickstart;

/** Loaded while the user completes the first step. */
const { Component: CohortStep, preload: fetchCohortStep } = lazyScreen(() => import('./CohortStep.tsx'));
const { Component: ShareStep, preload: fetchShareStep } = lazyScreen(() => import('./ShareStep.tsx'));

const headings = {
  1: { title: t.courseStep, hint: t.courseHint },
  2: { title: t.cohortStep, hint: t.cohortHint },
  3: { title: t.shareStep, hint: t.shareHint },
} as const;

/**
 * /quickstart: creates a course, its first cohort and its first invitations in three steps. Verification redirects all
 * accounts here through the plans, also those of students.
 */
export default function QuickstartPage() {
  const session = useSession();
  const isTeacher = session?.role === 'instructor' || session?.role === 'admin';
  return isTeacher ? <Steps /> : <ForTeachers title={t.title} text={t.forTeachers} />;
}

function Steps() {
  const { state, direction, change, goTo, forget } = useQuickstart();
  const { step } = state;
  useEffect(() => void Promise.allSettled([fetchCohortStep(), fetchShareStep()]), []);
  return (
    <Wizard
      names={t.steps}
      step={step}
      direction={direction}
      {...headings[step]}
      skip={t.skip}
      onSkip={forget}
    >
      {step === 1 && (
        <CourseStep
          draft={state.course}
          onChange={(course) => change({ course })}
          onContinue={() => goTo(2)}
        />
      )}
      {step === 2 && (
        <Suspense>
          <CohortStep
            course={state.course}
            draft={state.cohort}
            onChange={(cohort) => change({ cohort })}
            onBack={() => goTo(1)}
            onCreated={(created) =>
              goTo(3, { created, sharing: { message: t.defaultMessage(created.title), emails: '' } })
            }
          />
        </Suspense>
      )}
      {step === 3 && state.created && (
        <Suspense>
          <ShareStep
            course={state.created}
            draft={state.sharing}
            onChange={(sharing) => change({ sharing })}
            onLeave={forget}
          />
        </Suspense>
      )}
    </Wizard>
  );
}
