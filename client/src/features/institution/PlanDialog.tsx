import { useMutation } from '@apollo/client/react';
import { Group, Stack, Text } from '@mantine/core';
import { day } from '@rules/kernel/slot';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { nameIn } from '#lib/nameRule';
import { notify } from '#lib/toasts';
import { texts } from '#texts/en';
import { CancelButton } from '#ui/CancelButton';
import { DateField, SelectField } from '#ui/fields';
import { Form } from '#ui/Form';
import { FormDialog } from '#ui/FormDialog';
import { optionsOf } from '#ui/options';
import { SubmitButton } from '#ui/SubmitButton';
import {
  SetInstitutionPlanDocument,
  type InstitutionRow_InstitutionFragment,
} from './InstitutionsPage.generated.ts';

const t = texts.institutions;

const rules = z.object({
  plan: nameIn(texts.planNames),
  until: z.pipe(
    z.transform((chosen: string) => chosen || null),
    z.nullable(day()),
  ),
});

interface PlanDialogProps {
  institution: InstitutionRow_InstitutionFragment;
  onClose: () => void;
}

/** Dialog that changes the plan of an institution. Its own chunk. */
export default function PlanDialog({
  institution: { id, name, plan, planUntil, requestedPlan },
  onClose,
}: PlanDialogProps) {
  const [save] = useMutation(SetInstitutionPlanDocument);
  return (
    <FormDialog title={t.planTitle(name)} onClose={onClose}>
      {(close) => (
        <Form
          schema={rules}
          defaultValues={{ plan: requestedPlan ?? plan ?? 'FREE', until: planUntil ?? '' }}
          errorText={(failure) => failure.message || t.notSaved}
          onSubmit={async ({ plan: chosen, until }) => {
            await save({ variables: { id, plan: chosen, until: chosen === 'FREE' ? null : until } });
            notify.success(t.planSaved(name, texts.planNames[chosen]));
            close();
          }}
        >
          <Stack gap="lg" pt={4}>
            {requestedPlan && (
              <Text>{t.requestedText(texts.planNames[requestedPlan], texts.planNames[plan ?? 'FREE'])}</Text>
            )}
            <SelectField name="plan" label={t.plan} data={optionsOf(texts.planNames)} data-autofocus />
            <LastDay />
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

/** Last day of the chosen plan. Free has none. */
function LastDay() {
  const plan = useWatch<{ plan: string }, 'plan'>({ name: 'plan' });
  return plan !== 'FREE' && <DateField name="until" label={t.lastDay} description={t.lastDayHint} />;
}
