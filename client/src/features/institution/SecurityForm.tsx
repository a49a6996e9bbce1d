import type { FragmentType } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { Button, Group, Stack, Text } from '@mantine/core';
import {
  MAX_ADDRESSES,
  PASSWORD_LENGTH_MAX,
  PASSWORD_LENGTH_MIN,
  PASSWORD_LENGTH_SUGGESTED,
  TIMEOUT_MAX,
  TIMEOUT_MIN,
  TIMEOUT_SUGGESTED,
} from '@rules/institution/security-limits';
import { useFormContext } from 'react-hook-form';
import { linesOf } from '#lib/linesOf';
import { pickFields } from '#lib/mergeDetails';
import { texts } from '#texts/en';
import { CheckboxField, TextareaField } from '#ui/fields';
import { Form } from '#ui/Form';
import { MergeChoice } from '#ui/MergeChoice';
import { NumberField } from '#ui/NumberField';
import { SubmitButton } from '#ui/SubmitButton';
import {
  SecurityForm_InstitutionFragmentDoc,
  SecuritySettingsDocument,
  UpdateInstitutionSecurityDocument,
  type SecurityForm_InstitutionFragment,
} from './SecuritySection.generated.ts';
import { useSettingsForm } from './useSettingsForm.ts';

// Loaded after the form.
const rules = async () => (await import('./securityFormRules.ts')).securityFormRules;

const t = texts.institutionSecurity;

interface Values {
  requiresTwoFactor: boolean;
  sessionTimeoutMinutes: number | null;
  passwordMinLength: number | null;
  allowedAddresses: string;
}

/** Converts the rules to form values. Only admins see the form, so the rules are there. */
function valuesOf({ security }: SecurityForm_InstitutionFragment): Values {
  const { requiresTwoFactor, sessionTimeoutMinutes, passwordMinLength, allowedAddresses } = security!;
  return {
    requiresTwoFactor,
    sessionTimeoutMinutes,
    passwordMinLength,
    allowedAddresses: allowedAddresses.join('\n'),
  };
}

interface SecurityFormProps {
  institution: FragmentType<SecurityForm_InstitutionFragment>;
  /** IP address from which the server gets the calls of this browser. */
  ownAddress: string;
}

/** Form for the security rules. Changes that another admin saves in the meantime are kept: see `useSettingsForm`. */
export function SecurityForm({ institution: from, ownAddress }: SecurityFormProps) {
  const [update] = useMutation(UpdateInstitutionSecurityDocument);
  const { round, values, draftKey, choice, submit } = useSettingsForm({
    from,
    fragment: SecurityForm_InstitutionFragmentDoc,
    query: SecuritySettingsDocument,
    draftName: 'institution-security',
    valuesOf,
    saved: texts.institutionGeneral.saved,
  });
  return (
    <>
      <MergeChoice title={t.conflict} choice={choice} />
      <Form
        key={round}
        schema={rules}
        defaultValues={values}
        draftKey={draftKey}
        label={t.title}
        errorText={(failure) => failure.message || texts.institutionGeneral.failed}
        onSubmit={(parsed, form) =>
          submit(form, (changed, stored) => {
            const { version } = stored.security!;
            return update({ variables: { input: { version, ...pickFields(parsed, changed) } } });
          })
        }
      >
        <Stack gap="lg" maw={560}>
          <CheckboxField name="requiresTwoFactor" label={t.twoFactor} description={t.twoFactorHint} />
          <NumberField
            name="sessionTimeoutMinutes"
            label={t.timeout}
            description={t.timeoutHint}
            placeholder={t.example(TIMEOUT_SUGGESTED)}
            min={TIMEOUT_MIN}
            max={TIMEOUT_MAX}
            allowDecimal={false}
          />
          <NumberField
            name="passwordMinLength"
            label={t.password}
            description={t.passwordHint(PASSWORD_LENGTH_MIN)}
            placeholder={t.example(PASSWORD_LENGTH_SUGGESTED)}
            min={PASSWORD_LENGTH_MIN}
            max={PASSWORD_LENGTH_MAX}
            allowDecimal={false}
          />
          <Stack gap="xs">
            <TextareaField
              name="allowedAddresses"
              label={t.addresses}
              description={t.addressesHint(MAX_ADDRESSES)}
              autosize
              minRows={3}
              spellCheck={false}
            />
            <OwnAddress address={ownAddress} />
          </Stack>
          <Group justify="flex-end">
            <SubmitButton>{texts.institutionGeneral.save}</SubmitButton>
          </Group>
        </Stack>
      </Form>
    </>
  );
}

/** Address of this browser, with a button that adds it to the list. */
function OwnAddress({ address }: { address: string }) {
  const { getValues, setValue } = useFormContext<Values>();
  const add = () => {
    const lines = linesOf(getValues('allowedAddresses')).filter((line) => line.trim() !== '');
    const all = lines.includes(address) ? lines : [...lines, address];
    setValue('allowedAddresses', all.join('\n'), { shouldDirty: true, shouldValidate: true });
  };
  return (
    <Group gap="sm">
      <Text size="sm" c="dimmed">
        {t.ownAddress(address)}
      </Text>
      <Button variant="default" size="compact-sm" onClick={add}>
        {t.addOwnAddress}
      </Button>
    </Group>
  );
}
