import { useMutation } from '@apollo/client/react';
import { Group, Stack } from '@mantine/core';
import { reviewForm } from '@rules/review/review';
import { notify } from '#lib/toasts';
import { texts } from '#texts/en';
import { CancelButton } from '#ui/CancelButton';
import { TextareaField } from '#ui/fields';
import { Form } from '#ui/Form';
import { SubmitButton } from '#ui/SubmitButton';
import { CourseReviewsDocument, ReviewCourseDocument } from './Reviews.generated.ts';
import { StarsField } from './StarsField.tsx';

const t = texts.reviews;

interface ReviewFormProps {
  courseId: string;
  /** The viewer's review to edit. Null to write one. */
  review: { rating: number; body: string } | null;
  onDone: () => void;
}

/** Form to write or edit the viewer's review of a course. */
export default function ReviewForm({ courseId, review, onDone }: ReviewFormProps) {
  const [save] = useMutation(ReviewCourseDocument, {
    refetchQueries: [CourseReviewsDocument],
    awaitRefetchQueries: true,
  });
  return (
    <Form
      schema={reviewForm}
      defaultValues={{ rating: review?.rating ?? 0, body: review?.body ?? '' }}
      label={review ? t.edit : t.write}
      draftKey={`review ${courseId}`}
      mode="onSubmit"
      errorText={(error) => error.message || t.notSaved}
      onSubmit={async (values) => {
        await save({ variables: { input: { courseId, ...values } } });
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
  );
}
