import type { FragmentType, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { changedFields } from '#lib/mergeDetails';
import { notify } from '#lib/toasts';
import { useFragmentData } from '#lib/useFragmentData';
import { useLatest } from '#lib/useLatest';
import { useMergedForm } from '#ui/useMergedForm';

interface SettingsFormOptions<Data, Values> {
  /** Institution with the fields of the form's fragment. */
  from: FragmentType<Data>;
  fragment: TypedDocumentNode<Data, unknown>;
  /** Query of the section, which is sent again after a conflict. */
  query: TypedDocumentNode<unknown, Record<string, never>>;
  /** Name of the drafts, before the ID of the institution. */
  draftName: string;
  /** Returns the values of the form of the stored settings. */
  valuesOf: (stored: Data) => Values;
  /** Toast after a save. */
  saved: string;
}

/** State of a form with settings of the institution, which stays open after a save: see `useMergedForm`. */
export function useSettingsForm<Data extends { id: string }, Values extends FieldValues>(
  options: SettingsFormOptions<Data, Values>,
) {
  const { from, fragment, query, draftName, valuesOf, saved } = options;
  const client = useApolloClient();
  const institution = useFragmentData(fragment, from);
  const readLatest = useLatest(fragment, institution);
  const { round, values, draftKey, save, choice } = useMergedForm<Values>({
    draftName: `${draftName} ${institution.id}`,
    readLatest: () => valuesOf(readLatest()),
    reload: () => client.query({ query, fetchPolicy: 'network-only' }),
  });

  /** Sends the names of the changed fields with the stored settings and the values of the form, which then has the saved ones. */
  const submit = async (
    { getValues, setValue }: Pick<UseFormReturn<Values>, 'getValues' | 'setValue'>,
    send: (changed: readonly string[], stored: Data, mine: Values) => Promise<unknown>,
  ) => {
    const mine = getValues();
    const stored = await save(mine, (changed) => send(changed, readLatest(), mine));
    for (const name of changedFields(mine, stored))
      setValue(name as Path<Values>, stored[name] as PathValue<Values, Path<Values>>);
    notify.success(saved);
  };

  return { institution, round, values, draftKey, choice, submit };
}
