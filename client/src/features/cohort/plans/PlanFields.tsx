import { MAX_PLANS } from '@rules/price-plan/plan-limits';
import { useFieldArray } from 'react-hook-form';
import { texts } from '#texts/en';
import { ArrangedList } from '#ui/ArrangedList';
import { CheckboxField, PriceField, TextareaField, TextField } from '#ui/fields';
import { NumberField } from '#ui/NumberField';
import type { PlansValues, PlanValues } from './planValues.ts';
import classes from './price-plan.module.css';

const t = texts.pricePlan;

/** A new plan: the first includes everything, as Full Course; later ones no meetings, grades and certificates, as Basic Access. */
const newPlan = (place: number): PlanValues => ({
  id: '',
  name: t.names[place] ?? '',
  description: '',
  price: '',
  features: '',
  seats: null,
  includesLive: place === 0,
  includesGrading: place === 0,
  includesCertificate: place === 0,
});

/** Fields to add, change, sort and remove plans. */
export function PlanFields() {
  const { fields, append, remove, swap } = useFieldArray<PlansValues, 'plans', 'key'>({
    name: 'plans',
    keyName: 'key',
  });
  return (
    <ArrangedList
      keys={fields.map(({ key }) => key)}
      max={MAX_PLANS}
      labels={{ item: t.plan, moveUp: t.moveUp, moveDown: t.moveDown, remove: t.remove, add: t.add }}
      onMove={swap}
      onRemove={remove}
      onAdd={() => append(newPlan(fields.length))}
    >
      {(index) => (
        <>
          <div className={classes.formGrid}>
            <TextField<PlansValues> name={`plans.${index}.name`} label={t.name} required />
            <PriceField<PlansValues> name={`plans.${index}.price`} label={t.price} required />
            <NumberField<PlansValues>
              name={`plans.${index}.seats`}
              label={t.seats}
              min={1}
              allowDecimal={false}
            />
          </div>
          <TextField<PlansValues> name={`plans.${index}.description`} label={t.description} />
          <TextareaField<PlansValues>
            name={`plans.${index}.features`}
            label={t.features}
            description={t.featuresHint}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            minRows={3}
          />
          <fieldset className={classes.includes}>
            <legend>{t.includes}</legend>
            <CheckboxField<PlansValues> name={`plans.${index}.includesLive`} label={t.live} />
            <CheckboxField<PlansValues> name={`plans.${index}.includesGrading`} label={t.grading} />
            <CheckboxField<PlansValues> name={`plans.${index}.includesCertificate`} label={t.certificate} />
          </fieldset>
        </>
      )}
    </ArrangedList>
  );
}
