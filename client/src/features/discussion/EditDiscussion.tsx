import { useMutation } from '@apollo/client/react';
import { Group, Stack } from '@mantine/core';
import { updateDiscussionRules } from '@rules/discussion/discussion';
import * as z from 'zod/mini';
import { texts } from '#texts/en';
import { CancelButton } from '#ui/CancelButton';
import { TextareaField, TextField } from '#ui/fields';
import { Form } from '#ui/Form';
import { SubmitButton } from '#ui/SubmitButton';
import { UpdateDiscussionDocument } from './DiscussionHead.generated.ts';

const t = texts.discussion;

const editRules = z.required(z.pick(updateDiscussionRules, { title: true, body: true }));

interface EditDiscussionProps {
  discussion: { id: string; title: string; body: string };
  onDone: () => void;
}

/** Form to edit the viewer's own discussion. */
export default function EditDiscussion({ discussion: { id, title, body }, onDone }: EditDiscussionProps) {
  const [update] = useMutation(UpdateDiscussionDocument);
  return (
    <Form
      schema={editRules}
      defaultValues={{ title, body }}
      label={t.edit}
      draftKey={`edit-discussion ${id}`}
      onSubmit={async (values) => {
        await update({ variables: { input: { id, ...values } } });
        onDone();
      }}
    >
      <Stack gap="md" mt="md">
        <TextField name="title" label={texts.discussionForm.subject} required data-autofocus />
        <TextareaField
          name="body"
          label={texts.discussionForm.body}
          autosize
          minRows={4}
          maxRows={18}
          required
        />
        <Group justify="flex-end" gap="sm">
          <CancelButton to={onDone} />
          <SubmitButton>{texts.discussionForm.save}</SubmitButton>
        </Group>
      </Stack>
    </Form>
  );
}
