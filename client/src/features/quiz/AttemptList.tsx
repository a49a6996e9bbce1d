import { useQuery } from '@apollo/client/react';
import { Button, Card, Group, Text, Title } from '@mantine/core';
import { texts } from '#texts/en';
import { When } from '#ui/When';
import { OwnQuizAttemptsDocument } from './LessonQuiz.generated.ts';
import { OutcomeBadge } from './OutcomeBadge.tsx';
import classes from './quiz.module.css';

const t = texts.quiz;

interface AttemptListProps {
  quizId: string;
  /** ID of the attempt whose result is shown. */
  shownId: string;
  onShow: (id: string) => void;
}

/** Submitted attempts of the viewer, latest first. */
export function AttemptList({ quizId, shownId, onShow }: AttemptListProps) {
  const { data } = useQuery(OwnQuizAttemptsDocument, {
    variables: { quizId },
    fetchPolicy: 'cache-and-network',
  });
  const attempts = data?.quiz?.attempts.nodes ?? [];
  return (
    <Card component="section" aria-labelledby="attempts-title">
      <Title order={2} size="h3" id="attempts-title" mb="sm">
        {t.earlier}
      </Title>
      <ul className={classes.results}>
        {attempts
          .filter(({ state }) => state !== 'OPEN')
          .map((attempt) => (
            <li key={attempt.id}>
              <Group justify="space-between" gap="sm">
                <div>
                  <Text fw={600}>{t.attempt(attempt.number)}</Text>
                  <Text size="sm" c="dimmed">
                    <When at={attempt.submittedAt ?? attempt.startedAt} />
                    {attempt.score !== null && ` · ${t.score(attempt.score, attempt.maxScore)}`}
                  </Text>
                </div>
                <Group gap="sm">
                  <OutcomeBadge attempt={attempt} />
                  <Button
                    variant="default"
                    size="compact-md"
                    disabled={attempt.id === shownId}
                    aria-label={attempt.id === shownId ? undefined : t.showAttempt(attempt.number)}
                    onClick={() => onShow(attempt.id)}
                  >
                    {attempt.id === shownId ? t.shown : t.show}
                  </Button>
                </Group>
              </Group>
            </li>
          ))}
      </ul>
    </Card>
  );
}
