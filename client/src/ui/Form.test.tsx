import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { RequestError } from '#lib/errors';
import { startSession } from '#lib/session';
import { someToken } from '#lib/testing/token';
import { texts } from '#texts/en';
import { CheckboxField, DateTimeField, PasswordField, TextField } from './fields.ts';
import { Form, type FormProps } from './Form.tsx';
import { NumberField } from './NumberField.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { ThemeProvider } from './ThemeProvider.tsx';

const schema = z.object({
  title: z.string().check(z.trim(), z.minLength(1, 'Title is required')),
  price: z.nullable(z.number()),
  startsAt: z.string(),
  isPublic: z.boolean(),
  password: z.string(),
});

function show(props: Partial<FormProps<typeof schema>> = {}) {
  const onSubmit = vi.fn<FormProps<typeof schema>['onSubmit']>(async () => {});
  const view = render(
    <ThemeProvider env="test">
      <Form
        schema={schema}
        defaultValues={{ title: '', price: null, startsAt: '', isPublic: false, password: '' }}
        onSubmit={onSubmit}
        {...props}
      >
        <TextField name="title" label="Title" />
        <NumberField name="price" label="Price" />
        <DateTimeField name="startsAt" label="Starts" />
        <CheckboxField name="isPublic" label="Public" />
        <PasswordField name="password" label="Password" />
        <SubmitButton>Publish</SubmitButton>
      </Form>
    </ThemeProvider>,
  );
  return { onSubmit: props.onSubmit ?? onSubmit, ...view };
}

const title = () => screen.getByLabelText<HTMLInputElement>('Title');
const publish = () => userEvent.click(screen.getByRole('button', { name: 'Publish' }));

test('does not submit an invalid form; shows the error at the first invalid field and focuses it', async () => {
  const { onSubmit } = show();
  await publish();
  expect(await screen.findByText('Title is required')).toBeTruthy();
  expect(document.activeElement).toBe(title());
  expect(title().getAttribute('aria-invalid')).toBe('true');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('passes parsed values to onSubmit: trimmed text, numbers and ISO instants', async () => {
  const { onSubmit } = show();
  await userEvent.type(title(), '  Ancient Greek ');
  await userEvent.type(screen.getByLabelText('Price'), '99.5');
  await userEvent.type(screen.getByLabelText('Starts'), '2026-03-01T09:30');
  await userEvent.click(screen.getByLabelText('Public'));
  await publish();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  expect(vi.mocked(onSubmit).mock.calls[0]?.[0]).toEqual({
    title: 'Ancient Greek',
    price: 99.5,
    startsAt: new Date(2026, 2, 1, 9, 30).toISOString(),
    isPublic: true,
    password: '',
  });
});

test('returns null, not zero, for a number that was cleared', async () => {
  const { onSubmit } = show();
  await userEvent.type(title(), 'Greek');
  await userEvent.type(screen.getByLabelText('Price'), '12');
  await userEvent.clear(screen.getByLabelText('Price'));
  await publish();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  expect(vi.mocked(onSubmit).mock.calls[0]?.[0]).toMatchObject({ price: null });
});

test('shows the field errors of the server at their fields and focuses the first', async () => {
  show({
    onSubmit: async () => {
      const fields = [{ field: 'title', message: 'This title is taken' }];
      throw new RequestError({ message: 'Invalid', code: 'INVALID', status: 400, fields });
    },
  });
  await userEvent.type(title(), 'Greek');
  await publish();
  expect(await screen.findByText('This title is taken')).toBeTruthy();
  expect(document.activeElement).toBe(title());
  expect(screen.getByRole('alert').textContent).toBe('');
});

test('shows other failures in the error line, focuses it and clears it on the next change', async () => {
  show({
    onSubmit: async () => {
      throw new RequestError({ message: 'Username Taken', code: 'CONFLICT', status: 409, fields: [] });
    },
  });
  await userEvent.type(title(), 'Greek');
  await publish();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Username Taken'));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')));
  await userEvent.type(title(), '!');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(''));
});

test('shows the error of a field that is not part of the form', async () => {
  show({
    onSubmit: async () => {
      const fields = [{ field: 'captcha', message: 'Wrong' }];
      throw new RequestError({ message: 'Something is missing', code: 'INVALID', status: 400, fields });
    },
  });
  await userEvent.type(title(), 'Greek');
  await publish();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Something is missing'));
});

test('reports a missing response in the error line, with a text that a screen may override', async () => {
  const onSubmit = async () => {
    throw new RequestError({ message: '', code: 'NETWORK', status: null, fields: [] });
  };
  const { unmount } = show({ onSubmit });
  await userEvent.type(title(), 'Greek');
  await publish();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('No Server Response'));
  unmount();
  show({ onSubmit, errorText: ({ code }) => `Login Failed (${code})` });
  await userEvent.type(title(), 'Greek');
  await publish();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Login Failed (NETWORK)'));
});

test('shows the invalid text in the error line if the form has one', async () => {
  show({ invalidText: 'Invalid Entry' });
  await publish();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Invalid Entry'));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')));
});

test('loads rules after the form; reports a failure, does not submit, and loads them again on the next attempt', async () => {
  let isOnline = false;
  const fetchSchema = async () => {
    if (!isOnline) throw new TypeError('Failed to fetch dynamically imported module');
    return schema;
  };
  const { onSubmit } = show({ schema: fetchSchema, invalidText: 'Invalid Entry' });
  await userEvent.type(title(), 'Greek');
  await publish();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(texts.errors.network));
  expect(onSubmit).not.toHaveBeenCalled();
  isOnline = true;
  await publish();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
});

test('cannot be submitted twice at the same time', async () => {
  let finish = () => {};
  const sent = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const { onSubmit } = show({ onSubmit: vi.fn<() => Promise<void>>(() => sent) });
  await userEvent.type(title(), 'Greek');
  await publish();
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Publish' });
  await waitFor(() => expect(button.disabled).toBe(true));
  await userEvent.click(button);
  expect(onSubmit).toHaveBeenCalledOnce();
  finish();
  await waitFor(() => expect(button.disabled).toBe(false));
});

test('keeps a draft without its password after the page is left, and removes it on success', async () => {
  const first = show({ draftKey: 'course' });
  await userEvent.type(title(), 'Greek');
  await userEvent.type(screen.getByLabelText('Password'), 'secret');
  first.unmount();
  expect(JSON.stringify([sessionStorage, localStorage])).toContain('Greek');
  expect(JSON.stringify([sessionStorage, localStorage])).not.toContain('secret');
  show({ draftKey: 'course' });
  expect(title().value).toBe('Greek');
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('');
  expect(await screen.findByText('Draft restored')).toBeTruthy();
  await publish();
  await waitFor(() => expect(screen.queryByText('Draft restored')).toBeNull());
  expect(JSON.stringify([sessionStorage, localStorage])).not.toContain('Greek');
});

test('discards a restored draft, and undoes that until something else is typed', async () => {
  const first = show({ draftKey: 'course' });
  expect(screen.queryByText('Draft restored')).toBeNull();
  await userEvent.type(title(), 'Greek');
  first.unmount();
  const second = show({ draftKey: 'course' });
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(title().value).toBe('');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(title().value).toBe('Greek');
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  await userEvent.type(title(), 'L');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  await userEvent.clear(title());
  second.unmount();
  show({ draftKey: 'course' });
  expect(title().value).toBe('');
  expect(screen.queryByText('Draft restored')).toBeNull();
});

test('keeps the drafts of each account apart', async () => {
  startSession(someToken({ sub: 'ada' }));
  const first = show({ draftKey: 'course' });
  await userEvent.type(title(), 'Greek');
  first.unmount();
  startSession(someToken({ sub: 'bob' }));
  const second = show({ draftKey: 'course' });
  expect(title().value).toBe('');
  second.unmount();
  startSession(someToken({ sub: 'ada' }));
  show({ draftKey: 'course' });
  expect(title().value).toBe('Greek');
});
