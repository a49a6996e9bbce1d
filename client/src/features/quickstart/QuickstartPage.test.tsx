import { ApolloClient, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadDraft } from '#lib/drafts';
import { getIdentity, startSession } from '#lib/session';
import { testServer } from '#lib/testing/serverLink';
import { someToken } from '#lib/testing/token';
import { ThemeProvider } from '#ui/ThemeProvider';
import { takeNotices, type Notice } from '#lib/toasts';
import QuickstartPage from './QuickstartPage.tsx';

vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 10_000 });

let notices: Notice[] = [];
let stopNotices = () => {};
beforeEach(() => {
  notices = [];
  stopNotices = takeNotices((notice) => notices.push(notice));
});
afterEach(() => stopNotices());

function open() {
  startSession(someToken());
  const server = testServer({});
  const client = new ApolloClient({ cache: new InMemoryCache(), link: server.link, dataMasking: true });
  const { unmount } = render(
    <ThemeProvider env="test">
      <ApolloProvider client={client}>
        <MemoryRouter>
          <QuickstartPage />
        </MemoryRouter>
      </ApolloProvider>
    </ThemeProvider>,
  );
  return { ...server, unmount };
}

const field = (name: RegExp) => screen.getByLabelText(name);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function fillCourse() {
  await userEvent.type(field(/Course Title/), 'Botany');
  await press('Continue');
  await screen.findByRole('heading', { name: 'Create Your First Cohort' });
}

async function fillCohort() {
  await fillCourse();
  await userEvent.type(field(/Cohort Title/), 'Spring');
  fireEvent.change(field(/Start Date/), { target: { value: '2027-03-01' } });
  await userEvent.type(field(/Duration in weeks/), '4');
}

const created = {
  data: {
    quickCreate: {
      __typename: 'QuickCreatePayload',
      course: { __typename: 'Course', id: 'course-1', title: 'Botany' },
      cohort: { __typename: 'Cohort', id: 'cohort-1' },
    },
  },
};

test('stays on step 1 without a course title, shows the error and focuses the field', async () => {
  open();
  await press('Continue');
  expect(await screen.findByText('Please fill required missing field: Course Title')).toBeDefined();
  expect(document.activeElement).toBe(field(/Course Title/));
});

test('focuses the heading of the next step, and keeps the input on Back', async () => {
  open();
  await fillCourse();
  expect(document.activeElement?.textContent).toBe('Create Your First Cohort');
  await press('Back');
  expect((field(/Course Title/) as HTMLInputElement).value).toBe('Botany');
});

test('requires a title and a start date on step 2', async () => {
  const { sent } = open();
  await fillCourse();
  await press('Create Now');
  expect(await screen.findAllByText('Please fill in all required fields')).toHaveLength(2);
  expect(sent).toEqual([]);
});

test('calculates the end from start and duration, and creates course and cohort', async () => {
  const { sent, answer } = open();
  await fillCohort();
  expect((field(/End Date/) as HTMLInputElement).value).toBe('2027-03-29');
  await press('Create Now');
  await waitFor(() => expect(sent).toEqual(['QuickCreate']));
  act(() => answer(created));
  await screen.findByRole('heading', { name: 'Share Your Course' });
  expect(notices).toEqual([{ kind: 'success', text: 'Cohort created successfully!' }]);
  expect((field(/Course Link/) as HTMLInputElement).value).toBe(`${location.origin}/course/course-1`);
});

test('stays on step 2 after a failure, with the banner and the toast of the product documents', async () => {
  const { answer, sent } = open();
  await fillCohort();
  await press('Create Now');
  await waitFor(() => expect(sent).toHaveLength(1));
  act(() => answer(new TypeError('Failed to fetch')));
  expect(await screen.findByText('Failed to create Course/Cohort. Please try again.')).toBeDefined();
  expect(notices).toEqual([{ kind: 'error', text: 'Failed to create Course/ Cohort. Please try again.' }]);
  expect(screen.getByRole('heading', { name: 'Create Your First Cohort' })).toBeDefined();
});

test('restores input and step after a reload, and clears them on leaving', async () => {
  const first = open();
  await fillCohort();
  first.unmount();
  open();
  expect((field(/Cohort Title/) as HTMLInputElement).value).toBe('Spring');
  expect((field(/End Date/) as HTMLInputElement).value).toBe('2027-03-29');
  await userEvent.click(screen.getByText('Skip Quick Start and go to dashboard'));
  expect(loadDraft(getIdentity(), 'quickstart')).toBeUndefined();
});

test('names the line that is not an email address, and sends each address once', async () => {
  const { answer, sent } = open();
  await fillCohort();
  await press('Create Now');
  await waitFor(() => expect(sent).toHaveLength(1));
  act(() => answer(created));
  await screen.findByRole('heading', { name: 'Share Your Course' });
  await userEvent.type(field(/Student Emails/), 'ada@example.com{enter}nonsense');
  await press('Send invitations');
  expect(await screen.findByText('“nonsense” isn’t a valid email address.')).toBeDefined();
  await userEvent.clear(field(/Student Emails/));
  await userEvent.type(field(/Student Emails/), 'ada@example.com{enter}{enter} ADA@example.com ');
  await press('Send invitations');
  await waitFor(() => expect(sent).toEqual(['QuickCreate', 'ShareCourse']));
  act(() =>
    answer({ data: { shareCourse: { __typename: 'ShareCoursePayload', invited: ['ada@example.com'] } } }),
  );
  await waitFor(() =>
    expect(notices.at(-1)).toEqual({ kind: 'success', text: 'Invitations sent to 1 person' }),
  );
});
