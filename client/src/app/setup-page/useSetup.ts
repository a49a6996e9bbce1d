import { emptyEvent, type EventFormValues } from '#features/event/eventFormValues';
import { emptyCourse, type CourseDraft, type SharingDraft } from '#features/quickstart/useQuickstart';
import { viewerTimeZone } from '#texts/formatting';
import { useWizard } from '#ui/wizard/useWizard';

/** Something that a step has created. */
interface Created {
  id: string;
  title: string;
}

/** State of the setup: step and input. */
export interface SetupState {
  step: 1 | 2 | 3 | 4;
  session: EventFormValues;
  /** Set once the session exists. */
  planned: Created | null;
  course: CourseDraft;
  /** Set once the course exists. */
  created: Created | null;
  sharing: SharingDraft;
}

const start = (isVerified: boolean): SetupState => ({
  step: isVerified ? 2 : 1,
  session: emptyEvent(viewerTimeZone()),
  planned: null,
  course: emptyCourse,
  created: null,
  sharing: { message: '', emails: '' },
});

/**
 * Holds the state of the setup, a draft of the account until the user leaves it.
 * @param isVerified whether the account was verified when the screen opened; then it begins with the second step
 */
export const useSetup = (isVerified: boolean) => useWizard('setup', start(isVerified));

export type Setup = ReturnType<typeof useSetup>;
