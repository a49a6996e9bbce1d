import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { AppLink } from '#lib/AppLink';
import { readError } from '#lib/errors';
import { paths } from '#lib/paths';
import { useSession } from '#lib/session';
import { useScreenQuery } from '#lib/useScreenQuery';
import { texts } from '#texts/en';
import { ErrorState } from '#ui/ErrorState';
import type { Lesson } from './lesson.ts';
import { LessonBody } from './LessonBody.tsx';
import { LessonHead, LockedLesson, UnknownLesson, WaitingLesson } from './LessonParts.tsx';
import { LessonNavigation } from './LessonNavigation.tsx';
import { LessonDocument } from './LessonPage.generated.ts';
import { LiveSession } from './LiveSession.tsx';
import { useLearningTime } from './useLearningTime.ts';

const t = texts.lesson;

interface LessonPageProps {
  /** Renders the quiz of a lesson. */
  quizOf: (lessonId: string) => ReactNode;
}

/** /lessons/{id}: a lesson of a course, with the lessons before and after it. */
export default function LessonPage({ quizOf }: LessonPageProps) {
  const { guid = '' } = useParams();
  return <Reader key={guid} id={guid} quizOf={quizOf} />;
}

function Reader({ id, quizOf }: LessonPageProps & { id: string }) {
  const { data, error, retry } = useScreenQuery(LessonDocument, { id }, t.failed, 0);
  const lesson = data?.lesson;
  const keepPosition = useLearningTime(id, Boolean(lesson?.isOpen && lesson.viewerCan.complete));
  if (readError(error).code === 'NOT_FOUND') return <UnknownLesson />;
  if (error !== undefined)
    return (
      <ErrorState
        title={t.failed}
        message={readError(error).message || texts.errors.unknown}
        onRetry={retry}
      />
    );
  if (!lesson) return <WaitingLesson />;
  return (
    <Stack gap="lg" maw={820}>
      <LessonHead lesson={lesson} />
      <StaffLinks lesson={lesson} />
      <PreviewNote lesson={lesson} />
      {lesson.type === 'LIVE' && lesson.startsAt !== null && <LiveSession lesson={lesson} />}
      {lesson.isOpen ? (
        <LessonBody lesson={lesson} onPosition={keepPosition} />
      ) : (
        <LockedLesson lesson={lesson} />
      )}
      {lesson.isOpen && lesson.type === 'QUIZ' && quizOf(lesson.id)}
      <LessonNavigation lesson={lesson} />
    </Stack>
  );
}

/** Links for those who edit the lesson and its quiz, or grade its attempts. */
function StaffLinks({ lesson: { id, type, quiz, viewerCan } }: { lesson: Lesson }) {
  const role = useSession()?.role;
  const isStaff = role === 'instructor' || role === 'admin';
  if (!isStaff || (!quiz && !viewerCan.edit)) return null;
  return (
    <Group gap="sm">
      {viewerCan.edit && (
        <Button component={AppLink} to={paths.editLesson(id)} variant="default">
          {t.edit}
        </Button>
      )}
      {viewerCan.edit && type === 'QUIZ' && (
        <Button component={AppLink} to={paths.editQuiz(id)} variant="default">
          {t.editQuiz}
        </Button>
      )}
      {quiz && (
        <Button component={AppLink} to={paths.quizAttempts(id)} variant="default">
          {t.quizAttempts}
        </Button>
      )}
    </Group>
  );
}

/** Leads readers of a free preview to its course. */
function PreviewNote({ lesson: { isPreview, viewerCan, course } }: { lesson: Lesson }) {
  if (!isPreview || viewerCan.complete || viewerCan.edit) return null;
  return (
    <Group role="note" gap="sm">
      <Text size="sm">{t.preview}</Text>
      <Anchor component={AppLink} to={paths.course(course.id)} size="sm">
        {t.seeCourse}
      </Anchor>
    </Group>
  );
}
