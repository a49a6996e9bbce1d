import { texts } from '#texts/en';
import { CheckboxField, DateTimeField, SelectField } from '#ui/fields';
import { NumberField } from '#ui/NumberField';
import { optionsOf } from '#ui/options';
import type { QuizFormValues } from './quizFormValues.ts';
import classes from './quiz-editor.module.css';

const t = texts.quizEditor;

/** Settings of a quiz. */
export function QuizSettings() {
  return (
    <>
      <div className={classes.grid}>
        <NumberField<QuizFormValues>
          name="timeLimitMinutes"
          label={t.timeLimit}
          description={t.timeLimitHint}
          min={1}
          allowDecimal={false}
        />
        <NumberField<QuizFormValues>
          name="maxAttempts"
          label={t.maxAttempts}
          description={t.maxAttemptsHint}
          min={1}
          allowDecimal={false}
        />
        <NumberField<QuizFormValues>
          name="passPercent"
          label={t.passPercent}
          description={t.passPercentHint}
          min={0}
          max={100}
          allowDecimal={false}
          required
        />
        <DateTimeField<QuizFormValues> name="dueAt" label={t.dueAt} description={t.dueAtHint} />
      </div>
      <SelectField<QuizFormValues> name="reveal" label={t.reveal} data={optionsOf(t.reveals)} />
      <CheckboxField<QuizFormValues> name="isShuffled" label={t.isShuffled} description={t.isShuffledHint} />
    </>
  );
}
