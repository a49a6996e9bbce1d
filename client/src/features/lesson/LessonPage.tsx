import { Anchor, Badge, Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { AppLink } from '#lib/AppLink';
import { readError } from '#lib/errors';
import { paths } from '#lib/paths';
import { useSession } from '#lib/session';
import { useScreenQuery } from '#lib/useScreenQuery';
import { texts } from '#texts/en';
import { formatDateTime } from '#texts/formatting';
import { EmptyState } from '#ui/EmptyState';
import { ErrorState } from '#ui/ErrorState';
import { LessonBody } from './LessonBody.tsx';
import { LessonNavigation } from './LessonNavigation.tsx';
import { LessonDocument, type LessonQuery } from './LessonPage.generated.ts';
import { LiveSession } from './LiveSession.tsx';

const t = texts.lesson;

export type Lesson = NonNullable<LessonQuery['lesson']>;

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
  if (readError(error).code === 'NOT_FOUND') return <Unknown />;
  if (error !== undefined)
    return (
      <ErrorState
        title={t.failed}
        message={readError(error).message || texts.errors.unknown}
        onRetry={retry}
      />
    );
  if (!lesson) return <Waiting />;
  return (
    <Stack gap="lg" maw={820}>
      <Head lesson={lesson} />
      <StaffLinks lesson={lesson} />
      {lesson.type === 'LIVE' && lesson.startsAt !== null && <LiveSession lesson={lesson} />}
      {lesson.isOpen ? <LessonBody lesson={lesson} /> : <Locked lesson={lesson} />}
      {lesson.isOpen && lesson.type === 'QUIZ' && quizOf(lesson.id)}
      <LessonNavigation lesson={lesson} />
    </Stack>
  );
}

function Head({ lesson: { title, type, durationMinutes, course, section } }: { lesson: Lesson }) {
  return (
    <div>
      <Anchor component={AppLink} to={paths.course(course.id)} size="sm" display="inline-flex" mb="sm">
        <IconArrowLeft size={18} aria-hidden style={{ marginInlineEnd: 6 }} />
        {section ? `${course.title} · ${section.title}` : course.title}
      </Anchor>
      <Title order={1}>{title}</Title>
      <Group gap="xs" mt={8}>
        <Badge>{texts.courseDetail.lessonTypes[type]}</Badge>
        {durationMinutes !== null && (
          <Text size="xs" c="dimmed">
            {t.minutes(durationMinutes)}
          </Text>
        )}
      </Group>
    </div>
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

function Locked({ lesson: { lockedUntil, course } }: { lesson: Lesson }) {
  return (
    <EmptyState
      title={t.locked}
      hint={lockedUntil === null ? t.lockedHint : t.lockedUntil(formatDateTime(lockedUntil))}
      drawing="courses"
      action={
        <Anchor component={AppLink} to={paths.course(course.id)}>
          {t.toCourse}
        </Anchor>
      }
    />
  );
}

function Unknown() {
  return (
    <>
      <Title order={1} mb="lg">
        {t.unknown}
      </Title>
      <EmptyState
        title={t.unknownHint}
        action={
          <Anchor component={AppLink} to={paths.courses}>
            {t.courses}
          </Anchor>
        }
      />
    </>
  );
}

function Waiting() {
  return (
    <Stack gap="lg" maw={820} aria-busy="true">
      <Title order={1}>{texts.common.loading}</Title>
      <Skeleton h={320} radius="md" aria-hidden />
      <Skeleton h={140} radius="md" aria-hidden />
    </Stack>
  );
}
