import { useMutation } from '@apollo/client/react';
import { Group, Stack, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { useFragmentData } from '#lib/useFragmentData';
import { texts } from '#texts/en';
import { CancelButton } from '#ui/CancelButton';
import { TextField } from '#ui/fields';
import { AttachmentField } from '#ui/files/AttachmentField';
import type { AttachedFile } from '#ui/files/attachments';
import { Form } from '#ui/Form';
import { MarkdownField } from '#ui/markdown/MarkdownField';
import { SubmitButton } from '#ui/SubmitButton';
import { DiscussionField } from './DiscussionField.tsx';
import { purposeOf } from './fileTypes.ts';
import { SavedDraft } from './SavedDraft.tsx';
import type { Assignment } from './assignment.ts';
import { SubmitWorkDocument, WorkDraft_DraftFragmentDoc } from './SubmitAssignmentPage.generated.ts';

const t = texts.submitAssignment;

interface WorkFormProps {
  assignment: Assignment;
  onDone: () => void;
  /** Keeps the previous submission unchanged. */
  onCancel?: (() => void) | undefined;
}

const toAttached = ({ id, name, size }: AttachedFile): AttachedFile => ({ id, name, size });

/** Form of a submission with the parts that the activity asks for. Its draft is kept on the server. */
export default function WorkForm({ assignment, onDone, onCancel }: WorkFormProps) {
  const { id, type, course, submissionTypes, viewerSubmission, viewerDraft } = assignment;
  const [submit] = useMutation(SubmitWorkDocument);
  const [isUploading, setUploading] = useState(false);
  const saving = useRef<Promise<unknown>>(null);
  // Round of the form: a discarded draft starts another one.
  const [round, setRound] = useState(0);
  const draft = useFragmentData(WorkDraft_DraftFragmentDoc, viewerDraft ?? null);
  const [start] = useState(draft);
  const from = (round === 0 && start) || viewerSubmission;
  const discussionId = from && 'discussionId' in from ? from.discussionId : viewerSubmission?.discussion?.id;
  const files = (from?.files ?? []).map(toAttached);
  const has = (part: (typeof submissionTypes)[number]) => submissionTypes.includes(part);
  return (
    <Form
      key={round}
      schema={async () => (await import('./workFormRules.ts')).workFormRules(submissionTypes)}
      label={t.yourSubmission}
      draftKey={`work ${id}`}
      defaultValues={{
        activityId: id,
        description: from?.description ?? '',
        link: from?.link ?? '',
        discussionId: discussionId ?? '',
        fileIds: files,
      }}
      onSubmit={async (input) => {
        await saving.current; // a draft that arrives later would outlive the submission
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
          required={has('TEXT')}
        />
        {has('LINK') && <TextField name="link" type="url" label={t.link} description={t.linkHint} required />}
        {has('DISCUSSION') && <DiscussionField courseId={course.id} />}
        {has('FILES') && (
          <AttachmentField
            name="fileIds"
            label={t.attachments}
            purpose={purposeOf(assignment)}
            objectId={id}
            before={files}
            onUploading={setUploading}
            required
          />
        )}
        <Group justify="space-between" gap="sm">
          <SavedDraft
            activityId={id}
            onSaving={(one) => {
              saving.current = one;
            }}
            savedAt={draft?.savedAt ?? null}
            onDiscarded={() => setRound((last) => last + 1)}
          />
          <Group gap="sm" ml="auto">
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
        </Group>
      </Stack>
    </Form>
  );
}
