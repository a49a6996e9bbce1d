import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { ThemeProvider } from '#ui/ThemeProvider';
import { AppErrorBoundary } from './AppErrorBoundary.tsx';

let isBroken = true;
function Screen({ name }: { name: string }) {
  if (isBroken && name === 'broken') throw new Error('Out of order');
  return <p>{name}</p>;
}

const at = (address: string, name: string) => (
  <ThemeProvider env="test">
    <AppErrorBoundary resetKey={address}>
      <Screen name={name} />
    </AppErrorBoundary>
  </ThemeProvider>
);

beforeEach(() => {
  isBroken = true;
  vi.spyOn(console, 'error').mockImplementation(() => {}); // React logs every error that a boundary catches
});

test('shows an error for a screen that fails, and the screen after a successful retry', async () => {
  render(at('/a', 'broken'));
  expect(screen.getByRole('alert').textContent).toContain('Something went wrong on this page');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(screen.getByRole('alert')).toBeTruthy();
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(screen.getByText('broken')).toBeTruthy();
});

test('resets on a new URL, but not on a re-render', () => {
  const { rerender } = render(at('/a', 'broken'));
  rerender(at('/a', 'broken'));
  expect(screen.getByRole('alert')).toBeTruthy();
  rerender(at('/b', 'whole'));
  expect(screen.getByText('whole')).toBeTruthy();
});
