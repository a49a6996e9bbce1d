import { useMutation } from '@apollo/client/react';
import { Button, Group, Stack, Text } from '@mantine/core';
import { SUBMITTED_FILES } from '@rules/submission/submitted-files';
import { useState } from 'react';
import { texts } from '#texts/en';
import { AttachmentField } from '#ui/files/AttachmentField';
import { clearDraft } from '#ui/draft';
import { Form } from '#ui/Form';
import { MarkdownField } from '#ui/markdown/MarkdownField';
import { SubmitButton } from '#ui/SubmitButton';
import type { Assignment } from './SubmitAssignmentPage.tsx';
import { SubmitWorkDocument } from './SubmitAssignmentPage.generated.ts';

const t = texts.submitAssignment;

/** Loaded after the screen, which is read before anything is written. */
const workRules = async () => (await import('@rules/submission/submission')).submitWorkRules;

interface WorkFormProps {
  assignment: Assignment;
  onDone: () => void;
  /** Keeps the previous submission unchanged. */
  onCancel?: (() => void) | undefined;
}

/** Form of a submission: description and files. */
export default function WorkForm({ assignment: { id, viewerSubmission }, onDone, onCancel }: WorkFormProps) {
  const [submit] = useMutation(SubmitWorkDocument);
  const [isUploading, setUploading] = useState(false);
  const before = viewerSubmission?.files ?? [];
  const draftKey = `work ${id}`;
  return (
    <Form
      schema={workRules}
      label={t.yourSubmission}
      draftKey={draftKey}
      defaultValues={{
        activityId: id,
        description: viewerSubmission?.description ?? '',
        fileIds: before.map((file) => file.id),
      }}
      onSubmit={async (input) => {
        await submit({ variables: { input } });
        onDone();
      }}
      errorText={(error) => error.message || t.failed}
    >
      <Stack gap="lg">
        <MarkdownField
          name="description"
          label={t.description}
          placeholder={t.descriptionPlaceholder}
          required
        />
        <AttachmentField
          name="fileIds"
          label={t.attachments}
          purpose={SUBMITTED_FILES}
          before={before}
          onUploading={setUploading}
          required
        />
        <Group justify="flex-end" gap="sm">
          {isUploading && (
            <Text size="xs" c="dimmed">
              {t.stillUploading}
            </Text>
          )}
          {onCancel && (
            <Button
              variant="default"
              onClick={() => {
                clearDraft(draftKey);
                onCancel();
              }}
            >
              {t.cancel}
            </Button>
          )}
          <SubmitButton disabled={isUploading}>{viewerSubmission ? t.submitAgain : t.submit}</SubmitButton>
        </Group>
      </Stack>
    </Form>
  );
}
