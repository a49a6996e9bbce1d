import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
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
