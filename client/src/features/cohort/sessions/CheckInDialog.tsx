import { useMutation } from '@apollo/client/react';
import { Stack, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { readError } from '#lib/errors';
import { notify } from '#lib/toasts';
import { texts } from '#texts/en';
import { focusFirstField } from '#ui/focusFirstField';
import { FormAlert } from '#ui/FormAlert';
import { FormDialog } from '#ui/FormDialog';
import { SixBoxCode } from '#ui/SixBoxCode';
import { CheckInDocument, type SessionRow_SessionFragment } from './CohortSessions.generated.ts';

const t = texts.checkIn;

interface CheckInDialogProps {
  session: SessionRow_SessionFragment;
  onClose: () => void;
}

/** Dialog in which a student enters the code of a session. The sixth digit sends it. Its own chunk. */
export default function CheckInDialog({ session: { id, topic }, onClose }: CheckInDialogProps) {
  const [send] = useMutation(CheckInDocument);
  const isSending = useRef(false);
  const boxes = useRef<HTMLDivElement>(null);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  return (
    <FormDialog title={t.dialogTitle(topic)} onClose={onClose}>
      {(close) => (
        <Stack gap="lg" pt={4}>
          <Text>{t.dialogHint}</Text>
          <FormAlert message={problem} />
          <div ref={boxes}>
            <SixBoxCode
              value={code}
              onChange={(value) => {
                setCode(value);
                if (value !== '') setProblem(undefined);
              }}
              onComplete={(whole) => void checkIn(whole, close)}
              hasError={problem !== undefined}
            />
          </div>
        </Stack>
      )}
    </FormDialog>
  );

  async function checkIn(whole: string, close: () => void) {
    if (isSending.current) return;
    isSending.current = true;
    try {
      const { data } = await send({ variables: { input: { id, code: whole } } });
      const status = data?.checkIn?.session.viewerAttendance?.status;
      if (status) notify.success(t.done[status]);
      close();
    } catch (error) {
      setProblem(readError(error).message || t.failed);
      setCode('');
      focusFirstField(boxes.current);
    } finally {
      isSending.current = false;
    }
  }
}
