import { createContext, useContext, useEffect } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import { deleteDraft, loadDraft, saveDraft } from '#lib/drafts';
import { getIdentity } from '#lib/session';

/** Draft of a form. */
export interface Draft<Values extends FieldValues> {
  /** Name of the draft among those of the account; undefined if the form keeps none. */
  name: string | undefined;
  defaults: DefaultValues<Values>;
  /** Initial values of the form: the draft's if one exists, else the defaults. */
  values: DefaultValues<Values>;
  isRestored: boolean;
  /** Saves values while the account is signed in; those that equal the defaults need no draft and delete it. */
  save: (values: FieldValues) => void;
  clear: () => void;
}

const SECRET = /password/i;

/** Returns the values as they are stored: without secrets. */
const serialize = (values: object): string =>
  JSON.stringify(Object.fromEntries(Object.entries(values).filter(([field]) => !SECRET.test(field))));

/**
 * Opens a draft of the account that is signed in now. Drafts are kept in this browser for 30 days; those of visitors in
 * this tab.
 */
export function openDraft<Values extends FieldValues>(
  name: string | undefined,
  defaults: DefaultValues<Values>,
): Draft<Values> {
  const owner = getIdentity();
  const kept = name === undefined ? undefined : loadDraft(owner, name);
  const values: DefaultValues<Values> = Object.assign({}, defaults, kept);
  const clear = () => {
    if (name !== undefined) deleteDraft(owner, name);
  };
  let last = serialize(values);
  return {
    name,
    defaults,
    values,
    isRestored: last !== serialize(defaults),
    save: (current) => {
      const serialized = serialize(current);
      // A validation that ends after the draft was sent reports the same values again.
      if (name === undefined || serialized === last) return;
      // Signing out deletes the drafts; what a form does afterwards, such as marking a file as missing, must not bring one back.
      if (getIdentity() !== owner) return;
      last = serialized;
      if (serialized === serialize(defaults)) clear();
      else saveDraft(owner, name, JSON.parse(serialized));
    },
    clear,
  };
}

/** Deletes a draft of the account that is signed in. */
export const clearDraft = (name: string): void => deleteDraft(getIdentity(), name);

/** Saves the form's values in the draft while they change. */
export function useSavedDraft<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  draft: Draft<Values>,
): void {
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => draft.save(values) }),
    [form, draft],
  );
}

/** Provides the function that deletes the draft of the surrounding form. */
export const ClearDraftContext = createContext<() => void>(() => {});

/** Returns a function that deletes the draft of the surrounding form, such as when the user cancels. */
export const useClearDraft = (): (() => void) => useContext(ClearDraftContext);
