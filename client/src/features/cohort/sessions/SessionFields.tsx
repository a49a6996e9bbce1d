import { texts } from '#texts/en';
import { DateTimeField, TextField } from '#ui/fields';
import { NumberField } from '#ui/NumberField';

const t = texts.sessionForm;

/** Topic, start and length of a session. */
export function SessionFields({ timeZone }: { timeZone: string | undefined }) {
  return (
    <>
      <TextField name="topic" label={t.topic} placeholder={t.topicPlaceholder} required data-autofocus />
      <DateTimeField
        name="date"
        label={t.start}
        timeZone={timeZone}
        {...(timeZone && { description: texts.cohortForm.timeZone(timeZone) })}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        required
      />
      <NumberField
        name="minutes"
        label={t.minutes}
        description={t.minutesHint}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        min={5}
        allowDecimal={false}
      />
    </>
  );
}
