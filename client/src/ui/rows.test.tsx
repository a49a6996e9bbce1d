import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useFieldArray } from 'react-hook-form';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { TextField } from './fields.ts';
import { Form } from './Form.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { ThemeProvider } from './ThemeProvider.tsx';

const required = z.string().check(z.minLength(1, 'Enter a name.'));
const schema = z.object({ plans: z.array(z.object({ name: required })) });

function Plans() {
  const { fields, append, remove } = useFieldArray<{ plans: { name: string }[] }, 'plans'>({ name: 'plans' });
  return (
    <>
      {fields.map(({ id }, index) => (
        <div key={id}>
          <TextField name={`plans.${index}.name`} label={`Name ${index + 1}`} />
          <button type="button" onClick={() => remove(index)}>{`Remove ${index + 1}`}</button>
        </div>
      ))}
      <button type="button" onClick={() => append({ name: '' }, { shouldFocus: false })}>
        Add
      </button>
      <SubmitButton>Save</SubmitButton>
    </>
  );
}

function show() {
  render(
    <ThemeProvider env="test">
      <Form schema={schema} defaultValues={{ plans: [{ name: 'First' }] }} onSubmit={async () => {}}>
        <Plans />
      </Form>
    </ThemeProvider>,
  );
  return userEvent.setup();
}

/** Waits until a validation that is under way has shown its errors. */
const validated = () => new Promise((resolve) => setTimeout(resolve, 50));

test('a new row has no error before somebody leaves its field', async () => {
  const user = show();
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await validated();
  expect(screen.queryByText('Enter a name.')).toBeNull();
  await user.click(screen.getByLabelText('Name 2'));
  await user.tab();
  expect(await screen.findAllByText('Enter a name.')).toHaveLength(1);
});

test('the error of a row stays when another row is added, and leaves with its row', async () => {
  const user = show();
  await user.clear(screen.getByLabelText('Name 1'));
  await user.tab();
  expect(await screen.findAllByText('Enter a name.')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await validated();
  expect(screen.getAllByText('Enter a name.')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Remove 1' }));
  await validated();
  expect(screen.queryByText('Enter a name.')).toBeNull();
});

test('after the first attempt to save, a new row shows its error', async () => {
  const user = show();
  await user.clear(screen.getByLabelText('Name 1'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findAllByText('Enter a name.')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await validated();
  expect(screen.getAllByText('Enter a name.')).toHaveLength(2);
});
