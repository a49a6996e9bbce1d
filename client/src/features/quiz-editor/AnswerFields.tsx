import { Text } from '@mantine/core';
import { get, useFormState, useWatch } from 'react-hook-form';
import { texts } from '#texts/en';
import { TextareaField } from '#ui/fields';
import { NumberField } from '#ui/NumberField';
import { ChoiceField } from './ChoiceField.tsx';
import type { QuizFormValues } from './quizForm.ts';
import classes from './quiz-editor.module.css';

const t = texts.quizEditor;

/** Fields of the right answer to a question, which depend on its type. */
export function AnswerFields({ index }: { index: number }) {
  const type = useWatch<QuizFormValues, `questions.${number}.type`>({ name: `questions.${index}.type` });
  if (type === 'SHORT_TEXT') return <AcceptedTexts index={index} />;
  if (type === 'NUMBER') return <RightNumber index={index} />;
  if (type === 'ESSAY') return <Text c="dimmed">{t.essayHint}</Text>;
  return <ChoiceField key={type} index={index} type={type} />;
}

function AcceptedTexts({ index }: { index: number }) {
  const name = `questions.${index}.acceptedTexts` as const;
  const { errors } = useFormState<QuizFormValues>({ name });
  // One of the lines may be too long.
  const ofLines: unknown = get(errors, name);
  const ofLine = Array.isArray(ofLines)
    ? (ofLines as ({ message?: string } | undefined)[]).find(Boolean)?.message
    : undefined;
  return (
    <div>
      <TextareaField<QuizFormValues>
        name={name}
        label={t.acceptedTexts}
        description={t.acceptedTextsHint}
        autosize
        minRows={2}
        maxRows={8}
        required
      />
      {ofLine && (
        <Text c="var(--mantine-color-error)" size="sm" role="alert">
          {ofLine}
        </Text>
      )}
    </div>
  );
}

function RightNumber({ index }: { index: number }) {
  return (
    <div className={classes.grid}>
      <NumberField<QuizFormValues>
        name={`questions.${index}.correctNumber`}
        label={t.correctNumber}
        description={t.correctNumberHint}
        required
      />
      <NumberField<QuizFormValues>
        name={`questions.${index}.tolerance`}
        label={t.tolerance}
        description={t.toleranceHint}
        min={0}
      />
    </div>
  );
}
