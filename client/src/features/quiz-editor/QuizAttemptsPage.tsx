import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import { useSubscription } from '@apollo/client/react';
import { Button, SegmentedControl } from '@mantine/core';
import { lazy, Suspense, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { AppLink } from '#lib/AppLink';
import { readError } from '#lib/errors';
import { paths } from '#lib/paths';
import { useListAddress } from '#lib/useListAddress';
import { useScreenQuery } from '#lib/useScreenQuery';
import { texts } from '#texts/en';
import { EmptyState } from '#ui/EmptyState';
import { ErrorState } from '#ui/ErrorState';
import { PageHeader } from '#ui/PageHeader';
import { TableList } from '#ui/table/TableList';
import { AttemptRow } from './AttemptRow.tsx';
import { BackToCourse } from './BackToCourse.tsx';
import { LiveAttemptsDocument } from './LiveAttempts.generated.ts';
import { QuizAttemptsDocument, type QuizAttemptsQuery } from './QuizAttemptsPage.generated.ts';
import classes from './quiz-editor.module.css';

const t = texts.quizAttempts;

/** Its own chunk, loaded when the first attempt is opened. */
const AttemptDrawer = lazy(() => import('./AttemptDrawer.tsx'));

const states = { 'to-grade': 'AWAITS_GRADING', graded: 'GRADED' } as const;

const emptyTexts = {
  all: { title: t.empty, hint: t.emptyHint },
  'to-grade': { title: t.noneToGrade },
  graded: { title: t.noneGraded },
};

const columns = [
  { name: t.student },
  { name: t.attempt, isNumber: true },
  { name: t.state },
  { name: t.score, isNumber: true },
  { name: t.submitted },
  { name: t.action, isQuiet: true },
] as const;

/** /lessons/{id}/quiz/attempts: attempts of the viewer's students at the quiz of a lesson, to be graded. */
export default function QuizAttemptsPage() {
  const { guid = '' } = useParams();
  const { filters, narrow, page, goTo } = useListAddress('show');
  const show = filters.show === 'graded' || filters.show === 'to-grade' ? filters.show : 'all';
  const { data, error, isStale, retry } = useScreenQuery(
    QuizAttemptsDocument,
    { lessonId: guid, state: show === 'all' ? null : states[show], page },
    t.failed,
    0,
  );
  const quizId = data?.lesson?.quiz?.id;
  useSubscription(LiveAttemptsDocument, {
    variables: { quizId: quizId ?? '' },
    skip: quizId === undefined,
    ignoreResults: true,
    onData: retry,
  });
  const lesson = data?.lesson;
  if (readError(error).code === 'NOT_FOUND')
    return (
      <>
        <PageHeader title={t.title} />
        <ErrorState title={t.failed} message={texts.quizEditor.notFound} />
      </>
    );
  const quiz = lesson?.quiz;
  return (
    <>
      {lesson && <BackToCourse course={lesson.course} />}
      <PageHeader
        title={lesson?.title ?? t.title}
        description={quiz ? t.description(quiz.all.totalCount, quiz.waiting.totalCount) : <>&nbsp;</>}
        actions={lesson?.viewerCan.edit && <EditLink lessonId={guid} />}
      />
      {lesson && !quiz ? (
        <EmptyState
          title={t.noQuiz}
          drawing="work"
          action={lesson.viewerCan.edit && <EditLink lessonId={guid} />}
        />
      ) : (
        <>
          <div className={classes.tools}>
            <SegmentedControl
              aria-label={t.filter}
              value={show}
              onChange={(value) => narrow({ show: value === 'all' ? null : value })}
              data={[
                { value: 'all', label: t.all },
                { value: 'to-grade', label: t.toGrade },
                { value: 'graded', label: t.graded },
              ]}
            />
          </div>
          <Attempts
            attempts={quiz?.attempts}
            error={error}
            isStale={isStale}
            onRetry={retry}
            empty={emptyTexts[show]}
            page={page}
            onPage={goTo}
          />
        </>
      )}
    </>
  );
}

const EditLink = ({ lessonId }: { lessonId: string }) => (
  <Button component={AppLink} to={paths.editQuiz(lessonId)} variant="default">
    {texts.quizEditor.edit}
  </Button>
);

interface AttemptsProps {
  attempts: NonNullable<NonNullable<QuizAttemptsQuery['lesson']>['quiz']>['attempts'] | undefined;
  error: unknown;
  isStale: boolean;
  onRetry: () => void;
  empty: { title: string; hint?: string };
  page: number;
  onPage: (page: number) => void;
}

function Attempts({ attempts, error, isStale, onRetry, empty, page, onPage }: AttemptsProps) {
  const [opened, setOpened] = useState<string | null>(null);
  const opener = useRef<HTMLElement | null>(null);
  return (
    <>
      <TableList
        label={t.title}
        columns={columns}
        items={attempts?.nodes}
        error={error}
        errorText={t.failed}
        onRetry={onRetry}
        isStale={isStale}
        skeletonCount={5}
        empty={{ ...empty, drawing: 'work' }}
        pages={{ page, pageCount: attempts?.pageCount ?? 1, onChange: onPage }}
      >
        {(attempt) => (
          <AttemptRow
            key={attempt.id}
            attempt={attempt}
            onOpen={() => {
              opener.current = document.activeElement as HTMLElement | null;
              setOpened(attempt.id);
            }}
          />
        )}
      </TableList>
      {opened !== null && (
        <Suspense>
          <AttemptDrawer
            id={opened}
            onNext={setOpened}
            onClose={() => {
              setOpened(null);
              opener.current?.focus();
              onRetry();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
