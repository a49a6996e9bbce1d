import { Button, Stack, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { MAX_SECTIONS } from '@rules/course/choices';
import { useFieldArray } from 'react-hook-form';
import { texts } from '#texts/en';
import { ArrangedItem } from '#ui/ArrangedItem';
import { TextareaField, TextField } from '#ui/fields';
import classes from './course.module.css';

const t = texts.courseForm;

interface WithSections {
  sections: { title: string; description: string; duration: string }[];
}

/** Field to add, sort and remove the sections of a course. */
export function SectionsField() {
  const { fields, append, remove, swap } = useFieldArray<WithSections, 'sections'>({ name: 'sections' });
  return (
    <Stack gap="md">
      <Text c="dimmed">{t.sectionsHint}</Text>
      {fields.map((field, index) => (
        <ArrangedItem
          key={field.id}
          title={t.section(index + 1)}
          index={index}
          count={fields.length}
          labels={{
            moveUp: t.moveUp(index + 1),
            moveDown: t.moveDown(index + 1),
            remove: t.removeSection(index + 1),
          }}
          onMove={(to) => swap(index, to)}
          onRemove={() => remove(index)}
        >
          <div className={classes.formGrid}>
            <TextField name={`sections.${index}.title`} label={t.sectionTitle} required />
            <TextField
              name={`sections.${index}.duration`}
              label={t.sectionDuration}
              placeholder={t.sectionDurationPlaceholder}
            />
          </div>
          <TextareaField name={`sections.${index}.description`} label={t.sectionDescription} minRows={2} />
        </ArrangedItem>
      ))}
      {fields.length < MAX_SECTIONS && (
        <Button
          variant="light"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => append({ title: '', description: '', duration: '' })}
          style={{ alignSelf: 'flex-start' }}
        >
          {t.addSection}
        </Button>
      )}
    </Stack>
  );
}
