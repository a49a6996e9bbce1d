import { useMutation } from '@apollo/client/react';
import { Group } from '@mantine/core';
import { replyBody } from '@rules/discussion/discussion';
import * as z from 'zod/mini';
import { texts } from '#texts/en';
import { CancelButton } from '#ui/CancelButton';
import { TextareaField } from '#ui/fields';
import { Form } from '#ui/Form';
import { SubmitButton } from '#ui/SubmitButton';
import { UpdateDiscussionReplyDocument } from './ReplyItem.generated.ts';

const t = texts.discussion;
const editRules = z.object({ body: replyBody });

/** Form to edit the viewer's own reply. */
export default function EditReply({ id, body, onDone }: { id: string; body: string; onDone: () => void }) {
  const [update] = useMutation(UpdateDiscussionReplyDocument);
  return (
    <Form
      schema={editRules}
      defaultValues={{ body }}
      label={t.edit}
      draftKey={`edit-reply ${id}`}
      onSubmit={async (values) => {
        await update({ variables: { input: { id, ...values } } });
        onDone();
      }}
    >
      <TextareaField name="body" label={t.editText} autosize minRows={3} maxRows={14} />
      <Group justify="flex-end" gap="sm" mt="sm">
        <CancelButton to={onDone} />
        <SubmitButton>{texts.discussionForm.save}</SubmitButton>
      </Group>
    </Form>
  );
}
