import type { FragmentType } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { localSlotOf } from '@rules/kernel/slot';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#lib/paths';
import { useFragmentData } from '#lib/useFragmentData';
import { texts } from '#texts/en';
import { CancelButton } from '#ui/CancelButton';
import { SubmitButton } from '#ui/SubmitButton';
import { notify } from '#lib/toasts';
import { ActivityForm, type ActivityFormValues } from './ActivityForm.tsx';
import {
  EditActivity_ActivityFragmentDoc,
  UpdateActivityDocument,
  type EditActivity_ActivityFragment,
} from './EditActivityPage.generated.ts';
import { endingOfType } from './fileTypes.ts';
import { ruleNameOf } from './ruleNameOf.ts';

const t = texts.activityForm;

interface EditActivityFormProps {
  activity: FragmentType<EditActivity_ActivityFragment>;
  /** Shown to users without permission to edit the activity. */
  notAllowed: ReactNode;
}

/** Form to edit an activity. Its times are edited in the time zone in which they were entered. */
export default function EditActivityForm({ activity: ref, notAllowed }: EditActivityFormProps) {
  const activity = useFragmentData(EditActivity_ActivityFragmentDoc, ref);
  const { id, course, viewerCan } = activity;
  const navigate = useNavigate();
  const [update] = useMutation(UpdateActivityDocument, {
    // A changed date may change the position in the lists.
    update: (cache) => {
      cache.evict({ id: `Course:${course.id}`, fieldName: 'activities' });
      cache.evict({ fieldName: 'activities' });
    },
  });
  const [defaultValues] = useState(() => toFormValues(activity));
  const back = paths.courseTab(course.id, 'assignments');
  if (!viewerCan.edit) return notAllowed;
  return (
    <ActivityForm
      courses={[course]}
      defaultValues={defaultValues}
      isNew={false}
      draftKey={`edit-activity ${id}`}
      onSubmit={async ({ courseId: _courseId, ...input }) => {
        await update({ variables: { input: { id, ...input } } });
        notify.success(t.updated);
        void navigate(back);
      }}
    >
      <CancelButton to={back} variant="subtle" />
      <SubmitButton>{t.save}</SubmitButton>
    </ActivityForm>
  );
}

/** Converts an activity to form values. */
function toFormValues(activity: EditActivity_ActivityFragment): ActivityFormValues {
  const { startsAt, dueAt, timeZone } = activity;
  const slot = localSlotOf({ startsAt: new Date(startsAt), endsAt: new Date(dueAt), timeZone });
  return {
    title: activity.title,
    description: activity.description,
    type: activity.type.toLowerCase() as ActivityFormValues['type'],
    courseId: activity.course.id,
    dueDate: slot.date,
    startTime: slot.startTime,
    endTime: slot.endTime,
    timeZone,
    points: activity.points,
    instructions: activity.instructions,
    allowLateSubmission: activity.allowLateSubmission,
    materials: activity.materials.join('\n'),
    criteria: activity.criteria.map(({ name, percent }) => ({ name, percent })),
    submissionTypes: activity.submissionTypes.map(ruleNameOf) as ActivityFormValues['submissionTypes'],
    allowedFileTypes: activity.allowedFileTypes.map(endingOfType) as ActivityFormValues['allowedFileTypes'],
    maxFileMegabytes: activity.maxFileMegabytes,
    latePolicy: {
      days: activity.latePolicy.days ?? null,
      penalty: ruleNameOf(activity.latePolicy.penalty) as ActivityFormValues['latePolicy']['penalty'],
      percent: activity.latePolicy.percent || null,
    },
  };
}
