import { Button, Group, Stack } from '@mantine/core';
import { MAX_POINTS } from '@rules/course/choices';
import { IconPlus } from '@tabler/icons-react';
import { useFieldArray } from 'react-hook-form';
import { texts } from '#texts/en';
import { ArrangeButtons } from '#ui/ArrangeButtons';
import { PriceField, TextareaField, TextField } from '#ui/fields';
import { FormSection } from '#ui/FormSection';
import type { CohortFormValues } from './cohortFormValues.ts';
import classes from './cohort.module.css';

const t = texts.cohortForm;

/** Price, live meeting and requirements of a cohort. Its own chunk. */
export default function OptionalFields() {
  return (
    <>
      <FormSection title={t.price} id="price">
        <div className={classes.formGrid}>
          <PriceField<CohortFormValues>
            name="ownPrice"
            label={t.ownPrice}
            description={t.ownPriceHint}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
          />
        </div>
      </FormSection>
      <FormSection title={t.meeting} description={t.meetingHint} id="meeting">
        <div className={classes.formGrid}>
          <TextField<CohortFormValues>
            name="meeting.platform"
            label={t.platform}
            placeholder={t.platformPlaceholder}
          />
          <TextField<CohortFormValues>
            name="meeting.link"
            type="url"
            label={t.link}
            placeholder="https://…"
            description={t.linkHint}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
          />
        </div>
        <TextField<CohortFormValues>
          name="meeting.schedule"
          label={t.schedule}
          placeholder={t.schedulePlaceholder}
        />
        <TextareaField<CohortFormValues> name="meeting.additionalInfo" label={t.additionalInfo} minRows={2} />
      </FormSection>
      <FormSection title={t.requirements} description={t.requirementsHint} id="requirements">
        <RequirementsField />
      </FormSection>
    </>
  );
}

/** Field to add, change, sort and remove requirements. */
function RequirementsField() {
  const { fields, append, remove, swap } = useFieldArray<CohortFormValues, 'requirements'>({
    name: 'requirements',
  });
  return (
    <Stack gap="sm" role="group" aria-label={t.requirements}>
      {fields.map((field, index) => (
        <Group key={field.id} gap={4} wrap="nowrap" align="flex-end">
          <TextField<CohortFormValues>
            name={`requirements.${index}.text`}
            label={t.requirement(index + 1)}
            flex={1}
          />
          <ArrangeButtons
            index={index}
            count={fields.length}
            labels={{
              moveUp: t.moveUp(index + 1),
              moveDown: t.moveDown(index + 1),
              remove: t.removeRequirement(index + 1),
            }}
            onMove={(to) => swap(index, to)}
            onRemove={() => remove(index)}
          />
        </Group>
      ))}
      {fields.length < MAX_POINTS && (
        <Button
          variant="light"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => append({ text: '' })}
          style={{ alignSelf: 'flex-start' }}
        >
          {t.addRequirement}
        </Button>
      )}
    </Stack>
  );
}
