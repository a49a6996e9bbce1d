import type { FragmentType } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { Alert, Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { AppLink } from '#lib/AppLink';
import { readError } from '#lib/errors';
import { enterJoined } from '#lib/enterInstitution';
import { paths } from '#lib/paths';
import { useFragmentData } from '#lib/useFragmentData';
import { texts } from '#texts/en';
import { EmptyState } from '#ui/EmptyState';
import { Form } from '#ui/Form';
import { SubmitButton } from '#ui/SubmitButton';
import { updateLists } from '../enrollmentCache.ts';
import { placeIn } from '../enrollmentResult.ts';
import type { EnrollmentPayload } from '../optimisticPayload.ts';
import {
  CheckoutDocument,
  CheckoutForm_CohortFragmentDoc,
  type CheckoutForm_CohortFragment,
  type CheckoutScreenQuery,
} from './CheckoutPage.generated.ts';
import { amountOf, FIELDS, type CheckoutValues, type Offer, type Step, stepsOf } from './checkoutSteps.ts';
import { PaymentStep, Terms } from './PaymentStep.tsx';
import { PersonStep } from './PersonStep.tsx';
import { PlanStep } from './PlanStep.tsx';
import { StepList } from './StepList.tsx';

// Loaded after the form.
const rules = async () => (await import('@rules/order/checkout')).checkoutFormRules;

const t = texts.checkout;

interface CheckoutFormProps {
  cohort: FragmentType<CheckoutForm_CohortFragment>;
  viewer: NonNullable<CheckoutScreenQuery['viewer']>;
  provider: CheckoutScreenQuery['paymentProvider'];
}

/** Enrollment form in steps. What was typed is kept as a draft. */
export default function CheckoutForm({ cohort: ref, viewer, provider }: CheckoutFormProps) {
  const cohort = useFragmentData(CheckoutForm_CohortFragmentDoc, ref);
  const [checkout] = useMutation(CheckoutDocument);
  const [offer, setOffer] = useState<Offer | null>(null);
  const { id, viewerCan, plans, institution } = cohort;
  if (!viewerCan.enroll && !viewerCan.joinWaitlist)
    return (
      <EmptyState
        title={t.closed}
        drawing="cohorts"
        action={
          <Button component={AppLink} to={paths.cohort(id)} variant="light">
            {t.back}
          </Button>
        }
      />
    );
  const isWaiting = !viewerCan.enroll;
  return (
    <Form
      schema={rules}
      defaultValues={{
        planId: plans.find(({ seatsRemaining }) => seatsRemaining !== 0)?.id ?? plans[0]?.id ?? '',
        firstName: viewer.membership?.firstName ?? '',
        lastName: viewer.membership?.lastName ?? '',
        email: viewer.email,
        phone: '',
        company: '',
        jobRole: '',
        experience: 'beginner',
        method: provider === 'MANUAL' ? 'invoice' : 'credit-card',
        couponCode: '',
        acceptTerms: false,
      }}
      draftKey={`checkout ${id}`}
      label={t.title}
      errorText={(error) => error.message || t.failed}
      onSubmit={async ({ planId, experience, method, couponCode, ...person }) => {
        const code = !isWaiting && offer?.planId === planId ? offer.code : null;
        if (!isWaiting && couponCode.trim() !== '' && code === null) throw new Error(t.coupon.applyFirst);
        const input = {
          ...person,
          cohortId: id,
          planId: planId || null,
          experience: EXPERIENCES[experience],
          method: METHODS[method],
          waitlistIfFull: isWaiting,
          couponCode: code,
        };
        const { data: answer } = await checkout({
          variables: { input },
          update: (store, { data }) =>
            updateLists(store, placeIn(data?.checkout as unknown as EnrollmentPayload, viewer.id)),
        }).catch((error: unknown) => {
          // The last use may be taken by now: the field comes back with the reason.
          if (readError(error).fields.some(({ field }) => field === 'couponCode')) setOffer(null);
          throw error;
        });
        await enterJoined(institution);
        const url = answer?.checkout?.enrollment.order?.paymentUrl;
        if (url) window.location.assign(url);
      }}
    >
      <Steps cohort={cohort} provider={provider} isWaiting={isWaiting} offer={offer} onOffer={setOffer} />
    </Form>
  );
}

const EXPERIENCES = { beginner: 'BEGINNER', intermediate: 'INTERMEDIATE', advanced: 'ADVANCED' } as const;

const METHODS = { 'credit-card': 'CREDIT_CARD', paypal: 'PAYPAL', invoice: 'INVOICE' } as const;

interface StepsProps {
  cohort: CheckoutForm_CohortFragment;
  provider: CheckoutScreenQuery['paymentProvider'];
  isWaiting: boolean;
  offer: Offer | null;
  onOffer: (offer: Offer | null) => void;
}

function Steps({ cohort, provider, isWaiting, offer: given, onOffer }: StepsProps) {
  const { trigger } = useFormContext<CheckoutValues>();
  const planId = useWatch<CheckoutValues, 'planId'>({ name: 'planId' });
  const price = amountOf(cohort, planId);
  const offer = given?.planId === planId ? given : null; // one for another plan has another total
  const amount = offer?.amount ?? price;
  const steps = stepsOf(cohort, price.amount > 0 && !isWaiting);
  const [step, setStep] = useState<Step>(steps[0]!);
  const heading = useRef<HTMLHeadingElement>(null);
  const focused = useRef(step);
  useEffect(() => {
    if (focused.current === step) return;
    focused.current = step;
    heading.current?.focus(); // the pressed button may be gone
  }, [step]);
  const at = Math.max(0, steps.indexOf(step));
  const shown = steps[at]!;
  const isLast = at === steps.length - 1;
  const goOn = async () => {
    if (await trigger(FIELDS[shown], { shouldFocus: true })) setStep(steps[at + 1]!);
  };
  return (
    <Stack gap="lg" maw={720}>
      <StepList steps={steps} current={shown} />
      <Card component="section" aria-labelledby="step-title">
        <Title order={2} size="h3" id="step-title" mb="md" ref={heading} tabIndex={-1}>
          {t.steps[shown]}
        </Title>
        {isWaiting && isLast && (
          <Alert color="yellow" mb="md">
            {t.full}
          </Alert>
        )}
        {shown === 'plan' && <PlanStep plans={cohort.plans} />}
        {shown === 'person' && <PersonStep />}
        {shown === 'payment' && (
          <PaymentStep
            cohortId={cohort.id}
            price={price}
            offer={offer}
            onOffer={onOffer}
            provider={provider}
            institution={cohort.institution.name}
          />
        )}
        {isLast && <Terms />}
        <Group justify="space-between" mt="lg">
          {at > 0 ? (
            <Button variant="default" onClick={() => setStep(steps[at - 1]!)}>
              {t.previous}
            </Button>
          ) : (
            <Text />
          )}
          {isLast ? (
            <SubmitButton>{isWaiting ? t.joinWaitlist : t.submit(amount)}</SubmitButton>
          ) : (
            <Button onClick={() => void goOn()}>{t.next}</Button>
          )}
        </Group>
      </Card>
    </Stack>
  );
}
