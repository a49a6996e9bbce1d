import { Group, Stack } from '@mantine/core';
import { noteRules } from '@rules/attendance/attendance';
import { texts } from '#texts/en';
import { CancelButton } from '#ui/CancelButton';
import { TextareaField } from '#ui/fields';
import { Form } from '#ui/Form';
import { FormDialog } from '#ui/FormDialog';
import { SubmitButton } from '#ui/SubmitButton';
import { recordOf, type Student } from './useMarks.ts';

const t = texts.attendanceSheet;

interface NoteDialogProps {
  sessionId: string;
  student: Student;
  onSave: (note: string) => void;
  onClose: () => void;
}

/** Dialog with the note about a student at a session. Its own chunk. */
export default function NoteDialog({ sessionId, student, onSave, onClose }: NoteDialogProps) {
  return (
    <FormDialog title={t.noteOf(student.displayName)} onClose={onClose}>
      {(close) => (
        <Form
          schema={noteRules}
          defaultValues={{ note: recordOf(student)?.note ?? '' }}
          draftKey={`attendance-note ${sessionId} ${student.id}`}
          onSubmit={({ note }) => {
            onSave(note ?? '');
            close();
            return Promise.resolve();
          }}
        >
          <Stack gap="lg" pt={4}>
            <TextareaField name="note" label={t.note} description={t.noteHint} minRows={2} data-autofocus />
            <Group justify="flex-end" gap="sm">
              <CancelButton to={close} />
              <SubmitButton>{t.saveNote}</SubmitButton>
            </Group>
          </Stack>
        </Form>
      )}
    </FormDialog>
  );
}
