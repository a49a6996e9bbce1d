import { Button, Group } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { AppLink } from '#lib/AppLink';
import { paths } from '#lib/paths';
import { useScreenQuery } from '#lib/useScreenQuery';
import { texts } from '#texts/en';
import { BackLink } from '#ui/BackLink';
import { CourseActions } from './CourseActions.tsx';
import { CourseCalendar } from './CourseCalendar.tsx';
import { CourseCohorts } from './CourseCohorts.tsx';
import { CourseFailed } from './CourseFailed.tsx';
import { CourseSkeleton } from './CourseSkeleton.tsx';
import { CourseTabs } from './CourseTabs.tsx';
import { CourseHero, CourseOverview } from './CourseView.tsx';
import { LiveCourse } from './LiveCourse.tsx';
import { isLearner } from './isLearner.ts';
import { offerForMember } from './offers.ts';
import { LearnerHeader } from './LearnerHeader.tsx';
import { LearnerOverview } from './LearnerOverview.tsx';
import { LiveLesson } from './LiveLesson.tsx';
import type { Course } from './memberCourse.ts';
import { MemberCourseDocument } from './MemberCourse.generated.ts';
import { UpcomingEvents } from './UpcomingEvents.tsx';
import { useCalendarView, ViewToggle } from './ViewToggle.tsx';

/** Loaded for teachers only. */
const ShareCard = lazy(() => import('./ShareCard.tsx'));
const StudentViewNotice = lazy(() => import('./StudentViewNotice.tsx'));

const t = texts.courseDetail;

const ALL_COURSES = { to: paths.courses, label: t.backToCourses };
const MY_COURSES = { to: paths.myCourses, label: texts.workspace.backToMyCourses };

/**
 * Screen of a course for signed-in users: the workspace for its learners, the offer and the tabs for others.
 * /my-courses/{id} leads back to the viewer's own courses.
 */
export default function MemberCourse({ id }: { id: string }) {
  const isOwn = useLocation().pathname === paths.myCourse(id);
  const back = isOwn ? MY_COURSES : ALL_COURSES;
  const navigate = useNavigate();
  const { data, error, retry } = useScreenQuery(MemberCourseDocument, { id }, t.failed);
  const course = data?.course;
  const isInside = course !== undefined && data?.viewer?.institution?.id === course?.institution.id;
  const isPreview = useSearchParams()[0].get('as') === 'student' && course?.viewerCan.edit === true;
  const isWorkspace = course != null && isInside && (isPreview || isLearner(course));
  return (
    <>
      <Group justify="space-between" mb={isWorkspace ? 'sm' : 'lg'} mih={isWorkspace ? undefined : 36}>
        <BackLink to={back.to} mb={0}>
          {back.label}
        </BackLink>
        {course && !isPreview && (
          <CourseActions
            course={course}
            onDeleted={() => void navigate(paths.myCourses, { replace: true })}
          />
        )}
      </Group>
      {error !== undefined && <CourseFailed error={error} onRetry={retry} />}
      {error === undefined && !course && <CourseSkeleton />}
      {isInside && <LiveCourse id={id} onDeleted={retry} />}
      {isPreview && (
        <Suspense>
          <StudentViewNotice courseId={id} />
        </Suspense>
      )}
      {course &&
        (isWorkspace ? (
          <LearnerHeader course={course} />
        ) : (
          <CourseHero course={course} offer={offerForMember(course.cohorts.nodes)} />
        ))}
      {course && (
        <CourseTabs
          course={course}
          isInside={isInside && !isPreview} // the other tabs show the work of teachers
          overview={
            isWorkspace ? (
              <LearnerOverview course={course} />
            ) : (
              <Overview
                course={course}
                isInside={isInside}
                mayCreateCohort={data.viewer?.viewerCan.createCohort}
              />
            )
          }
        />
      )}
    </>
  );
}

interface OverviewProps {
  course: Course;
  isInside: boolean;
  mayCreateCohort: boolean | undefined;
}

function Overview({ course, isInside, mayCreateCohort }: OverviewProps) {
  const isTeacher = course.viewerCan.edit || course.viewerCan.seeGradebook;
  const isCalendar = useCalendarView() && isTeacher;
  return (
    <CourseOverview
      reader="member"
      hasOpenResources={!isInside}
      course={course}
      lessonAction={isTeacher ? (lesson) => renderTeacherAction(lesson, course.viewerCan.edit) : undefined}
      toggle={
        isTeacher && (
          <Group justify="flex-end">
            <ViewToggle />
          </Group>
        )
      }
      content={isCalendar ? <CourseCalendar courseId={course.id} isTeacher /> : null}
      side={
        <>
          {isTeacher && !isCalendar && <UpcomingEvents courseId={course.id} isTeacher />}
          {course.viewerCan.share && course.status === 'PUBLISHED' && (
            <Suspense>
              <ShareCard courseId={course.id} />
            </Suspense>
          )}
        </>
      }
      cohorts={
        <CourseCohorts
          cohorts={course.cohorts.nodes}
          linkTo={({ id, viewerCan }) => ({
            to: paths.cohort(id),
            label: actionLabel(viewerCan),
          })}
          empty={
            mayCreateCohort && (
              <Button component={AppLink} to={paths.newCohort} variant="light">
                {t.newCohort}
              </Button>
            )
          }
        />
      }
    />
  );
}

type Lesson = Course['sections'][number]['lessons'][number];

const renderTeacherAction = (lesson: Lesson, canEdit: boolean) => (
  <Group gap={8}>
    <LiveLesson lesson={lesson} />
    {lesson.type === 'QUIZ' && canEdit && (
      <Button
        component={AppLink}
        to={paths.editQuiz(lesson.id)}
        variant="default"
        size="xs"
        aria-label={t.editQuizNamed(lesson.title)}
      >
        {t.editQuiz}
      </Button>
    )}
  </Group>
);

type Permissions = Course['cohorts']['nodes'][number]['viewerCan'];

function actionLabel({ enroll, joinWaitlist }: Permissions): string {
  if (enroll) return t.enroll;
  return joinWaitlist ? t.joinWaitlist : t.view;
}
