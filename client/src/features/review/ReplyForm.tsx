import { useMutation } from '@apollo/client/react';
import { Group } from '@mantine/core';
import { reviewReplyForm } from '@rules/review/review';
import { texts } from '#texts/en';
import { CancelButton } from '#ui/CancelButton';
import { TextareaField } from '#ui/fields';
import { Form } from '#ui/Form';
import { SubmitButton } from '#ui/SubmitButton';
import { ReplyToReviewDocument } from './Reviews.generated.ts';

const t = texts.reviews;

interface ReplyFormProps {
  reviewId: string;
  reply: string | null;
  onDone: () => void;
}

/** Form with which the course's staff replies to a review. */
export default function ReplyForm({ reviewId, reply, onDone }: ReplyFormProps) {
  const [save] = useMutation(ReplyToReviewDocument);
  return (
    <Form
      schema={reviewReplyForm}
      defaultValues={{ reply: reply ?? '' }}
      label={t.replyLabel}
      draftKey={`review-reply ${reviewId}`}
      mode="onSubmit"
      onSubmit={async (values) => {
        await save({ variables: { input: { id: reviewId, ...values } } });
        onDone();
      }}
    >
      <TextareaField name="reply" label={t.replyLabel} autosize minRows={2} maxRows={10} />
      <Group justify="flex-end" gap="sm" mt="sm">
        <CancelButton to={onDone} />
        <SubmitButton>{t.postReply}</SubmitButton>
      </Group>
    </Form>
  );
}
