import { useApolloClient, useMutation } from '@apollo/client/react';
import { Group, Stack } from '@mantine/core';
import { reviewForm } from '@rules/review/review';
import { notify } from '#lib/toasts';
import { useLatest } from '#lib/useLatest';
import { texts } from '#texts/en';
import { CancelButton } from '#ui/CancelButton';
import { TextareaField } from '#ui/fields';
import { Form } from '#ui/Form';
import { MergeChoice } from '#ui/MergeChoice';
import { SubmitButton } from '#ui/SubmitButton';
import { useMergedForm } from '#ui/useMergedForm';
import {
  CourseReviewsDocument,
  OwnReviewDocument,
  ReviewCourseDocument,
  Reviews_OwnFragmentDoc,
  type Reviews_OwnFragment,
} from './Reviews.generated.ts';
import { StarsField } from './StarsField.tsx';

const t = texts.reviews;

/** Fields that are sent as one value. */
const TOGETHER = ['rating', 'body'];

interface ReviewFormProps {
  course: Reviews_OwnFragment;
  onDone: () => void;
}

/** Form to write or edit the viewer's review of a course. It does not replace what the viewer saved on another device unseen. */
export default function ReviewForm({ course, onDone }: ReviewFormProps) {
  const { id: courseId, viewerReview } = course;
  const client = useApolloClient();
  const [send] = useMutation(ReviewCourseDocument, {
    refetchQueries: [CourseReviewsDocument],
    awaitRefetchQueries: true,
  });
  const readCourse = useLatest(Reviews_OwnFragmentDoc, course);
  const { round, values, draftKey, save, choice } = useMergedForm({
    draftName: `review ${courseId}`,
    readLatest: () => valuesOf(readCourse()),
    reload: () =>
      client.query({ query: OwnReviewDocument, variables: { courseId }, fetchPolicy: 'network-only' }),
    together: TOGETHER,
  });
  return (
    <>
      <MergeChoice title={t.conflict} choice={choice} />
      <Form
        key={round}
        schema={reviewForm}
        defaultValues={values}
        label={viewerReview ? t.edit : t.write}
        draftKey={draftKey}
        mode="onSubmit"
        errorText={(error) => error.message || t.notSaved}
        onSubmit={async (_input, form) => {
          await save(form.getValues(), (_changed, review) => {
            const version = readCourse().viewerReview?.version ?? 0;
            return send({ variables: { input: { courseId, version, ...review } } });
          });
          notify.success(t.saved);
          onDone();
        }}
      >
        <Stack gap="sm">
          <StarsField name="rating" label={t.rating} />
          <TextareaField
            name="body"
            label={t.body}
            placeholder={t.bodyPlaceholder}
            autosize
            minRows={3}
            maxRows={12}
          />
          <Group justify="flex-end" gap="sm">
            <CancelButton to={onDone} />
            <SubmitButton>{t.submit}</SubmitButton>
          </Group>
        </Stack>
      </Form>
    </>
  );
}

const valuesOf = ({ viewerReview }: Reviews_OwnFragment) => ({
  rating: viewerReview?.rating ?? 0,
  body: viewerReview?.body ?? '',
});
