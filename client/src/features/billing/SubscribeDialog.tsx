import { useMutation } from '@apollo/client/react';
import { Group, Stack, Text } from '@mantine/core';
import * as z from 'zod/mini';
import { nameIn } from '#lib/nameRule';
import { texts } from '#texts/en';
import type { Plan } from '#texts/enums.generated';
import { CancelButton } from '#ui/CancelButton';
import { SelectField } from '#ui/fields';
import { Form } from '#ui/Form';
import { FormDialog } from '#ui/FormDialog';
import { SubmitButton } from '#ui/SubmitButton';
import { paidPlans, termsOf } from './planTerms.ts';
import { StartPayingDocument } from './PlanSubscription.generated.ts';

const t = texts.subscription;

const rules = z.object({ plan: nameIn(texts.planNames) });

interface SubscribeDialogProps {
  /** Plan that is chosen first. */
  plan: Plan;
  onClose: () => void;
}

/** Dialog in which the owner chooses a paid plan and goes on to the provider's page. Its own chunk. */
export default function SubscribeDialog({ plan, onClose }: SubscribeDialogProps) {
  const [start] = useMutation(StartPayingDocument, { fetchPolicy: 'no-cache' }); // the page is left
  return (
    <FormDialog title={t.subscribe} onClose={onClose}>
      {(close) => (
        <Form
          schema={rules}
          defaultValues={{ plan }}
          errorText={(failure) => failure.message || t.failed}
          onSubmit={async (input) => {
            const { data } = await start({ variables: input });
            if (data?.startSubscription) window.location.assign(data.startSubscription.paymentUrl);
          }}
        >
          <Stack gap="lg" pt={4}>
            <Text>{t.subscribeText}</Text>
            <SelectField
              name="plan"
              label={texts.billing.plan}
              data={paidPlans.map((value) => ({
                value,
                label: t.option(
                  texts.planNames[value],
                  termsOf(value).price ?? 0,
                  termsOf(value).students ?? 0,
                ),
              }))}
              data-autofocus
            />
            <Group justify="flex-end" gap="sm">
              <CancelButton to={close} />
              <SubmitButton>{t.pay}</SubmitButton>
            </Group>
          </Stack>
        </Form>
      )}
    </FormDialog>
  );
}
