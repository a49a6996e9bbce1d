import { Anchor, Button, Card, Progress, VisuallyHidden } from '@mantine/core';
import { Suspense, useEffect, useState } from 'react';
import { AppLink } from '#lib/AppLink';
import { lazyScreen } from '#lib/lazyScreen';
import { paths } from '#lib/paths';
import { useSession } from '#lib/session';
import { texts } from '#texts/en';
import { EmptyState } from '#ui/EmptyState';
import { CourseStep } from './CourseStep.tsx';
import { StepHeading } from './StepHeading.tsx';
import { StepIndicator } from './StepIndicator.tsx';
import { useQuickstart, type QuickstartState } from './useQuickstart.ts';
import classes from './quickstart.module.css';

const t = texts.quickstart;

/** Loaded while the user completes the first step. */
const { Component: CohortStep, preload: fetchCohortStep } = lazyScreen(() => import('./CohortStep.tsx'));
const { Component: ShareStep, preload: fetchShareStep } = lazyScreen(() => import('./ShareStep.tsx'));
const steps = 3;

const headings = {
  1: { title: t.courseStep, hint: t.courseHint },
  2: { title: t.cohortStep, hint: t.cohortHint },
  3: { title: t.shareStep, hint: t.shareHint },
} as const;

/** /quickstart: creates a course, its first cohort and its first invitations in three steps. */
export default function QuickstartPage() {
  const session = useSession();
  const isTeacher = session?.role === 'instructor' || session?.role === 'admin';
  return isTeacher ? <Wizard /> : <ForTeachers />;
}

/** Explains that the quick start is for teachers: verification redirects all accounts here through the plans. */
function ForTeachers() {
  return (
    <div className={classes.wizard}>
      <VisuallyHidden component="h1">{t.title}</VisuallyHidden>
      <EmptyState
        title={t.forTeachers}
        hint={t.forTeachersHint}
        action={
          <Button component={AppLink} to={paths.dashboard}>
            {t.goToDashboard}
          </Button>
        }
      />
    </div>
  );
}

function Wizard() {
  const { state, change, forget } = useQuickstart();
  const { step } = state;
  /** Null before the first change of the step. */
  const [direction, setDirection] = useState<'forward' | 'back' | null>(null);
  const goTo = (next: QuickstartState['step'], part: Partial<QuickstartState> = {}) => {
    setDirection(next < step ? 'back' : 'forward');
    change({ ...part, step: next });
  };
  useEffect(() => void Promise.allSettled([fetchCohortStep(), fetchShareStep()]), []);
  const { title, hint } = headings[step];
  return (
    <div className={classes.wizard}>
      <StepIndicator step={step} />
      <Progress value={(100 * step) / steps} size="sm" radius="xl" aria-label={t.stepOf(step, steps)} />
      <div className={classes.slides}>
        <Card key={step} p={{ base: 'lg', xs: 32 }} className={classes.slide} data-direction={direction}>
          <StepHeading title={title} hint={hint} takesFocus={direction !== null} />
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
        </Card>
      </div>
      <Anchor
        component={AppLink}
        to={paths.dashboard}
        onClick={forget}
        display="block"
        ta="center"
        mt="lg"
        py={8}
        c="dimmed"
      >
        {t.skip}
      </Anchor>
    </div>
  );
}
