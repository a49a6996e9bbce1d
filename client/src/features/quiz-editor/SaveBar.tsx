import { Group, Text } from '@mantine/core';
import { useWatch } from 'react-hook-form';
import { texts } from '#texts/en';
import { CancelButton } from '#ui/CancelButton';
import { SubmitButton } from '#ui/SubmitButton';
import type { QuizFormValues } from './quizForm.ts';
import classes from './quiz-editor.module.css';

const t = texts.quizEditor;

/** Bar at the bottom of the form: questions and points in total, and the buttons. */
export function SaveBar({ back }: { back: string }) {
  const questions = useWatch<QuizFormValues, 'questions'>({ name: 'questions' });
  const points = questions.reduce((sum, question) => sum + (question.points ?? 0), 0);
  return (
    <div className={classes.bar}>
      <Text fw={600} role="status">
        {t.total(questions.length, points)}
      </Text>
      <Group gap="sm">
        <CancelButton to={back} variant="subtle" />
        <SubmitButton>{t.save}</SubmitButton>
      </Group>
    </div>
  );
}
