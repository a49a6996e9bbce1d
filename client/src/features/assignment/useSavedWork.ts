import { useMutation } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useFormContext, type FieldValues } from 'react-hook-form';
import { OUTLIVES_PAGE } from '#lib/undo';
import { useClearDraft } from '#ui/draft';
import { useSaveOnPause } from '#ui/useSaveOnPause';
import {
  DiscardSubmissionDraftDocument,
  SaveSubmissionDraftDocument,
} from './SubmitAssignmentPage.generated.ts';

/**
 * Saves the values of the surrounding form as the viewer's draft on the server, a moment after the last change and when
 * the page is left. Once they are there, the copy in this browser is deleted, so that another device's draft wins here.
 * @param onSaving gets the save that is under way, which a submission waits for
 */
export function useSavedWork(activityId: string, onSaving: (saving: Promise<unknown>) => void) {
  const { getValues, formState } = useFormContext();
  const clearLocal = useClearDraft();
  const [save] = useMutation(SaveSubmissionDraftDocument);
  const [discard] = useMutation(DiscardSubmissionDraftDocument, { variables: { activityId } });
  const [state, setState] = useState<'idle' | 'saving' | 'failed'>('idle');
  const isOver = useRef(false);
  const [initial] = useState(() => JSON.stringify(getValues()));
  const saved = useRef<string | null>(initial);
  useEffect(() => {
    isOver.current ||= formState.isSubmitting;
    if (!formState.isSubmitting && !formState.isSubmitSuccessful) isOver.current = false;
  }, [formState.isSubmitting, formState.isSubmitSuccessful]);

  const forget = useSaveOnPause(async ({ isLeaving }) => {
    const values = getValues();
    const text = JSON.stringify(values);
    if (isOver.current || text === saved.current) return;
    saved.current = text;
    setState('saving');
    try {
      const context = isLeaving ? OUTLIVES_PAGE : {};
      const saving = inputOf(values).then((input) => save({ variables: { input }, context }));
      onSaving(saving.catch(() => null));
      await saving;
      setState('idle');
      if (JSON.stringify(getValues()) === text) clearLocal();
    } catch {
      // The copy in this browser stays. The next change tries again.
      saved.current = null;
      setState('failed');
    }
  });

  return {
    state,
    discard: async () => {
      forget();
      isOver.current = true;
      try {
        await discard();
        clearLocal();
      } catch (failure) {
        isOver.current = false;
        throw failure;
      }
    },
  };
}

/** Returns the input of the API. What the rules refuse, such as half an address, is left out. */
async function inputOf(values: FieldValues) {
  const { draftFormRules } = await import('./workFormRules.ts');
  const parsed = draftFormRules.safeParse(values);
  if (parsed.success) return parsed.data;
  return draftFormRules.parse({ ...values, link: '' });
}
