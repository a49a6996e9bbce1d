import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { AddressTabs } from './AddressTabs.tsx';
import { ThemeProvider } from './ThemeProvider.tsx';

const TAB_WIDTH = 100;
const NAMES = ['Overview', 'Assignments', 'Resources', 'Discussions'] as const;

/** Lays out tabs of equal width in a row that shows two of them. */
function layOut() {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    if (this.getAttribute('role') === 'tablist') return new DOMRect(0, 0, 2 * TAB_WIDTH, 44);
    const at = NAMES.findIndex((name) => name === this.textContent);
    const scrolled = this.parentElement?.scrollLeft ?? 0;
    return new DOMRect(at * TAB_WIDTH - scrolled, 0, TAB_WIDTH, 44);
  });
}

afterEach(() => vi.restoreAllMocks());

function renderTabs(address: string): HTMLElement {
  const [first, ...others] = NAMES.map((label) => ({ id: label.toLowerCase(), label, content: `${label}.` }));
  render(
    <ThemeProvider env="test">
      <MemoryRouter initialEntries={[address]}>
        <AddressTabs label="Course" tabs={[first!, ...others]} />
      </MemoryRouter>
    </ThemeProvider>,
  );
  return screen.getByRole('tablist');
}

test('scrolls the tab of the address to the middle of the row', async () => {
  layOut();
  const list = renderTabs('/course?tab=resources');
  expect(screen.getByRole('tab', { name: 'Resources' }).getAttribute('aria-selected')).toBe('true');
  expect(list.scrollLeft).toBe(150);
  await userEvent.click(screen.getByRole('tab', { name: 'Assignments' }));
  expect(list.scrollLeft).toBe(50);
});
