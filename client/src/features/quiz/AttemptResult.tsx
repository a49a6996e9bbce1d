import { Badge, Card, Group, Text, Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { texts } from '#texts/en';
import { formatExact } from '#texts/numberFormatting';
import { WrittenText } from '#ui/WrittenText';
import type { Answer, Attempt, Quiz } from './attempt.ts';
import { OutcomeBadge } from './OutcomeBadge.tsx';
import { QuizPart } from './QuizPart.tsx';
import classes from './quiz.module.css';

const t = texts.quiz;

/** Result of a submitted attempt: the score, and for each question as much as the quiz reveals. */
export function AttemptResult({ attempt, quiz }: { attempt: Attempt; quiz: Quiz }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The dialog or button that led here is gone.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  const { number, score, maxScore, state, answers } = attempt;
  const isHidden = quiz.reveal !== 'AFTER_ATTEMPT' && answers.every(({ question }) => !isRevealed(question));
  return (
    <Card component="section" aria-labelledby="result-title">
      <Group justify="space-between" gap="xs">
        <Title order={2} size="h3" id="result-title" ref={heading} tabIndex={-1}>
          {t.result(number)}
        </Title>
        <OutcomeBadge attempt={attempt} />
      </Group>
      {score !== null && (
        <Text size="lg" fw={600} mt={4}>
          {t.score(score, maxScore)}
        </Text>
      )}
      {state === 'AWAITS_GRADING' && <Text mt={4}>{t.waitingHint}</Text>}
      {isHidden && (
        <Text mt={4} c="dimmed">
          {quiz.reveal === 'AFTER_DUE' ? t.hiddenUntilDue : t.hidden}
        </Text>
      )}
      <ol className={classes.results}>
        {answers.map((answer, index) => (
          <ResultItem key={answer.id} answer={answer} number={index + 1} />
        ))}
      </ol>
    </Card>
  );
}

const isRevealed = ({ correctChoices, acceptedTexts }: Answer['question']): boolean =>
  correctChoices !== null || acceptedTexts !== null;

function ResultItem({ answer, number }: { answer: Answer; number: number }) {
  const { question, feedback } = answer;
  const given = givenIn(answer);
  const expected = expectedIn(question);
  return (
    <li>
      <Group justify="space-between" gap="xs" mb={4}>
        <Title order={3} size="h5">
          {t.questionNumber(number)}
        </Title>
        <PointsBadge answer={answer} />
      </Group>
      <WrittenText text={question.prompt} />
      <dl className={classes.given}>
        <QuizPart name={t.answer}>
          {given.length === 0 ? <Text c="dimmed">{t.noAnswer}</Text> : <Lines lines={given} />}
        </QuizPart>
        {expected.length > 0 && (
          <QuizPart name={t.rightAnswer}>
            <Lines lines={expected} />
          </QuizPart>
        )}
        {question.explanation !== null && <QuizPart name={t.explanation}>{question.explanation}</QuizPart>}
        {feedback !== null && <QuizPart name={t.feedback}>{feedback}</QuizPart>}
      </dl>
    </li>
  );
}

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <>
    {lines.map((line) => (
      <div key={line} className={classes.line}>
        {line}
      </div>
    ))}
  </>
);

/** Points of an answer. Only answers that a rule graded are right or wrong. */
function PointsBadge({ answer }: { answer: Answer }) {
  const { points, question } = answer;
  const isEssay = question.type === 'ESSAY';
  if (points === null) return isEssay ? <Badge color="yellow">{t.waiting}</Badge> : null;
  const given = t.givenPoints(points, question.points);
  if (points === 0 && givenIn(answer).length === 0)
    return (
      <Badge color="gray">
        {t.notAnswered} · {given}
      </Badge>
    );
  const isRight = points === question.points;
  const verdict = isEssay ? '' : isRight ? `${t.right} · ` : points === 0 ? `${t.wrong} · ` : '';
  return (
    <Badge color={isRight ? 'teal' : points === 0 ? 'red' : 'yellow'}>
      {verdict}
      {given}
    </Badge>
  );
}

/** Returns the lines of an answer. */
function givenIn({ question: { type, options }, choices, text, givenNumber }: Answer): string[] {
  if (type === 'NUMBER') return givenNumber === null ? [] : [formatExact(givenNumber)];
  if (type === 'SHORT_TEXT' || type === 'ESSAY') return text === '' ? [] : [text];
  return choices.map((choice) => options[choice] ?? '');
}

/** Returns the lines of the right answer, none before the quiz reveals it. */
function expectedIn({
  type,
  options,
  correctChoices,
  acceptedTexts,
  correctNumber,
  tolerance,
}: Answer['question']): string[] {
  if (type === 'ESSAY') return [];
  if (type === 'SHORT_TEXT') return [...(acceptedTexts ?? [])];
  if (type !== 'NUMBER') return (correctChoices ?? []).map((choice) => options[choice] ?? '');
  if (correctNumber === null) return [];
  const right = formatExact(correctNumber);
  return [tolerance ? t.within(right, formatExact(tolerance)) : right];
}
