import { useEffect, useState } from 'react';
import { lazyScreen } from '#lib/lazyScreen';
import { paths } from '#lib/paths';
import { type Session, useSession } from '#lib/session';
import { texts } from '#texts/en';
import { ForTeachers } from '#ui/wizard/ForTeachers';
import { Wizard } from '#ui/wizard/Wizard';
import { CreatedNote } from './CreatedNote.tsx';
import { NewCourseStep } from './NewCourseStep.tsx';
import { SessionStep } from './SessionStep.tsx';
import { useSetup } from './useSetup.ts';
import { VerifyStep } from './VerifyStep.tsx';

const t = texts.setup;

/** Loaded while the user completes the steps before. */
const { Component: ShareStep, preload: fetchShareStep } = lazyScreen(
  () => import('#features/quickstart/ShareStep'),
);

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
  const { state, direction, change, goTo, forget } = useSetup(wasVerified);
  const step = session.isVerified ? state.step : 1;
  useEffect(() => void fetchShareStep().catch(() => {}), []);
  const headings = {
    1: { title: t.verifyStep, hint: session.isVerified ? '' : texts.verify.sentTo(session.email) },
    2: { title: t.sessionStep, hint: t.sessionHint },
    3: { title: t.courseStep, hint: t.courseHint },
    4: { title: t.shareStep, hint: t.shareHint },
  } as const;
  const share = (created: { id: string; title: string }) =>
    goTo(4, { created, sharing: { message: texts.quickstart.defaultMessage(created.title), emails: '' } });
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
      {step === 2 &&
        (state.planned ? (
          <CreatedNote
            text={t.planned(state.planned.title)}
            link={t.openSession}
            to={paths.event(state.planned.id)}
            onBack={() => goTo(1)}
            onContinue={() => goTo(3)}
          />
        ) : (
          <SessionStep
            draft={state.session}
            onChange={(draft) => change({ session: draft })}
            onBack={() => goTo(1)}
            onSkip={() => goTo(3)}
            onCreated={(planned) => goTo(3, { planned })}
          />
        ))}
      {step === 3 &&
        (state.created ? (
          <CreatedNote
            text={t.courseCreated(state.created.title)}
            link={t.openCourse}
            to={paths.course(state.created.id)}
            onBack={() => goTo(2)}
            onContinue={() => goTo(4)}
          />
        ) : (
          <NewCourseStep
            draft={state.course}
            onChange={(course) => change({ course })}
            onBack={() => goTo(2)}
            onCreated={share}
          />
        ))}
      {step === 4 && state.created && (
        <ShareStep
          course={{ courseId: state.created.id, title: state.created.title }}
          draft={state.sharing}
          onChange={(sharing) => change({ sharing })}
          onLeave={forget}
          onBack={() => goTo(3)}
        />
      )}
    </Wizard>
  );
}
