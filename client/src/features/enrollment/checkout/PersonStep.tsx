import { Stack } from '@mantine/core';
import { texts } from '#texts/en';
import { SelectField, TextField } from '#ui/fields';
import classes from './checkout.module.css';
import type { CheckoutValues } from './checkoutSteps.ts';

const t = texts.checkout;

/** Personal details of the student. */
export function PersonStep() {
  return (
    <Stack gap="md">
      <div className={classes.formGrid}>
        <TextField<CheckoutValues> name="firstName" label={t.firstName} autoComplete="given-name" required />
        <TextField<CheckoutValues> name="lastName" label={t.lastName} autoComplete="family-name" required />
        <TextField<CheckoutValues> name="email" type="email" label={t.email} autoComplete="email" required />
        <TextField<CheckoutValues> name="phone" type="tel" label={t.phone} autoComplete="tel" required />
        <TextField<CheckoutValues> name="company" label={t.company} autoComplete="organization" />
        <TextField<CheckoutValues> name="jobRole" label={t.jobRole} autoComplete="organization-title" />
      </div>
      <SelectField<CheckoutValues>
        name="experience"
        label={t.experience}
        data={[
          { value: 'beginner', label: t.experiences.beginner },
          { value: 'intermediate', label: t.experiences.intermediate },
          { value: 'advanced', label: t.experiences.advanced },
        ]}
      />
    </Stack>
  );
}
