import { ActionIcon, Button, Group, Stack, Text } from '@mantine/core';
import { QUALIFICATIONS_MAX } from '@rules/profile/qualifications';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useFieldArray } from 'react-hook-form';
import { texts } from '#texts/en';
import { TextField } from '#ui/fields';
import { NumberField } from '#ui/NumberField';
import { emptyCertification, emptyEducation, type ProfileFormValues } from './profileFormValues.ts';
import classes from './profile.module.css';

const t = texts.profile;

/** Names and labels of the two lists, which have the same fields in the form. */
const LISTS = {
  education: {
    fields: ['degree', 'institution'],
    labels: [t.degree, t.school],
    itemOf: t.educationNumber,
    add: t.addEducation,
    empty: emptyEducation,
  },
  certifications: {
    fields: ['name', 'issuer'],
    labels: [t.certification, t.issuer],
    itemOf: t.certificationNumber,
    add: t.addCertification,
    empty: emptyCertification,
  },
} as const;

/** Field to add, change and remove degrees or certifications. */
export function QualificationFields({ list }: { list: keyof typeof LISTS }) {
  const { fields, append, remove } = useFieldArray<ProfileFormValues, 'education' | 'certifications'>({
    name: list,
  });
  const { fields: names, labels, itemOf, add, empty } = LISTS[list];
  return (
    <Stack gap="lg">
      {fields.map((field, index) => (
        <fieldset key={field.id} className={classes.item} aria-label={itemOf(index + 1)}>
          <Group justify="space-between" mb="xs" wrap="nowrap">
            <Text fw={600}>{itemOf(index + 1)}</Text>
            <ActionIcon
              color="red"
              size={36}
              aria-label={t.remove(itemOf(index + 1))}
              onClick={() => remove(index)}
            >
              <IconTrash size={18} aria-hidden />
            </ActionIcon>
          </Group>
          <div className={classes.formGrid}>
            <TextField name={`${list}.${index}.${names[0]}`} label={labels[0]} required />
            <TextField name={`${list}.${index}.${names[1]}`} label={labels[1]} />
            <NumberField name={`${list}.${index}.year`} label={t.year} min={1900} allowDecimal={false} />
          </div>
        </fieldset>
      ))}
      {fields.length < QUALIFICATIONS_MAX && (
        <Button
          variant="light"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => append(empty)}
          style={{ alignSelf: 'flex-start' }}
        >
          {add}
        </Button>
      )}
    </Stack>
  );
}
