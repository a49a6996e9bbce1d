import { render, screen, within } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import type { CourseLevel } from '#texts/enums.generated';
import { ThemeProvider } from '#ui/ThemeProvider';
import { LevelField } from './LevelField.tsx';

function FormOf({ level }: { level: CourseLevel }) {
  return (
    <ThemeProvider env="test">
      <FormProvider {...useForm({ defaultValues: { level } })}>
        <LevelField />
      </FormProvider>
    </ThemeProvider>
  );
}

const offered = ['Beginner', 'Intermediate', 'Advanced', 'All Levels'];

test.each([
  ['ADVANCED', 'Advanced', offered],
  ['ALL', 'All', ['All', ...offered]],
  ['OTHER', 'Other', ['Other', ...offered]],
] as const)('a course of the level %s keeps it until another is chosen', (level, name, options) => {
  render(<FormOf level={level} />);
  const field = within(screen.getByLabelText('Level'));
  expect(field.getByRole('option', { selected: true }).textContent).toBe(name);
  expect(field.getAllByRole('option').map((option) => option.textContent)).toEqual(options);
});
