import { Stack, Text } from '@mantine/core';
import { MAX_SECTIONS } from '@rules/course/choices';
import { useFieldArray } from 'react-hook-form';
import { texts } from '#texts/en';
import { ArrangedList } from '#ui/ArrangedList';
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
      <ArrangedList
        keys={fields.map(({ id }) => id)}
        max={MAX_SECTIONS}
        labels={{
          item: t.section,
          moveUp: t.moveUp,
          moveDown: t.moveDown,
          remove: t.removeSection,
          add: t.addSection,
        }}
        onMove={swap}
        onRemove={remove}
        onAdd={() => append({ title: '', description: '', duration: '' })}
      >
        {(index) => (
          <>
            <div className={classes.formGrid}>
              <TextField name={`sections.${index}.title`} label={t.sectionTitle} required />
              <TextField
                name={`sections.${index}.duration`}
                label={t.sectionDuration}
                placeholder={t.sectionDurationPlaceholder}
              />
            </div>
            <TextareaField name={`sections.${index}.description`} label={t.sectionDescription} minRows={2} />
          </>
        )}
      </ArrangedList>
    </Stack>
  );
}
