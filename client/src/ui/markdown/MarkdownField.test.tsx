import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { Form } from '../Form.tsx';
import { SubmitButton } from '../SubmitButton.tsx';
import { ThemeProvider } from '../ThemeProvider.tsx';
import { MarkdownField } from './MarkdownField.tsx';

const schema = z.object({ text: z.string().check(z.minLength(1, 'Write something.')) });

test('a wrong text marks the field as invalid, and describes it', async () => {
  render(
    <ThemeProvider env="test">
      <Form schema={schema} defaultValues={{ text: '' }} onSubmit={() => Promise.resolve()}>
        <MarkdownField name="text" label="Text" />
        <SubmitButton>Save</SubmitButton>
      </Form>
    </ThemeProvider>,
  );
  const field = screen.getByRole('textbox', { name: 'Text' });
  expect(field.getAttribute('aria-invalid')).not.toBe('true');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Write something.');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  const description = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  expect(description?.textContent).toBe('Write something.');
});
