import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { RequestError } from '#lib/errors';
import { texts } from '#texts/en';
import { CheckboxField, DateTimeField, PasswordField, TextField } from './fields.tsx';
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

test('an invalid form is not sent; its first invalid field says why and has the focus', async () => {
  const { onSubmit } = show();
  await publish();
  expect(await screen.findByText('Title is required')).toBeTruthy();
  expect(document.activeElement).toBe(title());
  expect(title().getAttribute('aria-invalid')).toBe('true');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('onSubmit gets parsed values: trimmed text, numbers as numbers, moments as instants', async () => {
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

test('a number that is taken away again is null, not zero', async () => {
  const { onSubmit } = show();
  await userEvent.type(title(), 'Greek');
  await userEvent.type(screen.getByLabelText('Price'), '12');
  await userEvent.clear(screen.getByLabelText('Price'));
  await publish();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  expect(vi.mocked(onSubmit).mock.calls[0]?.[0]).toMatchObject({ price: null });
});

test("the server's field errors stand at their fields, and the first has the focus", async () => {
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

test('any other failure is the error line, which has the focus and goes when an input changes', async () => {
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

test('an error of a field that is not in this form is not swallowed', async () => {
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

test('without an answer the line says so, and a screen may say it in its own words', async () => {
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

test("'Invalid Entry': a form may answer an invalid try with its error line", async () => {
  show({ invalidText: 'Invalid Entry' });
  await publish();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Invalid Entry'));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')));
});

test('rules may come after the form; without them it is not sent, says so, and the next try fetches them anew', async () => {
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

test('a form that is being sent cannot be sent again', async () => {
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

test('a draft survives the page, its password does not, and success forgets it', async () => {
  const first = show({ draftKey: 'course' });
  await userEvent.type(title(), 'Greek');
  await userEvent.type(screen.getByLabelText('Password'), 'secret');
  first.unmount();
  expect(sessionStorage.getItem('draft:course')).not.toContain('secret');
  show({ draftKey: 'course' });
  expect(title().value).toBe('Greek');
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('');
  await publish();
  await waitFor(() => expect(sessionStorage.getItem('draft:course')).toBeNull());
});
