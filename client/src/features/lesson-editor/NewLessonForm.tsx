import { useQuery } from '@apollo/client/react';
import { useWatch } from 'react-hook-form';
import { texts } from '#texts/en';
import { type EditableCourse, EditableCourses } from '#ui/EditableCourses';
import { SelectField } from '#ui/fields';
import { OptionsError } from '#ui/fields/OptionsError';
import { SubmitButton } from '#ui/SubmitButton';
import { LessonForm, type LessonInput } from './LessonForm.tsx';
import type { LessonFormValues } from './lessonFormRules.ts';
import { LessonFormSectionsDocument } from './NewLessonPage.generated.ts';
import classes from './lesson-editor.module.css';

const t = texts.lessonForm;

interface NewLessonFormProps {
  /** ID of the preselected course; '' for none. */
  courseId: string;
  /** ID of the preselected section; '' for the last one. */
  sectionId: string;
  onSubmit: (input: LessonInput) => Promise<unknown>;
}

/** Form to create a lesson in one of the courses that the viewer can edit. */
export default function NewLessonForm({ courseId, sectionId, onSubmit }: NewLessonFormProps) {
  return (
    <EditableCourses chosenId={courseId}>
      {(courses) => {
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
      }}
    </EditableCourses>
  );
}

/** Selects of the course and of its section. */
function Place({ courses }: { courses: readonly EditableCourse[] }) {
  const courseId = String(useWatch({ name: 'courseId' }) ?? '');
  const { data, error, refetch } = useQuery(LessonFormSectionsDocument, {
    variables: { courseId },
    skip: courseId === '',
  });
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
      <div>
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
        {error && !data && <OptionsError onRetry={() => void refetch().catch(() => {})} />}
      </div>
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
