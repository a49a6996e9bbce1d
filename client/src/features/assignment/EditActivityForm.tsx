import type { FragmentType } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { localSlotOf } from '@rules/kernel/slot';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { pickFields } from '#lib/mergeDetails';
import { paths } from '#lib/paths';
import { useFragmentData } from '#lib/useFragmentData';
import { useLatest } from '#lib/useLatest';
import { texts } from '#texts/en';
import { CancelButton } from '#ui/CancelButton';
import { MergeChoice } from '#ui/MergeChoice';
import { SubmitButton } from '#ui/SubmitButton';
import { useMergedForm } from '#ui/useMergedForm';
import { notify } from '#lib/toasts';
import { ActivityForm, type ActivityFormValues } from './ActivityForm.tsx';
import {
  EditActivity_ActivityFragmentDoc,
  UpdateActivityDocument,
  type EditActivity_ActivityFragment,
} from './EditActivityPage.generated.ts';
import { endingOfType } from './fileTypes.ts';
import { ruleNameOf } from '#lib/ruleNameOf';

const t = texts.activityForm;

interface EditActivityFormProps {
  activity: FragmentType<EditActivity_ActivityFragment>;
  /** Refetches the activity. */
  reload: () => Promise<unknown>;
  /** Shown to users without permission to edit the activity. */
  notAllowed: ReactNode;
}

/** Fields of the form that make up the time of an activity. */
const SLOT = ['dueDate', 'startTime', 'endTime', 'timeZone'];

/**
 * Form to edit an activity. Its times are edited in the time zone in which they were entered. Changes that others saved in the
 * meantime are kept.
 */
export default function EditActivityForm({ activity: ref, reload, notAllowed }: EditActivityFormProps) {
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
  const readActivity = useLatest(EditActivity_ActivityFragmentDoc, activity);
  const { round, values, draftKey, save, choice } = useMergedForm({
    draftName: `edit-activity ${id}`,
    readLatest: () => toFormValues(readActivity()),
    reload,
    together: SLOT,
  });
  const back = paths.courseTab(course.id, 'assignments');
  if (!viewerCan.edit) return notAllowed;
  return (
    <>
      <MergeChoice title={t.conflict} choice={choice} />
      <ActivityForm
        key={round}
        courses={[course]}
        defaultValues={values}
        isNew={false}
        draftKey={draftKey}
        onSubmit={async ({ courseId: _courseId, ...input }, typed) => {
          await save(typed, (changed) => {
            const times = changed.includes('dueDate') ? ['startsAt', 'dueAt', 'allowPastDueDate'] : [];
            const sent = pickFields(input, [...changed, ...times]);
            return update({ variables: { input: { id, version: readActivity().version, ...sent } } });
          });
          notify.success(t.updated);
          void navigate(back);
        }}
      >
        <CancelButton to={back} variant="subtle" />
        <SubmitButton>{t.save}</SubmitButton>
      </ActivityForm>
    </>
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
