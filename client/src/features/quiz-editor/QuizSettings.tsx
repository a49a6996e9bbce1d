import { texts } from '#texts/en';
import { CheckboxField, DateTimeField, SelectField } from '#ui/fields';
import { NumberField } from '#ui/NumberField';
import { optionsOf } from '#ui/options';
import type { QuizFormValues } from './quizForm.ts';
import classes from './quiz-editor.module.css';

const t = texts.quizEditor;

interface QuizSettingsProps {
  /** Activities of the course whose grade the quiz may give. */
  activities: readonly { id: string; title: string }[];
}

/** Settings of a quiz. */
export function QuizSettings({ activities }: QuizSettingsProps) {
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
      {activities.length > 0 && (
        <SelectField<QuizFormValues>
          name="activityId"
          label={t.activity}
          description={t.activityHint}
          data={[
            { value: '', label: t.noActivity },
            ...activities.map(({ id, title }) => ({ value: id, label: title })),
          ]}
        />
      )}
      <CheckboxField<QuizFormValues> name="isShuffled" label={t.isShuffled} description={t.isShuffledHint} />
    </>
  );
}
