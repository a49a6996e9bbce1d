import { useQuery } from '@apollo/client/react';
import { Button, Skeleton } from '@mantine/core';
import { useWatch } from 'react-hook-form';
import { AppLink } from '#lib/AppLink';
import { readError } from '#lib/errors';
import { paths } from '#lib/paths';
import { texts } from '#texts/en';
import { EmptyState } from '#ui/EmptyState';
import { ErrorState } from '#ui/ErrorState';
import { SelectField } from '#ui/fields';
import { SubmitButton } from '#ui/SubmitButton';
import { LessonForm, type LessonInput } from './LessonForm.tsx';
import type { LessonFormValues } from './lessonFormRules.ts';
import { LessonFormCoursesDocument, LessonFormSectionsDocument } from './NewLessonPage.generated.ts';
import classes from './lesson-editor.module.css';

const t = texts.lessonForm;

interface Course {
  id: string;
  title: string;
  status: string;
}

interface NewLessonFormProps {
  /** ID of the preselected course; '' for none. */
  courseId: string;
  /** ID of the preselected section; '' for the last one. */
  sectionId: string;
  onSubmit: (input: LessonInput) => Promise<unknown>;
}

/** Form to create a lesson in one of the courses that the viewer can edit. */
export default function NewLessonForm({ courseId, sectionId, onSubmit }: NewLessonFormProps) {
  const { data, error, refetch } = useQuery(LessonFormCoursesDocument, {
    fetchPolicy: 'cache-and-network',
  });
  if (!data) {
    if (!error) return <Skeleton h={480} radius="lg" maw={820} aria-busy="true" />;
    return (
      <ErrorState
        message={readError(error).message || texts.errors.list}
        onRetry={() => void refetch().catch(() => null)}
      />
    );
  }
  const known = new Map(
    [...data.myCourses.nodes, ...data.courses.nodes].map((course) => [course.id, course]),
  );
  const courses = [...known.values()].filter(({ viewerCan }) => viewerCan.edit);
  if (courses.length === 0)
    return (
      <EmptyState
        title={texts.activityForm.noCourses}
        drawing="courses"
        action={
          <Button component={AppLink} to={paths.newCourse}>
            {texts.activityForm.newCourse}
          </Button>
        }
      />
    );
  const isKnown = courses.some(({ id }) => id === courseId);
  return (
    <LessonForm
      place={<Place courses={courses} />}
      defaultValues={emptyLesson(isKnown ? courseId : '', isKnown ? sectionId : '')}
      isNew
      draftKey="new-lesson"
      onSubmit={onSubmit}
    >
      {(isUploading) => <SubmitButton disabled={isUploading}>{t.create}</SubmitButton>}
    </LessonForm>
  );
}

/** Selects of the course and of its section. */
function Place({ courses }: { courses: readonly Course[] }) {
  const courseId = String(useWatch({ name: 'courseId' }) ?? '');
  const { data } = useQuery(LessonFormSectionsDocument, { variables: { courseId }, skip: courseId === '' });
  const sections = courseId === '' ? [] : (data?.course?.sections ?? []);
  return (
    <div className={classes.grid}>
      <SelectField
        name="courseId"
        label={t.course}
        data={[
          { value: '', label: t.chooseCourse },
          ...courses.map(({ id, title, status }) => ({
            value: id,
            label: status === 'DRAFT' ? texts.activityForm.draft(title) : title,
          })),
        ]}
        required
      />
      <SelectField
        // A select whose options arrive later would lose its value.
        key={sections.length}
        name="sectionId"
        label={t.section}
        data={[
          { value: '', label: sections.length === 0 ? t.noSection : t.lastSection },
          ...sections.map(({ id, title }) => ({ value: id, label: title })),
        ]}
      />
    </div>
  );
}

const emptyLesson = (courseId: string, sectionId: string): LessonFormValues => ({
  title: '',
  description: '',
  type: 'live',
  courseId,
  sectionId,
  date: '',
  startTime: '',
  endTime: '',
  timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  meetingLink: '',
  maxParticipants: null,
  durationMinutes: null,
  content: '',
  videoUrl: '',
  transcript: '',
  materials: '',
  materialFileIds: [],
  isPreview: false,
  releaseAt: '',
  enableChat: false,
  recordSession: false,
  allowScreenSharing: false,
});
