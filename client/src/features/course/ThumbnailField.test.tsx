import { render, screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { ThemeProvider } from '#ui/ThemeProvider';
import ThumbnailField from './ThumbnailField.tsx';

function FieldOfNewCourse() {
  return (
    <FormProvider {...useForm()}>
      <ThumbnailField />
    </FormProvider>
  );
}

test('the picture of a course is recommended with 1280 × 720 pixels', () => {
  const { container } = render(
    <ThemeProvider env="test">
      <FieldOfNewCourse />
    </ThemeProvider>,
  );
  expect(screen.getByText(/1280 × 720 pixels recommended/)).toBeTruthy();
  expect(container.querySelector('svg'), 'the drawing of a course without a picture').not.toBeNull();
});
