import { Alert } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import type { Ref } from 'react';

interface FormAlertProps {
  /** Nothing is shown without one. */
  message: string | undefined;
  id?: string;
  ref?: Ref<HTMLDivElement>;
}

/** The form's error line: spoken when it appears, and able to take the focus. `Form` places it by itself. */
export function FormAlert({ message, id, ref }: FormAlertProps) {
  return (
    // The live region stands before the message comes: some screen readers miss a region that arrives full.
    <div ref={ref} id={id} role="alert" tabIndex={-1} style={{ outline: 'none' }}>
      {message && (
        <Alert color="red" icon={<IconAlertCircle aria-hidden />} mb="md" role="presentation">
          {message}
        </Alert>
      )}
    </div>
  );
}
