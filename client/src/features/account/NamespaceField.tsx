import { Loader, Text } from '@mantine/core';
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { toNamespace, typedNamespace, withoutFinalHyphens } from '@rules/institution/institution';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { getRootOrigin } from '#lib/hostNamespace';
import { texts } from '#texts/en';
import { TextField } from '#ui/fields';
import type { Availability, NamespaceAvailability } from './useNamespaceAvailability.ts';

/** Namespace field: normalizes the input while typing and shows the resulting URL and its availability. */
export function NamespaceField({ availability: { state, check } }: { availability: NamespaceAvailability }) {
  const { setValue } = useFormContext();
  const namespace = String(useWatch({ name: 'namespace' }) ?? '');
  useEffect(() => check(namespace), [check, namespace]);
  return (
    <div>
      <TextField
        name="namespace"
        label={texts.register.namespace}
        description={`${namespace || texts.register.namespace.toLowerCase()}.${new URL(getRootOrigin()).host}`}
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
