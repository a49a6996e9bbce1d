import { useQuery } from '@apollo/client/react';
import { Button, Skeleton, Stack } from '@mantine/core';
import { lazy, Suspense, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { AppLink } from '#lib/AppLink';
import { readError } from '#lib/errors';
import { paths } from '#lib/paths';
import { texts } from '#texts/en';
import { EmptyState } from '#ui/EmptyState';
import { ErrorState } from '#ui/ErrorState';
import { PageHeader } from '#ui/PageHeader';
import { BackToCourse } from './BackToCourse.tsx';
import { QuizEditorDocument, type QuizEditorQuery } from './QuizEditorPage.generated.ts';

/** Loaded after the frame of the screen, because it brings the fields of the form along. */
const QuizEditor = lazy(() => import('./QuizEditor.tsx'));

const t = texts.quizEditor;

type Lesson = NonNullable<QuizEditorQuery['lesson']>;

/** /lessons/{id}/quiz: edits the quiz of a lesson. */
export default function QuizEditorPage() {
  const { guid = '' } = useParams();
  // Always from the network: editing a cached version would cause a conflict.
  const { data, error, refetch } = useQuery(QuizEditorDocument, {
    variables: { lessonId: guid },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const lesson = data?.lesson;
  if (error && !lesson) {
    const isGone = readError(error).code === 'NOT_FOUND';
    return (
      <>
        <PageHeader title={t.title} />
        <ErrorState
          title={t.failed}
          message={isGone ? t.notFound : readError(error).message || texts.errors.unknown}
          onRetry={isGone ? undefined : () => void refetch().catch(() => null)}
        />
      </>
    );
  }
  return (
    <>
      {lesson && <BackToCourse course={lesson.course} />}
      <PageHeader
        title={t.title}
        description={lesson?.title ?? <>&nbsp;</>}
        actions={
          lesson?.quiz && (
            <Button component={AppLink} to={paths.quizAttempts(guid)} variant="default">
              {t.attempts}
            </Button>
          )
        }
      />
      {lesson ? (
        <Content key={guid} lesson={lesson}>
          <QuizEditor lesson={lesson} reload={refetch} />
        </Content>
      ) : (
        <Waiting />
      )}
    </>
  );
}

function Content({ lesson, children }: { lesson: Lesson; children: ReactNode }) {
  if (lesson.viewerCan.edit && lesson.type === 'QUIZ')
    return <Suspense fallback={<Waiting />}>{children}</Suspense>;
  return (
    <EmptyState
      title={lesson.type === 'QUIZ' ? t.notAllowed : t.notAQuiz}
      action={
        <Button component={AppLink} to={paths.lesson(lesson.id)} variant="light">
          {t.toLesson}
        </Button>
      }
    />
  );
}

const Waiting = () => (
  <Stack gap="lg" maw={820} aria-busy="true">
    <Skeleton h={320} radius="lg" />
    <Skeleton h={320} radius="lg" />
  </Stack>
);
