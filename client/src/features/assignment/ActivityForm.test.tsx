import { MAX_MEGABYTES } from '@rules/activity/work-files';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { SubmitButton } from '#ui/SubmitButton';
import { ThemeProvider } from '#ui/ThemeProvider';
import { ActivityForm, type ActivityFormValues } from './ActivityForm.tsx';

const course = { id: '0198a1fc-0000-7000-8000-000000000001', title: 'Bookbinding', status: 'PUBLISHED' };

const values: ActivityFormValues = {
  title: 'Sew a book',
  description: 'By hand.',
  type: 'assignment',
  courseId: course.id,
  dueDate: '2100-05-01',
  startTime: '10:00',
  endTime: '11:00',
  timeZone: 'UTC',
  points: 100,
  instructions: 'Use linen thread.',
  allowLateSubmission: false,
  materials: '',
  criteria: [{ name: 'Craft', percent: 100 }],
  submissionTypes: ['text'],
  allowedFileTypes: ['.pdf'],
  maxFileMegabytes: MAX_MEGABYTES,
  latePolicy: { days: null, penalty: 'none', percent: null },
};

test('an activity that cannot be created without a reason says so, and keeps what was typed', async () => {
  render(
    <ThemeProvider env="test">
      <ActivityForm
        courses={[course]}
        defaultValues={values}
        isNew
        draftKey="activity-test"
        onSubmit={() => Promise.reject(new TypeError('Failed to fetch'))}
      >
        <SubmitButton>Create Activity</SubmitButton>
      </ActivityForm>
    </ThemeProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Create Activity' }));
  expect(await screen.findByText('Failed to create activity')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Activity Title/ }).value).toBe('Sew a book');
});
