import { Button, Card, Group, Skeleton, Stack, Text, Title, VisuallyHidden } from '@mantine/core';
import { lastSubmissionAt } from '@rules/activity/late-work';
import { lazy, Suspense, useState } from 'react';
import { useParams } from 'react-router-dom';
import { AppLink } from '#lib/AppLink';
import { readError } from '#lib/errors';
import { paths } from '#lib/paths';
import { useHasPassed } from '#lib/useHasPassed';
import { useScreenQuery } from '#lib/useScreenQuery';
import { texts } from '#texts/en';
import { BackLink } from '#ui/BackLink';
import { ErrorState } from '#ui/ErrorState';
import { PageHeader } from '#ui/PageHeader';
import { notify } from '#lib/toasts';
import type { Assignment } from './assignment.ts';
import { AssignmentDetails, AssignmentFacts, ExtensionNote, Guidelines } from './AssignmentDetails.tsx';
import { GradeCard } from './GradeCard.tsx';
import { SubmitAssignmentDocument } from './SubmitAssignmentPage.generated.ts';
import { useDelayedRedirect } from './useDelayedRedirect.ts';
import { useLiveActivities } from './useLiveActivities.ts';
import { useLiveSubmissions } from './useLiveSubmissions.ts';
import classes from './assignment.module.css';

/** Loaded after the assignment, which is read first. Brings forms, files and the editor along. */
const WorkForm = lazy(() => import('./WorkForm.tsx'));
const SubmittedWork = lazy(() => import('./SubmittedWork.tsx'));

const t = texts.submitAssignment;

/** /assignments/submit/{id}: an assignment and the viewer's submission. */
export default function SubmitAssignmentPage() {
  const { guid = '' } = useParams();
  const { data, error, retry } = useScreenQuery(SubmitAssignmentDocument, { id: guid }, t.loadFailed);
  useLiveSubmissions(guid, (isDeleted) => isDeleted && retry());
  useLiveActivities(guid);
  if (error) return <Failed error={error} onRetry={retry} />;
  if (!data?.activity) return <Loading />;
  return <Loaded key={guid} assignment={data.activity} />;
}

function Loaded({ assignment }: { assignment: Assignment }) {
  const { course, viewerSubmission, viewerCan, quiz } = assignment;
  const [isEditing, setEditing] = useState(false);
  const leave = useDelayedRedirect(paths.courseTab(course.id, 'assignments'));
  const canSubmit = viewerCan.submit && (isEditing || !viewerSubmission);
  return (
    <>
      <Back course={course} />
      <PageHeader title={assignment.title} description={texts.courseAssignments.types[assignment.type]} />
      <div className={classes.layout}>
        <div className={classes.column}>
          <AssignmentDetails assignment={assignment} />
          <Card component="section" aria-labelledby="work-title">
            <Group justify="space-between" mb="md">
              <Title order={2} size="h3" id="work-title">
                {t.yourSubmission}
              </Title>
              {viewerSubmission && viewerCan.submit && !isEditing && (
                <Button variant="light" onClick={() => setEditing(true)}>
                  {t.edit}
                </Button>
              )}
            </Group>
            <Suspense fallback={<Skeleton h={320} radius="md" />}>
              {canSubmit && (
                <WorkForm
                  assignment={assignment}
                  onDone={() => {
                    setEditing(false);
                    notify.success(t.done(assignment.type));
                    leave();
                  }}
                  onCancel={isEditing ? () => setEditing(false) : undefined}
                />
              )}
              {!canSubmit && viewerSubmission && <SubmittedWork submission={viewerSubmission} />}
            </Suspense>
            {!canSubmit && !viewerSubmission && !quiz && <Closed assignment={assignment} />}
            {quiz && <TakeQuiz lessonId={quiz.lesson.id} isTeacher={viewerCan.grade} />}
          </Card>
        </div>
        <div className={classes.column}>
          {viewerSubmission && <GradeCard submission={viewerSubmission} />}
          <ExtensionNote extension={assignment.viewerExtension} />
          <AssignmentFacts assignment={assignment} />
          <Guidelines criteria={assignment.criteria} submissionTypes={assignment.submissionTypes} />
        </div>
      </div>
    </>
  );
}

/** Leads to the quiz that is taken instead of submitting work, teachers to its attempts. */
const TakeQuiz = ({ lessonId, isTeacher }: { lessonId: string; isTeacher: boolean }) => (
  <Stack align="flex-start" mt="md">
    <Text c="dimmed">{isTeacher ? t.quizForTeacher : t.quiz}</Text>
    <Button
      component={AppLink}
      to={isTeacher ? paths.quizAttempts(lessonId) : paths.lesson(lessonId)}
      variant="light"
    >
      {isTeacher ? texts.quizEditor.attempts : t.takeQuiz}
    </Button>
  </Stack>
);

/** Explains why the viewer cannot submit. */
function Closed({ assignment }: { assignment: Assignment }) {
  const { id, viewerCan, dueAt, allowLateSubmission, latePolicy, submissionTypes } = assignment;
  const days = latePolicy.days ?? null;
  const last = lastSubmissionAt(new Date(dueAt), { allowLateSubmission, days });
  const isOver = useHasPassed(last?.toISOString() ?? null);
  if (viewerCan.grade)
    return (
      <Stack align="flex-start">
        <Text c="dimmed">{t.teacher}</Text>
        <Button component={AppLink} to={paths.activitySubmissions(id)} variant="light">
          {texts.courseAssignments.submissions}
        </Button>
      </Stack>
    );
  if (submissionTypes.includes('QUIZ')) return <Text c="dimmed">{t.noQuiz}</Text>;
  return <Text c="dimmed">{isOver ? t.closed : t.noSeat}</Text>;
}

function Back({ course }: { course: { id: string; title: string } }) {
  return <BackLink to={paths.courseTab(course.id, 'assignments')}>{t.back(course.title)}</BackLink>;
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { code, message } = readError(error);
  const isGone = code === 'NOT_FOUND';
  return (
    <>
      <VisuallyHidden component="h1">{t.loadFailed}</VisuallyHidden>
      <ErrorState
        title={t.loadFailed}
        message={isGone ? t.notFound : message || texts.errors.unknown}
        onRetry={isGone ? undefined : onRetry}
      />
    </>
  );
}

function Loading() {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{texts.common.loading}</VisuallyHidden>
      <div aria-hidden>
        <Skeleton h={20} w={200} mb="lg" />
        <Skeleton h={38} w="min(460px, 90%)" mb={36} />
        <div className={classes.layout}>
          <div className={classes.column}>
            <Skeleton h={180} radius="lg" />
            <Skeleton h={380} radius="lg" />
          </div>
          <div className={classes.column}>
            <Skeleton h={220} radius="lg" />
            <Skeleton h={220} radius="lg" />
          </div>
        </div>
      </div>
    </div>
  );
}
