import { Text } from '@mantine/core';
import { useState } from 'react';
import { useFormContext, type FieldValues } from 'react-hook-form';
import type * as z from 'zod/v4/core';
import { readError } from '#lib/errors';
import { OUTLIVES_PAGE } from '#lib/undo';
import { texts } from '#texts/en';
import { useClearDraft } from './draft.ts';
import { loadSchema, type Schema, type SchemaSource } from './schemaResolver.ts';
import { useSaveOnPause } from './useSaveOnPause.ts';

const t = texts.autosave;

interface AutosaveProps<S extends Schema> {
  schema: SchemaSource<S>;
  /** While true nothing is saved, such as while the author chooses between two versions. */
  isPaused: boolean;
  /** Saves the parsed values, with a context for the request. */
  save: (values: z.output<S>, typed: z.input<S>, context: object) => Promise<unknown>;
}

/** Saves the valid values of the surrounding form while they are typed, and tells whether they are saved. */
export function Autosave<S extends Schema>({ schema, isPaused, save }: AutosaveProps<S>) {
  const { getValues, trigger } = useFormContext();
  const clearDraft = useClearDraft();
  const [state, setState] = useState<string>(t.hint);

  useSaveOnPause(async ({ isLeaving }) => {
    if (isPaused) return;
    const typed: FieldValues = { ...getValues() };
    const rules = await loadSchema(schema).catch(() => null);
    const parsed = await rules?.['~standard'].validate(typed);
    if (!parsed || parsed.issues) {
      setState(parsed ? t.invalid : texts.errors.network);
      if (parsed && !isLeaving) void trigger();
      return;
    }
    setState(t.saving);
    try {
      await save(parsed.value, typed as z.input<S>, isLeaving ? OUTLIVES_PAGE : {});
      setState(t.saved);
      if (JSON.stringify(getValues()) === JSON.stringify(typed)) clearDraft();
    } catch (error) {
      // What was typed stays in the form and in this browser. The next change tries again.
      setState(t.failed(readError(error).message || texts.errors.network));
    }
  });

  return (
    <Text size="xs" c="dimmed" role="status">
      {state}
    </Text>
  );
}
