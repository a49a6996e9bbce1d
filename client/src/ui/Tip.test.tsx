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

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('opens 700 ms after the pointer came', async () => {
  await import('./TipWindow.tsx');
  vi.useFakeTimers();
  const button = renderTip();
  await wait(300); // since the tooltip of another test
  fireEvent.pointerEnter(button.parentElement!, { pointerType: 'mouse' });
  await wait(690);
  expect(screen.queryByRole('tooltip')).toBeNull();
  await wait(20);
  expect(screen.getByRole('tooltip').textContent).toContain(LABEL);
});

test('opens at once within 300 ms after another one closed', async () => {
  await import('./TipWindow.tsx');
  vi.useFakeTimers();
  render(
    <ThemeProvider env="test">
      {['first', 'second'].map((name) => (
        <Tip key={name} label={`The ${name} one`}>
          <button type="button">{name}</button>
        </Tip>
      ))}
    </ThemeProvider>,
  );
  const [first, second] = screen.getAllByRole('button').map((button) => button.parentElement!);
  const shown = () => screen.queryByRole('tooltip')?.textContent;
  await wait(300); // since the tooltip of another test
  fireEvent.pointerEnter(first!, { pointerType: 'mouse' });
  await wait(710);
  expect(shown()).toBe('The first one');
  fireEvent.pointerLeave(first!, { pointerType: 'mouse' });
  await wait(290);
  fireEvent.pointerEnter(second!, { pointerType: 'mouse' });
  await wait(0);
  expect(shown()).toBe('The second one');
  fireEvent.pointerLeave(second!, { pointerType: 'mouse' });
  await wait(310);
  fireEvent.pointerEnter(first!, { pointerType: 'mouse' });
  await wait(0);
  expect(shown()).toBeUndefined();
});
