import { useMutation } from '@apollo/client/react';
import { Group, Modal, Stack, Text, VisuallyHidden } from '@mantine/core';
import { createApiTokenRules, TOKEN_DAYS } from '@rules/token/token';
import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import * as z from 'zod/mini';
import { texts } from '#texts/en';
import { Check } from '#ui/Check';
import { CancelButton } from '#ui/CancelButton';
import { SelectField, TextField } from '#ui/fields';
import { Form } from '#ui/Form';
import { SubmitButton } from '#ui/SubmitButton';
import { useOpened } from '#ui/useOpened';
import { ApiTokensDocument, CreateApiTokenDocument, type ApiScope } from './ApiTokens.generated.ts';
import classes from './token.module.css';

const t = texts.apiTokenForm;

const days = TOKEN_DAYS.map((count) => ({ value: String(count), label: t.days(count) }));

/** The values of a select are strings. */
const rules = z.extend(createApiTokenRules, { expiresInDays: z.enum(days.map(({ value }) => value)) });

interface ApiTokenDialogProps {
  opened: boolean;
  onClose: () => void;
  /** Called with the new token, which is shown only once. */
  onCreated: (token: string) => void;
}

/** Dialog that creates a token. Its own chunk. */
export default function ApiTokenDialog({ opened, onClose, onCreated }: ApiTokenDialogProps) {
  const [create] = useMutation(CreateApiTokenDocument, {
    refetchQueries: [ApiTokensDocument],
    awaitRefetchQueries: true,
  });
  return (
    <Modal
      opened={useOpened(opened)}
      onClose={onClose}
      title={t.title}
      size="lg"
      closeButtonProps={{ 'aria-label': texts.common.close }}
    >
      <Form
        schema={rules}
        defaultValues={{ name: '', expiresInDays: '90', scopes: [] }}
        draftKey="new-api-token"
        errorText={(failure) => failure.message || t.failed}
        onSubmit={async ({ name, expiresInDays, scopes }) => {
          const input = {
            name,
            expiresInDays: Number(expiresInDays),
            scopes: scopes as ApiScope[],
          };
          const { data } = await create({ variables: { input } });
          onCreated(data!.createApiToken!.token);
          onClose();
        }}
      >
        <Stack gap="lg" pt={4}>
          <TextField
            name="name"
            label={t.name}
            description={t.nameHint}
            autoComplete="off"
            required
            data-autofocus
          />
          <SelectField name="expiresInDays" label={t.expires} data={days} />
          <ScopesField />
          <Group justify="flex-end" gap="sm">
            <CancelButton to={onClose} />
            <SubmitButton>{t.submit}</SubmitButton>
          </Group>
        </Stack>
      </Form>
    </Modal>
  );
}

const ALL_SCOPES = Object.keys(texts.scopeTexts) as ApiScope[];

/** Areas of the scopes, such as COURSES. */
const areas = [...new Set(ALL_SCOPES.map((scope) => scope.replace(/_(READ|WRITE)$/, '')))];

/** Fields for the scopes, with a row per area. */
function ScopesField() {
  const { getFieldState, formState } = useFormContext();
  const { error } = getFieldState('scopes', formState);
  const errorId = useId();
  return (
    <fieldset className={classes.fieldset} aria-describedby={error ? errorId : undefined}>
      <legend>{t.scopes}</legend>
      {areas.map((area) => (
        <AreaRow
          key={area}
          name={t.area(area)}
          scopes={ALL_SCOPES.filter((scope) => scope.startsWith(`${area}_`))}
        />
      ))}
      {error && (
        <Text id={errorId} role="alert" size="xs" c="var(--mantine-color-error)" mt="xs">
          {error.message}
        </Text>
      )}
    </fieldset>
  );
}

function AreaRow({ name, scopes }: { name: string; scopes: readonly ApiScope[] }) {
  const { register } = useFormContext();
  return (
    <div className={classes.area}>
      <div>
        <Text fw={500} size="xs">
          {name}
        </Text>
        <Text size="xs" c="dimmed">
          {scopes.map((scope) => texts.scopeTexts[scope]).join(' ')}
        </Text>
      </div>
      <Group gap="md" wrap="nowrap">
        {scopes.map((scope) => (
          <Check
            key={scope}
            value={scope}
            label={
              <>
                {scope.endsWith('_WRITE') ? t.write : t.read}
                <VisuallyHidden component="span"> {name}</VisuallyHidden>
              </>
            }
            {...register('scopes')}
          />
        ))}
      </Group>
    </div>
  );
}
