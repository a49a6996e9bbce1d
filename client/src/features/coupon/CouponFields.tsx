import { useQuery } from '@apollo/client/react';
import { Group, SimpleGrid, Stack } from '@mantine/core';
import { useWatch } from 'react-hook-form';
import { texts } from '#texts/en';
import { CancelButton } from '#ui/CancelButton';
import { DateTimeField, PriceField, SelectField, TextField } from '#ui/fields';
import { OptionsError } from '#ui/fields/OptionsError';
import { NumberField } from '#ui/NumberField';
import { optionsOf } from '#ui/options';
import { SubmitButton } from '#ui/SubmitButton';
import type { CouponFormValues } from './couponFormRules.ts';
import { CouponScopeDocument } from './CouponScope.generated.ts';
import type { Coupon_CouponFragment } from './CouponsPage.generated.ts';

const t = texts.coupons;

interface CouponFieldsProps {
  /** Coupon that is edited, whose cohort and course are choices in any case. */
  coupon?: Coupon_CouponFragment;
  onCancel: () => void;
}

/** Fields and buttons of the dialogs that create and edit a coupon. */
export function CouponFields({ coupon, onCancel }: CouponFieldsProps) {
  const kind = useWatch<CouponFormValues, 'kind'>({ name: 'kind' });
  const { data, error, refetch } = useQuery(CouponScopeDocument);
  const cohorts = choicesOf(data?.cohorts.nodes, coupon?.cohort);
  const courses = choicesOf(data?.courses.nodes, coupon?.course);
  return (
    <Stack gap="lg" pt={4}>
      <TextField<CouponFormValues>
        name="code"
        label={t.code}
        description={t.codeHint}
        autoComplete="off"
        required
        data-autofocus
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <SelectField<CouponFormValues> name="kind" label={t.kind} data={optionsOf(t.kinds)} />
        {kind === 'percent' ? (
          <NumberField<CouponFormValues>
            name="percentOff"
            label={t.percentOff}
            allowDecimal={false}
            required
          />
        ) : (
          <PriceField<CouponFormValues> name="amountOff" label={t.amountOff} required />
        )}
        <DateTimeField<CouponFormValues> name="validFrom" label={t.validFrom} />
        <DateTimeField<CouponFormValues> name="validUntil" label={t.validUntil} />
        <NumberField<CouponFormValues>
          name="maxUses"
          label={t.maxUses}
          description={t.noLimit}
          allowDecimal={false}
        />
        <NumberField<CouponFormValues>
          name="maxUsesPerPerson"
          label={t.maxUsesPerPerson}
          description={t.noLimit}
          allowDecimal={false}
        />
      </SimpleGrid>
      <SelectField<CouponFormValues>
        key={`cohort ${cohorts.length}`}
        name="cohortId"
        label={t.cohort}
        data={[{ value: '', label: t.any }, ...cohorts]}
      />
      <SelectField<CouponFormValues>
        key={`course ${courses.length}`}
        name="courseId"
        label={t.course}
        data={[{ value: '', label: t.any }, ...courses]}
      />
      {error && !data && <OptionsError onRetry={() => void refetch().catch(() => {})} />}
      <Group justify="flex-end" gap="sm">
        <CancelButton to={onCancel} />
        <SubmitButton>{t.save}</SubmitButton>
      </Group>
    </Stack>
  );
}

interface Item {
  id: string;
  title: string;
}

/** Returns the choices of a select, with the chosen item if the list does not have it. */
function choicesOf(items: readonly Item[] = [], chosen?: Item | null) {
  const all = chosen && !items.some(({ id }) => id === chosen.id) ? [chosen, ...items] : items;
  return all.map(({ id, title }) => ({ value: id, label: title }));
}
