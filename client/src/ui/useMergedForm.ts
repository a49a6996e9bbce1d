import { useRef, useState } from 'react';
import { readError } from '#lib/errors';
import {
  changedFields,
  fingerprint,
  mergeDetails,
  type MergeRules,
  pickFields,
  withTogether,
} from '#lib/mergeDetails';
import { notify } from '#lib/toasts';
import { texts } from '#texts/en';
import { clearDraft } from './draft.ts';

const t = texts.versionConflict;

interface MergedFormOptions<V extends object> extends MergeRules<V> {
  /** Name of the drafts; one belongs to the stored values that it is based on. */
  draftName: string;
  /** Returns the latest stored values from the cache. */
  readLatest: () => V;
  /** Refetches the object. */
  reload: () => Promise<unknown>;
}

/**
 * State of a form whose object others can change at the same time. Only changed fields are sent. The changes of two people
 * to different fields are both kept, and those to one field when it has a rule in `merges`. For other fields, the author
 * chooses between the two versions.
 */
export function useMergedForm<V extends object>(options: MergedFormOptions<V>) {
  const { draftName, readLatest, reload, together = [] } = options;
  const merge = (before: V, mine: V, theirs: V) => mergeDetails(before, mine, theirs, options);
  /** Stored values that the form is based on. */
  const [base, setBase] = useState<V>(readLatest);
  /** The same for a save that follows another one before a render. */
  const known = useRef(base);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  /** Initial values of the form, which remounts for each `round`. */
  const [shown, setShown] = useState({ round: 0, values: base });
  const [conflict, setConflict] = useState<V | null>(null);
  const draftKey = `${draftName} ${fingerprint(base)}`;

  const rebase = (values: V) => {
    known.current = values;
    setBase(values);
  };

  const show = (values: V, latest: V) => {
    clearDraft(draftKey);
    setConflict(null);
    rebase(latest);
    setShown(({ round }) => ({ round: round + 1, values }));
  };

  type Send = (changed: readonly string[], merged: V) => Promise<unknown>;

  const sendChanges = async (mine: V, send: Send) => {
    const { values, clashing } = merge(known.current, mine, readLatest());
    if (clashing.length > 0) {
      setConflict(mine);
      throw new Error(t.notSaved);
    }
    const changed = withTogether(changedFields(known.current, mine), together);
    if (changed.length > 0) await send(changed, values);
  };

  const saveNow = async (mine: V, send: Send): Promise<V> => {
    try {
      await sendChanges(mine, send);
    } catch (error) {
      if (readError(error).code !== 'CONFLICT') throw error;
      await reload();
      await sendChanges(mine, send);
    }
    const stored = readLatest();
    rebase(stored);
    setConflict(null);
    return stored;
  };

  /**
   * Sends the names of the changed fields and the merged values, again with a newer version after a conflict. Saves wait for
   * each other.
   * @returns the stored values
   * @throws when someone else changed one of the fields
   */
  const save = (mine: V, send: Send): Promise<V> => {
    const saving = last.current.then(() => saveNow(mine, send));
    last.current = saving.catch(() => null);
    return saving;
  };

  /** Props of `VersionConflict`; null without a conflict. */
  const choice = conflict && {
    onLoad: () => {
      const latest = readLatest();
      const { values } = merge(base, conflict, latest);
      show(latest, latest);
      notify.success(t.loaded, { label: t.backToMine, run: () => show(values, latest) });
    },
    /** The next save replaces the changes of others to the same fields. */
    onKeep: () => {
      const latest = readLatest();
      rebase({ ...base, ...pickFields(latest, merge(base, conflict, latest).clashing) });
      setConflict(null);
    },
  };

  return { ...shown, draftKey, save, choice };
}
