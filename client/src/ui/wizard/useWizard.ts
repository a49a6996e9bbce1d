import { useEffect, useState } from 'react';
import { deleteDraft, loadDraft, saveDraft } from '#lib/drafts';
import { getIdentity } from '#lib/session';

/**
 * Holds step and input of a wizard, a draft of the account until the user leaves the wizard.
 * @param draft name of the draft
 * @param start state of a new wizard
 */
export function useWizard<State extends { step: number }>(draft: string, start: State) {
  const [owner] = useState(getIdentity);
  const [initial] = useState<State>(() => Object.assign({}, start, loadDraft(owner, draft)));
  const [state, setState] = useState(initial);
  /** Null before the first change of the step. */
  const [direction, setDirection] = useState<'forward' | 'back' | null>(null);
  useEffect(() => {
    if (state !== initial) saveDraft(owner, draft, state);
  }, [owner, draft, initial, state]);
  const change = (part: Partial<State>) => setState((before) => ({ ...before, ...part }));
  return {
    state,
    direction,
    change,
    goTo: (step: State['step'], part: Partial<State> = {}) => {
      setDirection(step < state.step ? 'back' : 'forward');
      change({ ...part, step });
    },
    forget: () => deleteDraft(owner, draft),
  };
}
