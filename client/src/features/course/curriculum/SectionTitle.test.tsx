import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { takeNotices } from '#lib/toasts';
import { ThemeProvider } from '#ui/ThemeProvider';
import { RenamedByOther } from './renamedByOther.ts';
import { SectionTitle } from './SectionTitle.tsx';

interface Save {
  title: string;
  from: string;
  resolve: () => void;
  reject: (error: Error) => void;
}

/** Renders the title of a section whose saves the test ends. */
function open() {
  const saves: Save[] = [];
  const onSave = (title: string, from: string) =>
    new Promise<void>((resolve, reject) => void saves.push({ title, from, resolve, reject }));
  const show = (title: string) => (
    <ThemeProvider env="test">
      <SectionTitle title={title} onSave={onSave} />
    </ThemeProvider>
  );
  const { rerender } = render(show('Paper'));
  return { saves, store: (title: string) => rerender(show(title)) };
}

async function rename(to: string) {
  await userEvent.click(screen.getByRole('button', { name: /rename$/ }));
  await userEvent.clear(screen.getByRole('textbox'));
  await userEvent.type(screen.getByRole('textbox'), `${to}{Enter}`);
}

const end = (finish: () => void) => act(async () => finish());
const shown = () => screen.getByRole('button', { name: /rename$/ }).textContent;

test('a second title that is typed while the first is being saved is saved as well', async () => {
  const { saves, store } = open();
  await rename('Ink');
  await rename('Type');
  expect(saves.map(({ title }) => title)).toEqual(['Ink', 'Type']);
  store('Ink');
  await end(saves[0]!.resolve);
  expect(shown()).toBe('Type');
  store('Type');
  await end(saves[1]!.resolve);
  expect(shown()).toBe('Type');
});

test('the former title is saved when it is typed again while another one is being saved', async () => {
  const { saves } = open();
  await rename('Ink');
  await rename('Paper');
  expect(saves.map(({ title }) => title)).toEqual(['Ink', 'Paper']);
});

test('a first save that fails does not replace what is typed by then', async () => {
  const { saves } = open();
  await rename('Ink');
  await userEvent.click(screen.getByRole('button', { name: /rename$/ }));
  await userEvent.clear(screen.getByRole('textbox'));
  await userEvent.type(screen.getByRole('textbox'), 'Ty');
  await end(() => saves[0]!.reject(new Error('offline')));
  await userEvent.type(screen.getByRole('textbox'), 'pe{Enter}');
  expect(saves.map(({ title }) => title)).toEqual(['Ink', 'Type']);
});

test('a title that is not saved stays in the field, with the reason', async () => {
  const reasons: string[] = [];
  const stop = takeNotices(({ text }) => void reasons.push(text));
  const { saves } = open();
  await rename('Ink');
  await end(() => saves[0]!.reject(new Error('Someone else named it.')));
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Ink');
  expect(reasons).toContain('Someone else named it.');
  stop();
});

test('a title that someone else replaced in the meantime is not overwritten by leaving the field', async () => {
  const stop = takeNotices(() => {});
  const { saves, store } = open();
  await rename('Ink');
  store('Theirs');
  await end(() => saves[0]!.reject(new RenamedByOther('Theirs')));
  await userEvent.tab();
  expect(shown()).toBe('Theirs');
  expect(saves).toHaveLength(1);
  await rename('Ink');
  expect(saves[1]).toMatchObject({ title: 'Ink', from: 'Theirs' });
  stop();
});

test('Enter replaces the title of someone else once the author saw it', async () => {
  const stop = takeNotices(() => {});
  const { saves, store } = open();
  await rename('Ink');
  store('Theirs');
  await end(() => saves[0]!.reject(new RenamedByOther('Theirs')));
  await userEvent.type(screen.getByRole('textbox'), '{Enter}');
  expect(saves[1]).toMatchObject({ title: 'Ink', from: 'Theirs' });
  stop();
});
