import { Suspense, useEffect, useState } from 'react';
import { lazyScreen } from '#lib/lazyScreen';
import { type Session, useSession } from '#lib/session';
import { texts } from '#texts/en';
import { ForTeachers } from '#ui/wizard/ForTeachers';
import { Wizard } from '#ui/wizard/Wizard';
import { useSetup } from './useSetup.ts';
import { VerifyStep } from './VerifyStep.tsx';

const t = texts.setup;

const { Component: LaterSteps, preload: fetchLaterSteps } = lazyScreen(() => import('./LaterSteps.tsx'));

/**
 * /setup: verifies the account, plans a first session, publishes a first course and shares it, in four steps of which each
 * saves (document 1, Onboarding wizard). Open to accounts that are not verified yet.
 */
export default function SetupPage() {
  const session = useSession();
  if (session === null) return null; // the layout leads visitors to /login
  const isTeacher = session.role === 'instructor' || session.role === 'admin';
  return isTeacher ? <Steps session={session} /> : <ForTeachers title={t.title} text={t.forTeachers} />;
}

function Steps({ session }: { session: Session }) {
  const [wasVerified] = useState(session.isVerified);
  const setup = useSetup(wasVerified);
  const { state, direction, goTo, forget } = setup;
  const step = session.isVerified ? state.step : 1;
  useEffect(() => void fetchLaterSteps().catch(() => {}), []);
  const headings = {
    1: { title: t.verifyStep, hint: session.isVerified ? '' : texts.verify.sentTo(session.email) },
    2: { title: t.sessionStep, hint: t.sessionHint },
    3: { title: t.courseStep, hint: t.courseHint },
    4: { title: t.shareStep, hint: t.shareHint },
  } as const;
  return (
    <Wizard
      names={t.steps}
      step={step}
      direction={direction}
      {...headings[step]}
      skip={session.isVerified ? t.skip : null}
      onSkip={forget}
    >
      {step === 1 && <VerifyStep onContinue={() => goTo(2)} />}
      {step > 1 && (
        <Suspense>
          <LaterSteps {...setup} />
        </Suspense>
      )}
    </Wizard>
  );
}
