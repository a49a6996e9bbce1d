import { MAX_AGENDA_ITEMS } from '@rules/event/agenda';
import { useFieldArray } from 'react-hook-form';
import { texts } from '#texts/en';
import { ArrangedList } from '#ui/ArrangedList';
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

export interface AgendaFieldProps {
  presenters: readonly { value: string; label: string }[];
}

/** Field to add, change, sort and remove items of an agenda. */
export function AgendaField({ presenters }: AgendaFieldProps) {
  const { fields, append, remove, swap } = useFieldArray<EventFormValues, 'agenda'>({ name: 'agenda' });
  return (
    <ArrangedList
      keys={fields.map(({ id }) => id)}
      max={MAX_AGENDA_ITEMS}
      labels={{ item: t.item, moveUp: t.moveUp, moveDown: t.moveDown, remove: t.removeItem, add: t.addItem }}
      onMove={swap}
      onRemove={remove}
      onAdd={() => append(emptyItem)}
    >
      {(index) => (
        <>
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
        </>
      )}
    </ArrangedList>
  );
}
