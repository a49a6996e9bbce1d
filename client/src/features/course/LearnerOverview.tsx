import { Button, Card, Group, Text, Title } from '@mantine/core';
import { lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { AppLink } from '#lib/AppLink';
import { formatCount } from '#texts/formatting';
import { texts } from '#texts/en';
import { Fact } from '#ui/Fact';
import { ProgressBar } from '#ui/ProgressBar';
import { CompletionFact } from './CompletionFact.tsx';
import { CourseAbout } from './CourseAbout.tsx';
import { CourseCalendar } from './CourseCalendar.tsx';
import { CourseSections } from './CourseSections.tsx';
import { Instructor, LengthFact, RatingFact } from './CourseView.tsx';
import { LessonCheck } from './LessonCheck.tsx';
import { hasLessonScreen, lessonLink } from './lessonLink.ts';
import { LiveLesson } from './LiveLesson.tsx';
import type { Course } from './memberCourse.ts';
import { Reviews } from './Reviews.tsx';
import { UpcomingEvents } from './UpcomingEvents.tsx';
import { useCalendarView, ViewToggle } from './ViewToggle.tsx';
import classes from './workspace.module.css';

// Most courses have none.
const CertificateGoal = lazy(() => import('./CertificateGoal.tsx'));

const t = texts.workspace;

/** Returns whether there is a certificate to show, or a rule by which the student gets one. */
const hasGoal = ({ certificateRule, viewerCertificate }: Course): boolean =>
  (viewerCertificate !== null && viewerCertificate.status !== 'PENDING') ||
  certificateRule?.isAutomatic === true;

/** Moves to the lesson in the location's hash. */
function useLessonInHash(): void {
  const location = useLocation(); // a new object with each navigation, also to the same hash
  useEffect(() => {
    const row = document.getElementById(location.hash.slice(1));
    row?.scrollIntoView({ block: 'center' });
    row?.focus({ preventScroll: true });
  }, [location]);
}

/** Overview of a course for its learners: the outline, their progress and what comes next. */
export function LearnerOverview({ course }: { course: Course }) {
  useLessonInHash();
  const isCalendar = useCalendarView();
  return (
    <div className={classes.layout}>
      <div className={classes.column}>
        <Group justify="flex-end">
          <ViewToggle />
        </Group>
        {isCalendar ? <CourseCalendar courseId={course.id} /> : <Outline course={course} />}
        <CourseAbout course={course} />
        <Reviews courseId={course.id} reader="member" />
      </div>
      <div className={classes.column}>
        <Progress course={course} />
        {hasGoal(course) && (
          <Suspense>
            <CertificateGoal course={course} />
          </Suspense>
        )}
        {!isCalendar && <UpcomingEvents courseId={course.id} />}
        <Facts course={course} />
        <Instructor course={course} />
      </div>
    </div>
  );
}

function Outline({ course }: { course: Course }) {
  return (
    <Card component="section" aria-labelledby="content-title">
      <Title order={2} size="h3" id="content-title" mb="md">
        {texts.courseDetail.content}
      </Title>
      <CourseSections
        isOpen
        sections={course.sections}
        loose={course.loose.nodes}
        check={renderCheck}
        action={(lesson) => renderAction(course.id, lesson)}
      />
    </Card>
  );
}

type Lesson = Course['sections'][number]['lessons'][number];

/** Before their time, live lessons and quizzes show their type. */
const renderCheck = (lesson: Lesson) =>
  lesson.viewerCan.complete &&
  (lesson.isCompleted || lesson.isCompletable) && <LessonCheck lesson={lesson} />;

/** 'Review' if the lesson is completed, otherwise 'Start' (document 2, section 2.4). */
function renderAction(courseId: string, lesson: Lesson) {
  const { id, title, isCompleted } = lesson;
  const label = isCompleted ? t.review : t.start;
  return (
    <Group gap={8}>
      <LiveLesson lesson={lesson} />
      {hasLessonScreen(id) && (
        <Button
          component={AppLink}
          to={lessonLink(courseId, id)}
          variant="default"
          size="xs"
          aria-label={t.lessonAction(label, title)}
        >
          {label}
        </Button>
      )}
    </Group>
  );
}

/** Students, completion and rating of the course. */
function Facts({ course }: { course: Course }) {
  return (
    <Card component="section" aria-labelledby="facts-title">
      <Title order={2} size="h3" id="facts-title" mb="sm">
        {t.facts}
      </Title>
      <dl className={classes.facts}>
        <LengthFact minutes={course.durationMinutes} />
        <Fact name={texts.courseDetail.students}>{formatCount(course.studentCount)}</Fact>
        <CompletionFact rate={course.completionRate} />
        <RatingFact course={course} />
      </dl>
    </Card>
  );
}

function Progress({ course }: { course: Course }) {
  const { progress, completedLessonCount, ownCompletedLessonCount, lessonCount, nextLesson } = course;
  return (
    <Card component="section" aria-labelledby="progress-title">
      <Title order={2} size="h3" id="progress-title" mb="sm">
        {t.progress}
      </Title>
      <div className={classes.figures}>
        <Text>{t.progressOf(formatCount(completedLessonCount), formatCount(lessonCount))}</Text>
        <Text fw={700}>{t.percent(progress)}</Text>
      </div>
      <ProgressBar value={progress} label={t.progress} />
      {lessonCount > 0 && (nextLesson || progress === 100) && (
        <Text size="xs" c="dimmed" mt={8}>
          {nextLesson ? t.nextLesson(nextLesson.title) : t.allDone}
        </Text>
      )}
      {ownCompletedLessonCount > completedLessonCount && (
        <Text size="xs" c="dimmed" mt={8}>
          {t.ownProgress(formatCount(ownCompletedLessonCount), formatCount(lessonCount))}
        </Text>
      )}
    </Card>
  );
}
