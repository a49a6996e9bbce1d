import { Button, Stack } from '@mantine/core';
import { MAX_AGENDA_ITEMS } from '@rules/event/agenda';
import { IconPlus } from '@tabler/icons-react';
import { useFieldArray } from 'react-hook-form';
import { texts } from '#texts/en';
import { ArrangedItem } from '#ui/ArrangedItem';
import { SelectField, TextareaField, TextField } from '#ui/fields';
import { NumberField } from '#ui/NumberField';
import type { AgendaItemValues, EventFormValues } from './eventFormValues.ts';
import classes from './event.module.css';

const t = texts.eventForm;

const emptyItem: AgendaItemValues = {
  title: '',
  description: '',
  startsAfterMinutes: null,
  durationMinutes: null,
  presenterId: '',
};

interface AgendaFieldProps {
  presenters: readonly { value: string; label: string }[];
}

/** Field to add, change, sort and remove items of an agenda. Its own chunk. */
export default function AgendaField({ presenters }: AgendaFieldProps) {
  const { fields, append, remove, swap } = useFieldArray<EventFormValues, 'agenda'>({ name: 'agenda' });
  return (
    <Stack gap="md">
      {fields.map((field, index) => (
        <ArrangedItem
          key={field.id}
          title={t.item(index + 1)}
          index={index}
          count={fields.length}
          labels={{
            moveUp: t.moveUp(index + 1),
            moveDown: t.moveDown(index + 1),
            remove: t.removeItem(index + 1),
          }}
          onMove={(to) => swap(index, to)}
          onRemove={() => remove(index)}
        >
          <TextField<EventFormValues> name={`agenda.${index}.title`} label={t.itemTitle} required />
          <div className={classes.formGrid}>
            <NumberField<EventFormValues>
              name={`agenda.${index}.startsAfterMinutes`}
              label={t.itemStart}
              min={0}
              allowDecimal={false}
              required
            />
            <NumberField<EventFormValues>
              name={`agenda.${index}.durationMinutes`}
              label={t.itemDuration}
              min={1}
              allowDecimal={false}
            />
          </div>
          <TextareaField<EventFormValues>
            name={`agenda.${index}.description`}
            label={t.itemDescription}
            minRows={2}
          />
          <SelectField<EventFormValues>
            key={presenters.length} // a new select takes the value whose option it did not have
            name={`agenda.${index}.presenterId`}
            label={t.itemPresenter}
            data={[{ value: '', label: t.eventPresenter }, ...presenters]}
          />
        </ArrangedItem>
      ))}
      {fields.length < MAX_AGENDA_ITEMS && (
        <Button
          variant="light"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => append(emptyItem)}
          style={{ alignSelf: 'flex-start' }}
        >
          {t.addItem}
        </Button>
      )}
    </Stack>
  );
}
