import { useEffect } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';

// Sign-out removes every key with this prefix (lib/session.ts).
const storageKey = (draftKey: string) => `draft:${draftKey}`;

/** Returns the form's defaults merged with the draft kept in this tab. */
export function readDraft<Values extends FieldValues>(
  draftKey: string | undefined,
  defaults: DefaultValues<Values>,
): DefaultValues<Values> {
  if (draftKey === undefined) return defaults;
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey(draftKey)) ?? '{}');
    return Object.assign({}, defaults, kept);
  } catch {
    return defaults;
  }
}

/** Removes a draft, such as after it was sent or cancelled. */
export function clearDraft(draftKey: string | undefined): void {
  if (draftKey !== undefined) sessionStorage.removeItem(storageKey(draftKey));
}

/** Fields that a draft never contains: passwords, and uploaded files, which belong to the form that uploaded them. */
const NOT_KEPT = /password|fileIds/i;

/** Keeps the form's values in this tab while they change, except for `NOT_KEPT` fields. */
export function useDraft<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  draftKey: string | undefined,
): void {
  useEffect(() => {
    if (draftKey === undefined) return;
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const kept = Object.entries(values).filter(([name]) => !NOT_KEPT.test(name));
        try {
          sessionStorage.setItem(storageKey(draftKey), JSON.stringify(Object.fromEntries(kept)));
        } catch {
          // Storage is full or blocked: the draft does not survive a reload.
        }
      },
    });
  }, [form, draftKey]);
}
