import { Card, Group, Text } from '@mantine/core';
import { replyBody } from '@rules/discussion/discussion';
import { useRef, type KeyboardEvent } from 'react';
import * as z from 'zod/mini';
import { texts } from '#texts/en';
import { TextareaField } from '#ui/fields';
import { Form } from '#ui/Form';
import { SubmitButton } from '#ui/SubmitButton';
import { type Author, type RepliedTo, useReply } from './useReply.ts';

const t = texts.discussion;
const rules = z.object({ body: replyBody });

/** Form to reply. A reply that failed returns to the field and keeps its ID when it is sent again. */
export default function ReplyForm({ discussion, me }: { discussion: RepliedTo; me: Author }) {
  const reply = useReply(discussion, me);
  const refused = useRef<{ id: string; body: string } | null>(null);
  return (
    <Card>
      <Form
        schema={rules}
        defaultValues={{ body: '' }}
        draftKey={`reply ${discussion.id}`}
        label={t.yourReply}
        mode="onSubmit"
        errorText={(error) => error.message || t.notSent}
        onSubmit={async ({ body }, form) => {
          const id = refused.current?.body === body ? refused.current.id : crypto.randomUUID();
          form.reset({ body: '' });
          try {
            await reply({ id, body });
            refused.current = null;
          } catch (error) {
            refused.current = { id, body };
            form.setValue('body', body);
            throw error;
          }
        }}
      >
        <TextareaField
          name="body"
          label={t.yourReply}
          placeholder={t.replyPlaceholder}
          autosize
          minRows={3}
          maxRows={14}
          onKeyDown={sendOnEnter}
        />
        <Group justify="space-between" gap="sm" mt="sm">
          <Text size="xs" c="dimmed" visibleFrom="sm">
            {t.replyHint}
          </Text>
          <SubmitButton ml="auto">{t.reply}</SubmitButton>
        </Group>
      </Form>
    </Card>
  );
}

function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
