import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { takeNotices } from '#lib/toasts';
import { ThemeProvider } from '#ui/ThemeProvider';
import { AddSection } from './AddSection.tsx';

interface Addition {
  title: string;
  resolve: () => void;
  reject: (error: Error) => void;
}

/** Renders the field of a course without sections, whose additions the test ends. */
function open() {
  const additions: Addition[] = [];
  const onAdd = (title: string) =>
    new Promise<void>((resolve, reject) => void additions.push({ title, resolve, reject }));
  render(
    <ThemeProvider env="test">
      <AddSection count={0} onAdd={onAdd} />
    </ThemeProvider>,
  );
  return { additions, field: screen.getByRole<HTMLInputElement>('textbox') };
}

const end = (finish: () => void) => act(async () => finish());

test('titles that are typed while the former sections are being saved are added as well', async () => {
  const { additions, field } = open();
  await userEvent.type(field, 'Paper{Enter}Ink{Enter}Thr');
  expect(additions.map(({ title }) => title)).toEqual(['Paper', 'Ink']);
  await end(additions[0]!.resolve);
  await end(additions[1]!.resolve);
  expect(field.value).toBe('Thr');
});

test('a title that was refused comes back, unless another one is typed by then', async () => {
  const shown: string[] = [];
  const stop = takeNotices(({ text }) => void shown.push(text));
  shown.length = 0; // those of former tests
  const { additions, field } = open();
  await userEvent.type(field, 'Paper{Enter}');
  await end(() => additions[0]!.reject(new Error('No.')));
  expect(field.value).toBe('Paper');
  await userEvent.type(field, '{Enter}Ink');
  await end(() => additions[1]!.reject(new Error('No.')));
  expect(field.value).toBe('Ink');
  expect(shown).toHaveLength(2);
  stop();
});
