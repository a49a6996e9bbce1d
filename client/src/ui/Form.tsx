import { Fragment, lazy, Suspense, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import {
  FormProvider,
  useForm,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
import type * as z from 'zod/v4/core';
import { readError, type ReadableError } from '#lib/errors';
import { texts } from '#texts/en';
import { ClearDraftContext, openDraft, useSavedDraft } from './draft.ts';
import { FormAlert } from './FormAlert.tsx';
import { loadSchema, schemaResolver, type Schema, type SchemaSource } from './schemaResolver.ts';

// Loaded only when a draft was restored.
const DraftNotice = lazy(() => import('./DraftNotice.tsx'));

export interface FormProps<S extends Schema> {
  schema: SchemaSource<S>;
  /** Initial values for all fields, so that none starts undefined. */
  defaultValues: DefaultValues<z.input<S>>;
  /**
   * Submits the parsed values; the form is busy until it resolves. Errors are shown: `extensions.fields` at their
   * fields, others in the error line.
   */
  onSubmit: (values: z.output<S>, form: UseFormReturn<z.input<S>, unknown, z.output<S>>) => Promise<unknown>;
  /** Returns the error line for an error of `onSubmit`; the server's message by default. */
  errorText?: (error: ReadableError) => string;
  /** Names of the form's fields by the fields of the API that are written from them, for the server's errors. */
  fieldNames?: Readonly<Record<string, string>>;
  /** Error line for an invalid form, such as 'Invalid Entry'; without it the first invalid field is focused. */
  invalidText?: string;
  /**
   * Name under which the values are kept as the account's draft until the form succeeds (without passwords). Every form
   * with typed text has one.
   */
  draftKey?: string | undefined;
  /** Accessible name of the form, if no heading names it. */
  label?: string;
  /** `onTouched` (default) validates a field on blur, then on each change; `onSubmit` only after the first attempt. */
  mode?: 'onTouched' | 'onSubmit' | 'onChange';
  className?: string;
  children: ReactNode | ((form: UseFormReturn<z.input<S>, unknown, z.output<S>>) => ReactNode);
}

/**
 * Typed form: the schema validates, fields register by `name`, and the error line clears when an input changes.
 * @example
 * <Form schema={signInSchema} defaultValues={{ email: '', password: '' }} onSubmit={(values) => signIn(values)}
 *       errorText={(error) => error.message || texts.login.failed}>
 *   <TextField name="email" label={texts.login.email} type="email" autoComplete="username" required />
 *   <PasswordField name="password" label={texts.login.password} autoComplete="current-password" required />
 *   <SubmitButton>{texts.login.submit}</SubmitButton>
 * </Form>
 */
export function Form<S extends Schema>(props: FormProps<S>) {
  const {
    schema,
    onSubmit,
    errorText,
    fieldNames = {},
    invalidText,
    draftKey,
    label,
    mode = 'onTouched',
    className,
    children,
  } = props;
  type Input = z.input<S>;
  type Output = z.output<S>;
  const [draft, setDraft] = useState(() => openDraft<Input>(draftKey, props.defaultValues));
  if (draft.name !== draftKey) setDraft(openDraft<Input>(draftKey, props.defaultValues));
  const [wasRestored, setRestored] = useState(draft.isRestored);
  /** Number of times that all values were replaced: the fields remount. */
  const [round, setRound] = useState(0);
  const form: UseFormReturn<Input, unknown, Output> = useForm<Input, unknown, Output>({
    resolver: schemaResolver(
      schema,
      (name) => form.formState.isSubmitted || Boolean(form.getFieldState(name as FieldPath<Input>).error),
    ),
    mode,
    reValidateMode: 'onChange',
    shouldFocusError: invalidText === undefined,
    defaultValues: draft.values,
  });
  const alert = useRef<HTMLDivElement>(null);
  const alertId = useId();
  const { errors } = form.formState;
  // Rules about the whole object (two fields that must match) have no field: their path is ''.
  const line = errors.root?.message ?? wholeFormError(errors)?.message;

  useSavedDraft(form, draft);
  // Preloads rules; a failure is reported when they are needed.
  useEffect(() => void loadSchema(schema).catch(() => null), [schema]);
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: () => form.clearErrors('root') }),
    [form],
  );

  const showLine = (message: string) => {
    form.setError('root', { message });
    // After React has rendered the line.
    setTimeout(() => alert.current?.focus());
  };

  const send = async (values: Output) => {
    form.clearErrors('root');
    try {
      await onSubmit(values, form);
      draft.clear();
      setRestored(false);
    } catch (thrown) {
      const error = readError(thrown);
      const isShown = showFieldErrors(form, error, fieldNames);
      if (!isShown) showLine(errorText?.(error) || error.message || fallbackText(error));
    }
  };
  const refuse = (invalid: object) => {
    if (invalidText !== undefined && wholeFormError(invalid)?.type !== 'unreachable') showLine(invalidText);
  };

  return (
    <FormProvider {...form}>
      <form
        noValidate
        className={className}
        aria-label={label}
        aria-describedby={line ? alertId : undefined}
        onSubmit={(event) => void form.handleSubmit(send, refuse)(event)}
      >
        <FormAlert ref={alert} id={alertId} message={line} />
        {wasRestored && (
          <Suspense>
            <DraftNotice draft={draft} onReplaced={() => setRound(round + 1)} />
          </Suspense>
        )}
        <ClearDraftContext value={draft.clear}>
          <Fragment key={round}>{typeof children === 'function' ? children(form) : children}</Fragment>
        </ClearDraftContext>
      </form>
    </FormProvider>
  );
}

/**
 * Shows the server's field errors at the form's fields and focuses the first.
 * @returns false if none of the fields is in this form.
 */
function showFieldErrors<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  error: ReadableError,
  fieldNames: Readonly<Record<string, string>>,
): boolean {
  const known = error.fields
    .map(({ field, message }) => ({ field: fieldNames[field] ?? field, message }))
    .filter(({ field }) => field in form.getValues());
  known.forEach(({ field, message }, index) =>
    form.setError(field as FieldPath<Input>, { type: 'server', message }, { shouldFocus: index === 0 }),
  );
  return known.length > 0;
}

const fallbackText = (error: ReadableError): string =>
  error.code === 'NETWORK' ? texts.errors.network : texts.errors.unknown;

const wholeFormError = (errors: object) =>
  (errors as Record<string, { type: string; message: string } | undefined>)[''];
