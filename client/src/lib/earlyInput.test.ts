import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { repeatEarlyInput } from './earlyInput.ts';

const PAGE = `<form aria-label="Early access"><input name="email"><button>Send</button></form><button type="button">Menu</button>`;

function draw(): HTMLElement {
  const page = document.createElement('div');
  page.innerHTML = PAGE;
  document.body.append(page);
  return page;
}

let before: HTMLElement;
let after: HTMLElement;
beforeEach(() => {
  before = draw();
  after = draw();
});
afterEach(() => {
  document.body.replaceChildren();
  delete window.earlyUse;
});

const repeat = async () => {
  repeatEarlyInput(before, after);
  before.remove();
  await Promise.resolve();
};

test('repeats what was typed, the focus and a submitted form', async () => {
  const input = before.querySelector('input')!;
  input.value = 'ada@example.org';
  input.focus();
  window.earlyUse = { form: before.querySelector('form')! };
  const submitted = vi.fn<(value: string) => void>();
  const typed = vi.fn<() => void>();
  const drawn = after.querySelector('input')!;
  drawn.addEventListener('input', typed);
  after.querySelector('form')!.addEventListener('submit', (event) => {
    event.preventDefault();
    submitted(drawn.value);
  });
  await repeat();
  expect(submitted).toHaveBeenCalledExactlyOnceWith('ada@example.org');
  expect(typed).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(drawn);
});

test('repeats a clicked button', async () => {
  window.earlyUse = { button: before.querySelector<HTMLButtonElement>('[type=button]')! };
  const clicked = vi.fn<() => void>();
  after.querySelector('[type=button]')!.addEventListener('click', clicked);
  await repeat();
  expect(clicked).toHaveBeenCalledOnce();
});

test('does nothing in a page that was drawn otherwise, or that nobody used', async () => {
  window.earlyUse = { button: before.querySelector<HTMLButtonElement>('[type=button]')! };
  after.innerHTML = '<button type="button">Another</button>';
  const clicked = vi.fn<() => void>();
  after.querySelector('button')!.addEventListener('click', clicked);
  await repeat();
  expect(clicked).not.toHaveBeenCalled();
});
