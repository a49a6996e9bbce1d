import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { FoldedFilters } from './FoldedFilters.tsx';
import { ThemeProvider } from './ThemeProvider.tsx';

function renderFilters(count: number): HTMLElement {
  render(
    <ThemeProvider env="test">
      <FoldedFilters count={count}>
        <input type="checkbox" aria-label="Needs grading only" />
      </FoldedFilters>
    </ThemeProvider>,
  );
  return screen.getByRole('button');
}

const filter = () => screen.queryByRole('checkbox');

test('hides filters behind a button until it is pressed', async () => {
  const button = renderFilters(0);
  expect(button.textContent).toBe('Filters');
  expect(button.getAttribute('aria-expanded')).toBe('false');
  expect(filter()).toBeNull();
  await userEvent.click(button);
  expect(filter()).not.toBeNull();
  expect(button.getAttribute('aria-expanded')).toBe('true');
  await userEvent.click(button);
  expect(filter()).toBeNull();
});

test('shows filters that are set, with their number', () => {
  const button = renderFilters(2);
  expect(button.textContent).toBe('Filters (2)');
  expect(filter()).not.toBeNull();
});
