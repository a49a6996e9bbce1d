import { useMutation } from '@apollo/client/react';
import { Alert, Button } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import { readError } from '#lib/errors';
import { notify } from '#lib/toasts';
import { texts } from '#texts/en';
import type { Plan } from '#texts/enums.generated';
import { RequestInstitutionPlanDocument } from './Billing.generated.ts';

const t = texts.billing;

interface RequestedPlanProps {
  /** Present plan. */
  plan: Plan;
  requested: Plan;
  isOwner: boolean;
}

/** Larger plan that the owner chose and that is not confirmed yet. The owner may withdraw it. */
export function RequestedPlan({ plan, requested, isOwner }: RequestedPlanProps) {
  const [request, { loading }] = useMutation(RequestInstitutionPlanDocument);
  const withdraw = async () => {
    try {
      await request({ variables: { plan } });
      notify.success(t.withdrawn);
    } catch (error) {
      notify.error(readError(error).message || t.notChanged);
    }
  };
  return (
    <Alert title={t.requested(texts.planNames[requested])} color="gray" icon={<IconClock aria-hidden />}>
      {t.requestedText(texts.planNames[plan])}
      {isOwner && (
        <div>
          <Button variant="default" size="sm" mt="md" loading={loading} onClick={() => void withdraw()}>
            {t.withdraw}
          </Button>
        </div>
      )}
    </Alert>
  );
}
