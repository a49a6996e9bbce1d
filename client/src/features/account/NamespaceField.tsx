import { Loader, Text } from '@mantine/core';
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import {
  suggestedNamespace,
  toNamespace,
  typedNamespace,
  withoutFinalHyphens,
} from '@rules/institution/institution';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { getRootOrigin } from '#lib/hostNamespace';
import { texts } from '#texts/en';
import { TextField } from '#ui/fields';
import type { Availability, NamespaceAvailability } from './useNamespaceAvailability.ts';

/**
 * Namespace field: normalizes the input while typing and shows the resulting URL and its availability. Follows the name of
 * the institution until it is edited.
 */
export function NamespaceField({ availability: { state, check } }: { availability: NamespaceAvailability }) {
  const { setValue } = useFormContext();
  useSuggestion();
  const namespace = String(useWatch({ name: 'namespace' }) ?? '');
  useEffect(() => check(namespace), [check, namespace]);
  return (
    <div>
      <TextField
        name="namespace"
        label={texts.register.namespace}
        description={texts.register.namespaceHint(
          `${namespace || texts.register.namespace.toLowerCase()}.${new URL(getRootOrigin()).host}`,
        )}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        rightSection={icons[state]}
        onBlur={() => setValue('namespace', toNamespace(withoutFinalHyphens(namespace)))}
        onChange={(event) => setValue('namespace', typedNamespace(event.currentTarget.value))}
      />
      <Text size="xs" c={state === 'notAvailable' ? 'red' : 'dimmed'} mt={4} mih={22} aria-live="polite">
        {labels[state]}
      </Text>
    </div>
  );
}

/** Derives the namespace from the institution's name, unless it differs from what the name suggested before. */
function useSuggestion(): void {
  const { getValues, setValue, formState } = useFormContext();
  const { isSubmitted } = formState;
  const name = String(useWatch({ name: 'institutionName' }) ?? '');
  const suggested = useRef(suggestedNamespace(name));
  useEffect(() => {
    const suggestion = suggestedNamespace(name);
    if (suggestion === suggested.current) return;
    const isUntouched = getValues('namespace') === suggested.current;
    suggested.current = suggestion;
    if (isUntouched) setValue('namespace', suggestion, { shouldValidate: isSubmitted });
  }, [name, getValues, setValue, isSubmitted]);
}

const labels: Record<Availability, string> = {
  unchecked: '',
  checking: texts.register.checking,
  available: texts.register.available,
  notAvailable: texts.register.notAvailable,
};

const icons: Record<Availability, React.ReactNode> = {
  unchecked: null,
  checking: <Loader size={16} />,
  available: <IconCircleCheck size={18} color="var(--mantine-color-teal-6)" aria-hidden />,
  notAvailable: <IconCircleX size={18} color="var(--mantine-color-red-6)" aria-hidden />,
};
