import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ThemeProvider } from './ThemeProvider.tsx';
import { Tip } from './Tip.tsx';

const LABEL = 'Started and not ended yet';

function renderTip(): HTMLElement {
  render(
    <ThemeProvider env="test">
      <Tip label={LABEL}>
        <button type="button">Ongoing</button>
      </Tip>
    </ThemeProvider>,
  );
  return screen.getByRole('button');
}

afterEach(() => void vi.useRealTimers());

const findTip = () => screen.findByRole('tooltip', {}, { timeout: 10_000 });

test('opens the tooltip for a pointer that rested before the code had loaded', async () => {
  const button = renderTip();
  // A single event, as from a pointer that does not move again.
  fireEvent.pointerEnter(button.parentElement!, { pointerType: 'mouse' });
  fireEvent.mouseEnter(button.parentElement!);
  expect((await findTip()).textContent).toContain(LABEL);
  fireEvent.pointerLeave(button.parentElement!, { pointerType: 'mouse' });
  expect(screen.queryByRole('tooltip')).toBeNull();
});

test('opens the tooltip on keyboard focus, keeps the focus, and closes it on Escape', async () => {
  const button = renderTip();
  await userEvent.tab();
  expect(document.activeElement).toBe(button);
  await findTip();
  expect(document.activeElement).toBe(button);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).toBeNull();
  await userEvent.tab();
  expect(document.activeElement).not.toBe(button);
});

test('opens no tooltip on touch', async () => {
  const button = renderTip();
  fireEvent.pointerEnter(button.parentElement!, { pointerType: 'touch' });
  await expect(screen.findByRole('tooltip', {}, { timeout: 1_500 })).rejects.toThrow(/Unable to find/);
});

test('opens 700 ms after the pointer came', async () => {
  await import('./TipWindow.tsx');
  vi.useFakeTimers();
  const button = renderTip();
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  fireEvent.pointerEnter(button.parentElement!, { pointerType: 'mouse' });
  await wait(690);
  expect(screen.queryByRole('tooltip')).toBeNull();
  await wait(20);
  expect(screen.getByRole('tooltip').textContent).toContain(LABEL);
});
