import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { createCache } from '#lib/cache';
import { SubmitButton } from '#ui/SubmitButton';
import { ThemeProvider } from '#ui/ThemeProvider';
import { LessonForm } from './LessonForm.tsx';
import type { LessonFormValues } from './lessonFormRules.ts';

const values: LessonFormValues = {
  title: 'Fold a section',
  description: 'By hand.',
  type: 'exercise',
  courseId: '0198a1fc-0000-7000-8000-000000000001',
  sectionId: '',
  date: '',
  startTime: '',
  endTime: '',
  timeZone: 'UTC',
  meetingLink: '',
  maxParticipants: null,
  durationMinutes: null,
  content: '',
  videoUrl: '',
  transcript: '',
  materials: '',
  materialFileIds: [],
  isPreview: false,
  releaseAt: '',
  enableChat: false,
  recordSession: false,
  allowScreenSharing: false,
};

test('a lesson that cannot be created without a reason says so, and keeps what was typed', async () => {
  const client = new ApolloClient({ cache: createCache(), link: ApolloLink.empty() });
  render(
    <ThemeProvider env="test">
      <ApolloProvider client={client}>
        <MemoryRouter>
          <LessonForm
            place={null}
            defaultValues={values}
            isNew
            draftKey="lesson-test"
            onSubmit={() => Promise.reject(new TypeError('Failed to fetch'))}
          >
            {() => <SubmitButton>Create Lesson</SubmitButton>}
          </LessonForm>
        </MemoryRouter>
      </ApolloProvider>
    </ThemeProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Create Lesson' }));
  expect(await screen.findByText('Failed to create lesson')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Lesson Title/ }).value).toBe(
    'Fold a section',
  );
});
