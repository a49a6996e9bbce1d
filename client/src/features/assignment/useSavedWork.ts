import { useMutation } from '@apollo/client/react';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useFormContext, type FieldValues } from 'react-hook-form';
import { OUTLIVES_PAGE } from '#lib/undo';
import { useClearDraft } from '#ui/draft';
import {
  DiscardSubmissionDraftDocument,
  SaveSubmissionDraftDocument,
} from './SubmitAssignmentPage.generated.ts';

/** Milliseconds without a change after which a draft is saved. */
const PAUSE = 1_000;

/**
 * Saves the values of the surrounding form as the viewer's draft on the server, a moment after the last change and when
 * the page is left. Once they are there, the copy in this browser is deleted, so that another device's draft wins here.
 * @param underway gets the save that is under way, which a submission waits for
 */
export function useSavedWork(activityId: string, underway: RefObject<Promise<unknown> | null>) {
  const { subscribe, getValues, formState } = useFormContext();
  const clearLocal = useClearDraft();
  const [save] = useMutation(SaveSubmissionDraftDocument);
  const [discard] = useMutation(DiscardSubmissionDraftDocument, { variables: { activityId } });
  const [state, setState] = useState<'idle' | 'saving' | 'failed'>('idle');
  /** Timer of a change that is not saved yet. */
  const waiting = useRef<ReturnType<typeof setTimeout> | null>(null);
  const isOver = useRef(false);
  const saved = useRef<string | null>(null);
  useEffect(() => {
    isOver.current ||= formState.isSubmitting;
    if (!formState.isSubmitting && !formState.isSubmitSuccessful) isOver.current = false;
  }, [formState.isSubmitting, formState.isSubmitSuccessful]);

  useEffect(() => {
    saved.current ??= JSON.stringify(getValues());
    const send = async (context = {}) => {
      if (waiting.current) clearTimeout(waiting.current);
      waiting.current = null;
      const values = getValues();
      const text = JSON.stringify(values);
      if (isOver.current || text === saved.current) return;
      saved.current = text;
      setState('saving');
      try {
        const saving = inputOf(values).then((input) => save({ variables: { input }, context }));
        underway.current = saving.catch(() => null);
        await saving;
        setState('idle');
        if (JSON.stringify(getValues()) === text) clearLocal();
      } catch {
        // The copy in this browser stays. The next change tries again.
        saved.current = null;
        setState('failed');
      }
    };
    const stop = subscribe({
      formState: { values: true },
      callback: () => {
        if (waiting.current) clearTimeout(waiting.current);
        waiting.current = setTimeout(() => void send(), PAUSE);
      },
    });
    const leave = () => {
      if (waiting.current) void send(OUTLIVES_PAGE);
    };
    const hide = () => {
      if (document.visibilityState === 'hidden') leave();
    };
    addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hide);
    return () => {
      stop();
      leave();
      removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hide);
    };
  }, [subscribe, getValues, save, clearLocal, underway]);

  return {
    state,
    discard: async () => {
      if (waiting.current) clearTimeout(waiting.current);
      waiting.current = null;
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
