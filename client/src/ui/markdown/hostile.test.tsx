import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dangersIn, HOSTILE } from '#lib/testing/hostile';
import { WrittenText } from '../WrittenText.tsx';
import MarkdownBody from './MarkdownBody.tsx';

const hacked = vi.fn<() => void>();
beforeEach(() => vi.stubGlobal('hacked', hacked));
afterEach(() => vi.unstubAllGlobals());

/** Clicks everything, as a curious reader does. */
function clickAll(root: HTMLElement): void {
  for (const element of root.querySelectorAll<HTMLElement>('*')) {
    element.addEventListener('click', (event) => event.preventDefault()); // jsdom cannot follow links
    element.click();
    element.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
  }
}

const all = HOSTILE.join('\n\n');

test.each([...HOSTILE, all])('Markdown is inert: %j', (text) => {
  const { container } = render(<MarkdownBody text={text} topLevel={2} />);
  expect(dangersIn(container)).toEqual([]);
  clickAll(container);
  expect(hacked).not.toHaveBeenCalled();
});

test.each([...HOSTILE, all])('written text is inert: %j', (text) => {
  const { container } = render(<WrittenText text={text} />);
  expect(dangersIn(container)).toEqual([]);
  clickAll(container);
  expect(hacked).not.toHaveBeenCalled();
});

test('HTML in Markdown is shown as it was typed, and good links work', () => {
  const { container } = render(
    <MarkdownBody text={'<b>bold</b> and [the site](https://example.org)'} topLevel={2} />,
  );
  expect(container.textContent).toContain('<b>bold</b> and the site');
  expect(container.querySelector('a')?.getAttribute('href')).toBe('https://example.org');
});

test('the search for dangers finds them in HTML that is not escaped (negative control)', () => {
  const root = document.createElement('div');
  root.innerHTML =
    '<img src="x" onerror="hacked()"><a href="javascript:hacked()">link</a><iframe srcdoc="x"></iframe>';
  expect(dangersIn(root)).toEqual([
    '<img>',
    '<iframe>',
    'src="x"',
    'onerror="hacked()"',
    'href="javascript:hacked()"',
    'srcdoc="x"',
  ]);
});
