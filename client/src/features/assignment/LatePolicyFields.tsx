import { useWatch } from 'react-hook-form';
import { texts } from '#texts/en';
import { CheckboxField, SelectField } from '#ui/fields';
import { NumberField } from '#ui/NumberField';
import { ruleNameOf } from '#lib/ruleNameOf';
import classes from './assignment.module.css';

const t = texts.lateWork;

const penalties = Object.entries(t.penalties).map(([name, label]) => ({ value: ruleNameOf(name), label }));

/** Fields for what happens to late work. */
export function LatePolicyFields() {
  const isAccepted = useWatch({ name: 'allowLateSubmission' }) as boolean;
  const penalty = useWatch({ name: 'latePolicy.penalty' }) as string;
  return (
    <>
      <CheckboxField
        name="allowLateSubmission"
        label={t.accept}
        description={texts.activityForm.allowLateSubmissionHint}
      />
      {isAccepted && (
        <div className={classes.formGrid}>
          <NumberField
            name="latePolicy.days"
            label={t.days}
            description={t.daysHint}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            min={1}
            allowDecimal={false}
          />
          <div className={classes.formGrid}>
            <SelectField name="latePolicy.penalty" label={t.penalty} data={penalties} />
            {penalty !== 'none' && (
              <NumberField
                name="latePolicy.percent"
                label={t.percent}
                min={1}
                max={100}
                allowDecimal={false}
                required
              />
            )}
          </div>
        </div>
      )}
    </>
  );
}
