import { Group, Radio, Stack, Text, Textarea, TextInput, Title } from '@mantine/core';
import { useId } from 'react';
import { texts } from '#texts/en';
import { Check } from '#ui/Check';
import { WrittenText } from '#ui/WrittenText';
import type { Question } from './attempt.ts';
import { isKeepable, type Given } from './useQuizAnswers.ts';
import classes from './quiz.module.css';

const t = texts.quiz;

interface QuestionFieldProps {
  question: Question;
  number: number;
  of: number;
  given: Given;
  onGive: (change: Partial<Given>) => void;
}

/** Question of an attempt with the field for its answer. */
export function QuestionField(props: QuestionFieldProps) {
  const { question, number, of } = props;
  const id = useId();
  return (
    <li className={classes.question}>
      <Group justify="space-between" gap="xs" mb={6}>
        <Title order={3} size="h5" id={`${id}-title`}>
          {t.question(number, of)}
        </Title>
        <Text size="sm" c="dimmed">
          {t.pointsOf(question.points)}
        </Text>
      </Group>
      <div id={`${id}-prompt`} className={classes.prompt}>
        <WrittenText text={question.prompt} />
      </div>
      <AnswerField {...props} labelledBy={`${id}-title ${id}-prompt`} />
    </li>
  );
}

type AnswerFieldProps = QuestionFieldProps & { labelledBy: string };

function AnswerField({ question: { type, options }, number, given, onGive, labelledBy }: AnswerFieldProps) {
  const problem = isKeepable(given) ? undefined : type === 'NUMBER' ? t.notANumber : t.tooLong;
  const field = {
    label: t.answer,
    'aria-label': t.answerTo(number),
    ...(problem !== undefined && { error: problem }),
  };
  switch (type) {
    case 'SINGLE':
    case 'TRUE_FALSE':
      return (
        <Radio.Group
          aria-labelledby={labelledBy}
          value={given.choices[0]?.toString() ?? null}
          onChange={(choice) => onGive({ choices: [Number(choice)] })}
        >
          <Stack gap={10}>
            {options.map((option, choice) => (
              <Radio key={option} value={String(choice)} label={option} />
            ))}
          </Stack>
        </Radio.Group>
      );
    case 'MULTIPLE':
      return (
        <div role="group" aria-labelledby={labelledBy} className={classes.options}>
          <Text size="sm" c="dimmed">
            {t.chooseSome}
          </Text>
          {options.map((option, choice) => (
            <Check
              key={option}
              label={option}
              checked={given.choices.includes(choice)}
              onChange={({ currentTarget: { checked } }) =>
                onGive({
                  choices: checked
                    ? [...given.choices, choice].toSorted((a, b) => a - b)
                    : given.choices.filter((other) => other !== choice),
                })
              }
            />
          ))}
        </div>
      );
    case 'NUMBER':
      return (
        <TextInput
          {...field}
          inputMode="decimal"
          autoComplete="off"
          maw={220}
          value={given.number}
          onChange={({ currentTarget: { value } }) => onGive({ number: value })}
        />
      );
    case 'SHORT_TEXT':
      return (
        <TextInput
          {...field}
          autoComplete="off"
          maw={480}
          value={given.text}
          onChange={({ currentTarget: { value } }) => onGive({ text: value })}
        />
      );
    case 'ESSAY':
      return (
        <Textarea
          {...field}
          autosize
          minRows={4}
          maxRows={16}
          value={given.text}
          onChange={({ currentTarget: { value } }) => onGive({ text: value })}
        />
      );
  }
}
