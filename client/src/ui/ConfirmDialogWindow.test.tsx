import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import ConfirmDialogWindow from './ConfirmDialogWindow.tsx';
import { ThemeProvider } from './ThemeProvider.tsx';

interface OpenerProps {
  onConfirm: () => Promise<void>;
}

function Opener({ onConfirm }: OpenerProps) {
  const [isOpen, setOpen] = useState(true);
  return (
    <ConfirmDialogWindow
      opened={isOpen}
      onClose={() => setOpen(false)}
      title="Enroll"
      confirmLabel="Confirm"
      onConfirm={onConfirm}
    >
      Do you want to?
    </ConfirmDialogWindow>
  );
}

test('takes no second click of a double click while it fades out', async () => {
  const confirm = vi.fn<() => Promise<void>>(() => Promise.resolve());
  render(
    <ThemeProvider>
      <Opener onConfirm={confirm} />
    </ThemeProvider>,
  );
  const button = await screen.findByRole('button', { name: 'Confirm' });
  await userEvent.click(button);
  expect(confirm).toHaveBeenCalledOnce();
  const fading = screen.getByRole('dialog', { hidden: true });
  await waitFor(() => expect(fading.style.pointerEvents).toBe('none'), { interval: 5 });
  expect(button.isConnected).toBe(true);
});
