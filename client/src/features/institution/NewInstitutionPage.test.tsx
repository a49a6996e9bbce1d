import { ApolloClient, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { startSession } from '#lib/session';
import { testServer } from '#lib/testing/serverLink';
import { someToken } from '#lib/testing/token';
import { ThemeProvider } from '#ui/ThemeProvider';
import NewInstitutionPage from './NewInstitutionPage.tsx';

vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 10_000 });

const FIELDS: Record<string, string> = {
  'Institution Name': 'Harbour College',
  'Maximum Students': '40',
  Description: 'Evening courses for sailors.',
  Phone: '+44 117 000 000',
  Website: 'https://harbour.example',
  'Admin Email': 'admin@harbour.example',
  'Street and number': '1 Quay Street',
  City: 'Bristol',
  State: 'Somerset',
  'Postal Code': 'BS1 4DJ',
  Country: 'United Kingdom',
};

/** Renders the screen and waits for its form. Returns the server that it talks to. */
async function renderForm() {
  startSession(someToken());
  const server = testServer({});
  const client = new ApolloClient({ cache: new InMemoryCache(), link: server.link, dataMasking: true });
  render(
    <ThemeProvider env="test">
      <ApolloProvider client={client}>
        <MemoryRouter>
          <NewInstitutionPage />
        </MemoryRouter>
      </ApolloProvider>
    </ThemeProvider>,
  );
  await screen.findByLabelText(/Institution Name/);
  return server;
}

test('offers the four types of the product document', async () => {
  await renderForm();
  const { options } = screen.getByLabelText<HTMLSelectElement>('Type');
  expect(Array.from(options, ({ label }) => label)).toEqual([
    'University',
    'College',
    'School',
    'Training center',
  ]);
});

test('says that the institution could not be created, and keeps what was typed', async () => {
  const server = await renderForm();
  for (const [label, value] of Object.entries(FIELDS))
    fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } });
  fireEvent.change(screen.getByLabelText(/^Email/), { target: { value: 'office@harbour.example' } });
  await userEvent.click(screen.getByRole('button', { name: 'Create Institution' }));
  await waitFor(() => expect(server.sent).toEqual(['CreateInstitution']));
  act(() => server.answer({ errors: [{ message: '', extensions: { code: 'INTERNAL' } }] }));
  expect(await screen.findByText('Failed to create institution')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(/Institution Name/).value).toBe('Harbour College');
});
