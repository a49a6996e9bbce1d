import ShareStep from '#features/quickstart/ShareStep';
import { paths } from '#lib/paths';
import { texts } from '#texts/en';
import { CreatedNote } from './CreatedNote.tsx';
import { NewCourseStep } from './NewCourseStep.tsx';
import { SessionStep } from './SessionStep.tsx';
import type { Setup } from './useSetup.ts';

const t = texts.setup;

/** The steps of a verified account: session, course and its link. Loaded while the first one is completed. */
export default function LaterSteps({ state, change, goTo, forget }: Setup) {
  const { step } = state;
  const share = (created: { id: string; title: string }) =>
    goTo(4, { created, sharing: { message: texts.quickstart.defaultMessage(created.title), emails: '' } });
  return (
    <>
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
    </>
  );
}
