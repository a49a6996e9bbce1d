import { useMutation } from '@apollo/client/react';
import { Group, Stack, Text } from '@mantine/core';
import * as z from 'zod/mini';
import { nameIn } from '#lib/nameRule';
import { notify } from '#lib/toasts';
import { texts } from '#texts/en';
import { CancelButton } from '#ui/CancelButton';
import { SelectField } from '#ui/fields';
import { Form } from '#ui/Form';
import { FormDialog } from '#ui/FormDialog';
import { optionsOf } from '#ui/options';
import { SubmitButton } from '#ui/SubmitButton';
import {
  SetInstitutionPlanDocument,
  type InstitutionRow_InstitutionFragment,
} from './InstitutionsPage.generated.ts';

const t = texts.institutions;

const rules = z.object({ plan: nameIn(texts.planNames) });

interface PlanDialogProps {
  institution: InstitutionRow_InstitutionFragment;
  onClose: () => void;
}

/** Dialog that changes the plan of an institution. Its own chunk. */
export default function PlanDialog({
  institution: { id, name, plan, requestedPlan },
  onClose,
}: PlanDialogProps) {
  const [save] = useMutation(SetInstitutionPlanDocument);
  return (
    <FormDialog title={t.planTitle(name)} onClose={onClose}>
      {(close) => (
        <Form
          schema={rules}
          defaultValues={{ plan: requestedPlan ?? plan ?? 'FREE' }}
          errorText={(failure) => failure.message || t.notSaved}
          onSubmit={async (input) => {
            await save({ variables: { id, plan: input.plan } });
            notify.success(t.planSaved(name, texts.planNames[input.plan]));
            close();
          }}
        >
          <Stack gap="lg" pt={4}>
            {requestedPlan && (
              <Text>{t.requestedText(texts.planNames[requestedPlan], texts.planNames[plan ?? 'FREE'])}</Text>
            )}
            <SelectField name="plan" label={t.plan} data={optionsOf(texts.planNames)} data-autofocus />
            <Group justify="flex-end" gap="sm">
              <CancelButton to={close} />
              <SubmitButton>{t.save}</SubmitButton>
            </Group>
          </Stack>
        </Form>
      )}
    </FormDialog>
  );
}
