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
  vi.spyOn(console, 'error').mockImplementation(() => {}); // React tells of what it caught
});

test('a screen that fails says so, and a retry that works shows it', async () => {
  render(at('/a', 'broken'));
  expect(screen.getByRole('alert').textContent).toContain('Something went wrong on this page');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(screen.getByRole('alert')).toBeTruthy();
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(screen.getByText('broken')).toBeTruthy();
});

test('another address is another screen; drawing the same one again is not', () => {
  const { rerender } = render(at('/a', 'broken'));
  rerender(at('/a', 'broken'));
  expect(screen.getByRole('alert')).toBeTruthy();
  rerender(at('/b', 'whole'));
  expect(screen.getByText('whole')).toBeTruthy();
});
