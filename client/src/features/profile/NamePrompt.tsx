import { useMutation } from '@apollo/client/react';
import { Button, Card, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '#lib/paths';
import { notify } from '#lib/toasts';
import { texts } from '#texts/en';
import { TextField } from '#ui/fields';
import { Form } from '#ui/Form';
import { SubmitButton } from '#ui/SubmitButton';
import { SetNameDocument } from './NamePrompt.generated.ts';
import classes from './profile.module.css';

const rules = async () => (await import('@rules/profile/profile')).setNameRules;

const t = texts.profile;

/** Asks a person without a name for it, above any screen but the profile. Can be put off until the next visit. */
export default function NamePrompt() {
  const { pathname } = useLocation();
  const [isPutOff, setPutOff] = useState(false);
  const [save] = useMutation(SetNameDocument);
  if (isPutOff || pathname === paths.profile) return null;
  return (
    <Card component="section" aria-label={t.askName} mb="lg">
      <Form
        schema={rules}
        defaultValues={{ firstName: '', lastName: '' }}
        draftKey="name"
        label={t.askName}
        errorText={(error) => error.message || t.nameFailed}
        onSubmit={async ({ firstName, lastName }) => {
          await save({ variables: { input: { firstName, lastName } } });
          notify.success(t.nameSaved);
        }}
      >
        <Stack gap="md">
          <div>
            <Text fw={600}>{t.askName}</Text>
            <Text size="xs" c="dimmed">
              {t.askNameHint}
            </Text>
          </div>
          <div className={classes.nameFields}>
            <TextField name="firstName" label={t.firstName} autoComplete="given-name" required />
            <TextField name="lastName" label={t.lastName} autoComplete="family-name" />
          </div>
          <Group gap="sm">
            <SubmitButton>{t.saveName}</SubmitButton>
            <Button variant="subtle" color="gray" onClick={() => setPutOff(true)}>
              {t.notNow}
            </Button>
          </Group>
        </Stack>
      </Form>
    </Card>
  );
}
