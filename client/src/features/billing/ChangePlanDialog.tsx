import { useMutation } from '@apollo/client/react';
import { Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import * as z from 'zod/mini';
import { nameIn } from '#lib/nameRule';
import { notify } from '#lib/toasts';
import { texts } from '#texts/en';
import type { Plan } from '#texts/enums.generated';
import { CancelButton } from '#ui/CancelButton';
import { SelectField } from '#ui/fields';
import { Form } from '#ui/Form';
import { FormDialog } from '#ui/FormDialog';
import { SubmitButton } from '#ui/SubmitButton';
import { ChangeInstitutionPlanDocument } from './Billing.generated.ts';
import { smallerPlans } from './planTerms.ts';

const t = texts.billing;

const rules = z.object({ plan: nameIn(texts.planNames) });

interface ChangePlanDialogProps {
  /** Present plan. */
  plan: Plan;
  onClose: () => void;
}

/** Dialog in which the owner chooses a smaller plan. Its own chunk. */
export default function ChangePlanDialog({ plan, onClose }: ChangePlanDialogProps) {
  const [change] = useMutation(ChangeInstitutionPlanDocument);
  const [plans] = useState(() => smallerPlans(plan)); // those of the plan before the change, while the dialog closes
  return (
    <FormDialog title={t.smallerTitle} onClose={onClose}>
      {(close) => (
        <Form
          schema={rules}
          defaultValues={{ plan: plans.at(-1)! }}
          errorText={(failure) => failure.message || t.notChanged}
          onSubmit={async (input) => {
            await change({ variables: input });
            notify.success(t.changed(texts.planNames[input.plan]));
            close();
          }}
        >
          <Stack gap="lg" pt={4}>
            <Text>{t.smallerText}</Text>
            <SelectField
              name="plan"
              label={t.plan}
              data={plans.map((value) => ({ value, label: texts.planNames[value] }))}
              data-autofocus
            />
            <Group justify="flex-end" gap="sm">
              <CancelButton to={close} />
              <SubmitButton>{t.change}</SubmitButton>
            </Group>
          </Stack>
        </Form>
      )}
    </FormDialog>
  );
}
