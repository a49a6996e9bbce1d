import { Group, Title } from '@mantine/core';
import { useId, type KeyboardEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import { texts } from '#texts/en';
import { ArrangeButtons } from '#ui/ArrangeButtons';
import { SelectField, TextareaField } from '#ui/fields';
import { NumberField } from '#ui/NumberField';
import { optionsOf } from '#ui/options';
import { AnswerFields } from './AnswerFields.tsx';
import type { QuestionValues, QuizFormValues } from './quizForm.ts';
import classes from './quiz-editor.module.css';

const t = texts.quizEditor;

interface QuestionFieldProps {
  index: number;
  /** Number of questions. */
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** A question of the form with its buttons. Alt and an arrow key move it, too. */
export function QuestionField({ index, count, onMove, onRemove }: QuestionFieldProps) {
  const { getValues, setValue } = useFormContext<QuizFormValues>();
  const titleId = useId();
  const number = index + 1;
  const name = `questions.${index}` as const;

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    // A select opens with Alt and an arrow.
    if (!step || !event.altKey || event.target instanceof HTMLSelectElement) return;
    event.preventDefault();
    onMove(index + step);
  };

  const onType = (type: QuestionValues['type']) => {
    const choices = getValues(`${name}.correctChoices`);
    if (type === 'MULTIPLE' || choices.length < 2) return;
    setValue(`${name}.correctChoices`, choices.slice(0, 1));
  };

  return (
    // oxlint-disable-next-line no-noninteractive-element-interactions -- the keys of the fields in it
    <li aria-labelledby={titleId} className={classes.question} onKeyDown={onKeyDown}>
      <Group justify="space-between" mb="sm" wrap="nowrap">
        <Title order={3} size="h4" id={titleId}>
          {t.question(number)}
        </Title>
        <ArrangeButtons
          index={index}
          count={count}
          labels={{ moveUp: t.moveUp(number), moveDown: t.moveDown(number), remove: t.remove(number) }}
          onMove={onMove}
          onRemove={onRemove}
        />
      </Group>
      <div className={classes.fields}>
        <div className={classes.kind}>
          <SelectField<QuizFormValues>
            name={`${name}.type`}
            label={t.type}
            data={optionsOf(t.types)}
            onChange={({ currentTarget: { value } }) => onType(value as QuestionValues['type'])}
          />
          <NumberField<QuizFormValues>
            name={`${name}.points`}
            label={t.points}
            min={1}
            allowDecimal={false}
            required
          />
        </div>
        <TextareaField<QuizFormValues>
          name={`${name}.prompt`}
          label={t.prompt}
          placeholder={t.promptPlaceholder}
          autosize
          minRows={2}
          maxRows={12}
          required
        />
        <AnswerFields index={index} />
        <TextareaField<QuizFormValues>
          name={`${name}.explanation`}
          label={t.explanation}
          description={t.explanationHint}
          autosize
          minRows={1}
          maxRows={8}
        />
      </div>
    </li>
  );
}
