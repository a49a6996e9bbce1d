import { Group, Stack } from '@mantine/core';
import { texts } from '#texts/en';
import { CancelButton } from '#ui/CancelButton';
import { SelectField, TextareaField, TextField } from '#ui/fields';
import { optionsOf } from '#ui/options';
import { SubmitButton } from '#ui/SubmitButton';

const t = texts.categories;

/** Fields and buttons of the dialogs that create and edit a category. */
export const CategoryFields = ({ onCancel }: { onCancel: () => void }) => (
  <Stack gap="lg" pt={4}>
    <TextField name="name" label={t.name} required data-autofocus />
    <TextareaField name="description" label={t.about} />
    <Group grow gap="sm">
      <SelectField name="icon" label={t.icon} data={optionsOf(t.icons)} />
      <SelectField name="color" label={t.color} data={optionsOf(t.colors)} />
    </Group>
    <SelectField
      name="standard"
      label={t.standard}
      description={t.standardHint}
      data={optionsOf(texts.courseChoices.categories)}
    />
    <Group justify="flex-end" gap="sm">
      <CancelButton to={onCancel} />
      <SubmitButton>{t.save}</SubmitButton>
    </Group>
  </Stack>
);
