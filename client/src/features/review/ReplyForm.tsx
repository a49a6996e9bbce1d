import { useApolloClient, useMutation } from '@apollo/client/react';
import { Group } from '@mantine/core';
import { reviewReplyForm } from '@rules/review/review';
import { useLatest } from '#lib/useLatest';
import { texts } from '#texts/en';
import { CancelButton } from '#ui/CancelButton';
import { TextareaField } from '#ui/fields';
import { Form } from '#ui/Form';
import { MergeChoice } from '#ui/MergeChoice';
import { SubmitButton } from '#ui/SubmitButton';
import { useMergedForm } from '#ui/useMergedForm';
import {
  LatestReviewDocument,
  ReplyToReviewDocument,
  Reviews_ReviewFragmentDoc,
  type Reviews_ReviewFragment,
} from './Reviews.generated.ts';

const t = texts.reviews;

interface ReplyFormProps {
  review: Reviews_ReviewFragment;
  onDone: () => void;
}

/** Form with which the course's staff replies to a review. It does not replace the reply of someone else unseen. */
export default function ReplyForm({ review, onDone }: ReplyFormProps) {
  const { id } = review;
  const client = useApolloClient();
  const [reply] = useMutation(ReplyToReviewDocument);
  const readReview = useLatest(Reviews_ReviewFragmentDoc, review);
  const { round, values, draftKey, save, choice } = useMergedForm({
    draftName: `review-reply ${id}`,
    readLatest: () => ({ reply: readReview().reply ?? '' }),
    reload: () =>
      client.query({ query: LatestReviewDocument, variables: { id }, fetchPolicy: 'network-only' }),
  });
  return (
    <>
      <MergeChoice title={t.replyConflict} choice={choice} />
      <Form
        key={round}
        schema={reviewReplyForm}
        defaultValues={values}
        label={t.replyLabel}
        draftKey={draftKey}
        mode="onSubmit"
        onSubmit={async (input, form) => {
          await save(form.getValues(), () =>
            reply({ variables: { input: { id, version: readReview().version, ...input } } }),
          );
          onDone();
        }}
      >
        <TextareaField name="reply" label={t.replyLabel} autosize minRows={2} maxRows={10} />
        <Group justify="flex-end" gap="sm" mt="sm">
          <CancelButton to={onDone} />
          <SubmitButton>{t.postReply}</SubmitButton>
        </Group>
      </Form>
    </>
  );
}
