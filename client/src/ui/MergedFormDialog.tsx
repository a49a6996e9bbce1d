import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import type { DefaultValues } from 'react-hook-form';
import type * as z from 'zod/v4/core';
import { readError } from '#lib/errors';
import { pickFields, type MergeRules } from '#lib/mergeDetails';
import { notify } from '#lib/toasts';
import { texts } from '#texts/en';
import { Form, type FormProps } from './Form.tsx';
import { FormDialog } from './FormDialog.tsx';
import { MergeChoice } from './MergeChoice.tsx';
import type { Schema } from './schemaResolver.ts';
import { useMergedForm } from './useMergedForm.ts';

/** An object that counts its changes. */
interface Versioned {
  id: string;
  version: number;
}

interface MergedFormDialogTexts {
  /** Title of the dialog. */
  edit: string;
  /** Title of the alert, such as 'Someone else changed this course'. */
  conflict: string;
  /** Toast; without it the saved values are enough. */
  saved?: string;
  /** Error line for errors without a message of the server. */
  notSaved: string;
}

interface MergedFormDialogProps<S extends Schema, Stored extends Versioned>
  extends Pick<FormProps<S>, 'schema' | 'fieldNames'>, Pick<MergeRules<z.input<S>>, 'together'> {
  texts: MergedFormDialogTexts;
  /** Name of the drafts; one belongs to the stored values that it is based on. */
  draftName: string;
  /** Returns the latest stored object from the cache: the result of `useLatest`. */
  readLatest: () => Stored;
  /** Returns the values of the form of a stored object. */
  valuesOf: (stored: Stored) => z.input<S>;
  /** Refetches the object. */
  reload: () => Promise<unknown>;
  /** Sends the changed fields with the ID and the version that they are based on. */
  onSave: (input: Versioned & Partial<z.output<S>>, stored: Stored) => Promise<unknown>;
  /** Saves all values as a new object once someone else removed this one. Without it the form only fails. */
  lost?: LostObject<z.output<S>>;
  onClose: () => void;
  /** Fields and buttons; Cancel closes the dialog. `isLost` says that saving makes a new object. */
  children: (close: () => void, isLost: boolean) => ReactNode;
}

interface LostObject<Values> {
  /** Whether the screen knows already that the object is gone. Otherwise a save finds out. */
  isKnown: boolean;
  title: string;
  text: string;
  /** Toast instead of that of a change. */
  saved?: (values: Values) => string;
  onSave: (values: Values) => Promise<unknown>;
}

/** Dialog that edits an object. Changes that others save in the meantime are kept: see `useMergedForm`. */
export function MergedFormDialog<S extends Schema, Stored extends Versioned>(
  props: MergedFormDialogProps<S, Stored>,
) {
  const { texts: t, schema, fieldNames, draftName, readLatest, valuesOf, reload, onSave } = props;
  const { together = [], lost, onClose, children } = props;
  // The object may be gone because of the own save.
  const [isSaving, setSaving] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const again = lost && (lost.isKnown || isMissing) ? lost : null;
  const { round, values, draftKey, save, choice } = useMergedForm<z.input<S>>({
    draftName,
    readLatest: () => valuesOf(readLatest()),
    reload,
    together,
  });
  return (
    <FormDialog title={t.edit} onClose={onClose}>
      {(close) => (
        <>
          {again && !isSaving && (
            <Alert
              color="yellow"
              title={again.title}
              icon={<IconAlertTriangle size={20} aria-hidden />}
              mb="lg"
              role="status"
            >
              {again.text}
            </Alert>
          )}
          <MergeChoice title={t.conflict} choice={again ? null : choice} />
          <Form
            key={round}
            schema={schema}
            defaultValues={values as DefaultValues<z.input<S>>}
            draftKey={draftKey}
            {...(fieldNames && { fieldNames })}
            errorText={(error) => error.message || t.notSaved}
            onSubmit={async (parsed, form) => {
              setSaving(true);
              try {
                if (again) await again.onSave(parsed);
                else
                  await save(form.getValues(), (changed) => {
                    const stored = readLatest();
                    const { id, version } = stored;
                    return onSave({ id, version, ...pickFields(parsed, changed) }, stored);
                  });
              } catch (error) {
                setSaving(false);
                if (again || !lost || readError(error).code !== 'NOT_FOUND') throw error;
                setMissing(true);
                throw new Error(texts.versionConflict.notSaved, { cause: error });
              }
              const toast = again?.saved?.(parsed) ?? t.saved;
              if (toast) notify.success(toast);
              close();
            }}
          >
            {children(close, again !== null)}
          </Form>
        </>
      )}
    </FormDialog>
  );
}
