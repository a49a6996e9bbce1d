import { Badge, Button, Group, Text, Title } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { texts } from '#texts/en';
import { formatExact } from '#texts/numberFormatting';
import { WrittenText } from '#ui/WrittenText';
import type { Answer } from './attemptWork.ts';
import { GradeAnswerForm } from './GradeAnswerForm.tsx';
import classes from './quiz-editor.module.css';

const t = texts.quizAttempts;

/** Returns whether an answer waits for a teacher. */
export const isWaiting = ({ points, question }: Answer): boolean =>
  question.type === 'ESSAY' && points === null;

interface AnswerItemProps {
  /** ID of the attempt. */
  attemptId: string;
  answer: Answer;
  number: number;
  canGrade: boolean;
  /** Called after the grade was saved. */
  onSaved: () => void;
}

/** Question of an attempt with the answer and its points. What a teacher has yet to grade shows its form at once. */
export function AnswerItem({ attemptId, answer, number, canGrade, onSaved }: AnswerItemProps) {
  const { id, question, points, feedback } = answer;
  const waits = isWaiting(answer);
  // A form stays open when a colleague grades the answer in the meantime.
  const [isOpen, setOpen] = useState(waits);
  const hasForm = canGrade && isOpen;
  return (
    <li data-answer={id} data-waiting={waits || undefined}>
      <Group justify="space-between" gap="xs">
        <Title order={3} size="h5">
          {texts.quizEditor.question(number)}
        </Title>
        {points === null ? (
          <Badge color="yellow">{t.notGraded(question.points)}</Badge>
        ) : (
          <Badge color={points === question.points ? 'teal' : 'gray'}>
            {t.scoreOf(points, question.points)}
          </Badge>
        )}
      </Group>
      <WrittenText text={question.prompt} />
      <dl className={classes.given}>
        <div>
          <dt>{t.answer}</dt>
          <dd>
            <Given answer={answer} />
          </dd>
        </div>
        <Expected question={question} />
        {question.explanation && (
          <div>
            <dt>{t.explanation}</dt>
            <dd>{question.explanation}</dd>
          </div>
        )}
        {feedback !== null && !hasForm && (
          <div>
            <dt>{t.feedbackGiven}</dt>
            <dd>{feedback}</dd>
          </div>
        )}
      </dl>
      {hasForm && (
        <GradeAnswerForm
          answer={answer}
          attemptId={attemptId}
          number={number}
          onCancel={waits ? undefined : () => setOpen(false)}
          onSaved={() => {
            setOpen(false);
            onSaved();
          }}
        />
      )}
      {canGrade && !hasForm && (
        <Button
          variant="subtle"
          size="compact-sm"
          style={{ justifySelf: 'start' }}
          aria-label={t.changeGradeOf(number)}
          onClick={() => setOpen(true)}
        >
          {t.changeGrade}
        </Button>
      )}
    </li>
  );
}

function Given({ answer: { question, choices, text, givenNumber } }: { answer: Answer }) {
  if (question.options.length > 0)
    return choices.length === 0 ? (
      <Text c="dimmed">{t.noAnswer}</Text>
    ) : (
      <ul>
        {choices.map((choice) => {
          const isRight = question.correctChoices?.includes(choice) ?? false;
          const Mark = isRight ? IconCheck : IconX;
          return (
            <li key={choice}>
              <Group gap={6} wrap="nowrap">
                <Mark
                  size={16}
                  role="img"
                  aria-label={isRight ? t.right : t.wrong}
                  style={{ flex: 'none' }}
                />
                <span>{question.options[choice]}</span>
              </Group>
            </li>
          );
        })}
      </ul>
    );
  const given = question.type === 'NUMBER' ? givenNumber !== null && formatExact(givenNumber) : text;
  return given ? given : <Text c="dimmed">{t.noAnswer}</Text>;
}

const rightNumber = (number: number, tolerance: number | null): string =>
  tolerance ? t.numberWithin(formatExact(number), formatExact(tolerance)) : formatExact(number);

/** Right answer of a question. Essays have none. */
function Expected({ question }: { question: Answer['question'] }) {
  const { type, options, correctChoices, acceptedTexts, correctNumber, tolerance } = question;
  if (type === 'ESSAY') return null;
  const expected =
    type === 'NUMBER'
      ? [rightNumber(correctNumber ?? 0, tolerance)]
      : type === 'SHORT_TEXT'
        ? (acceptedTexts ?? [])
        : (correctChoices ?? []).map((choice) => options[choice] ?? '');
  return (
    <div>
      <dt>{t.rightAnswer}</dt>
      <dd>
        <ul>
          {expected.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      </dd>
    </div>
  );
}
