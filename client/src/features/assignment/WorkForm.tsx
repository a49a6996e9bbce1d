import { useMutation } from '@apollo/client/react';
import { Group, Stack, Text } from '@mantine/core';
import { SUBMITTED_FILES } from '@rules/submission/submitted-files';
import { useState } from 'react';
import { texts } from '#texts/en';
import { CancelButton } from '#ui/CancelButton';
import { AttachmentField } from '#ui/files/AttachmentField';
import type { AttachedFile } from '#ui/files/attachments';
import { Form } from '#ui/Form';
import { MarkdownField } from '#ui/markdown/MarkdownField';
import { SubmitButton } from '#ui/SubmitButton';
import type { Assignment } from './assignment.ts';
import { SubmitWorkDocument } from './SubmitAssignmentPage.generated.ts';

const t = texts.submitAssignment;

/** Loaded after the screen, which is read before anything is written. */
const workRules = async () => (await import('./workFormRules.ts')).workFormRules;

interface WorkFormProps {
  assignment: Assignment;
  onDone: () => void;
  /** Keeps the previous submission unchanged. */
  onCancel?: (() => void) | undefined;
}

const toAttached = ({ id, name, size }: AttachedFile): AttachedFile => ({ id, name, size });

/** Form of a submission: description and files. */
export default function WorkForm({
  assignment: { id, type, viewerSubmission },
  onDone,
  onCancel,
}: WorkFormProps) {
  const [submit] = useMutation(SubmitWorkDocument);
  const [isUploading, setUploading] = useState(false);
  const before = viewerSubmission?.files ?? [];
  return (
    <Form
      schema={workRules}
      label={t.yourSubmission}
      draftKey={`work ${id}`}
      defaultValues={{
        activityId: id,
        description: viewerSubmission?.description ?? '',
        fileIds: before.map(toAttached),
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
          {onCancel && <CancelButton to={onCancel} />}
          <SubmitButton disabled={isUploading}>
            {viewerSubmission ? t.submitAgain : t.submit(type)}
          </SubmitButton>
        </Group>
      </Stack>
    </Form>
  );
}
