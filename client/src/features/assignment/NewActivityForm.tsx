import { DEFAULT_CRITERIA } from '@rules/activity/criterion';
import { DEFAULT_SUBMISSION_TYPES, MAX_MEGABYTES } from '@rules/activity/work-files';
import { SUBMITTED_FILES } from '@rules/submission/submitted-files';
import { texts } from '#texts/en';
import { EditableCourses } from '#ui/EditableCourses';
import { SubmitButton } from '#ui/SubmitButton';
import { ActivityForm, type ActivityFormValues } from './ActivityForm.tsx';

const t = texts.activityForm;

interface NewActivityFormProps {
  /** ID of the preselected course; '' for none. */
  courseId: string;
  onSubmit: Parameters<typeof ActivityForm>[0]['onSubmit'];
}

/** Form to create an activity in one of the courses that the viewer can edit. */
export default function NewActivityForm({ courseId, onSubmit }: NewActivityFormProps) {
  return (
    <EditableCourses chosenId={courseId}>
      {(courses) => (
        <ActivityForm
          courses={courses}
          defaultValues={emptyActivity(courses.some(({ id }) => id === courseId) ? courseId : '')}
          isNew
          draftKey="new-activity"
          onSubmit={onSubmit}
        >
          <SubmitButton>{t.create}</SubmitButton>
        </ActivityForm>
      )}
    </EditableCourses>
  );
}

const emptyActivity = (courseId: string): ActivityFormValues => ({
  title: '',
  description: '',
  type: 'assignment',
  courseId,
  dueDate: '',
  startTime: '',
  endTime: '',
  timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  points: 100,
  instructions: '',
  allowLateSubmission: false,
  materials: '',
  criteria: [...DEFAULT_CRITERIA],
  submissionTypes: [...DEFAULT_SUBMISSION_TYPES],
  allowedFileTypes: [...SUBMITTED_FILES.endings],
  maxFileMegabytes: MAX_MEGABYTES,
  latePolicy: { days: null, penalty: 'none', percent: null },
});
