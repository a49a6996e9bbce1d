import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { paths } from '#lib/paths';
import { aCohort, aCourse } from '#lib/testing/teaching';
import { ThemeProvider } from '#ui/ThemeProvider';
import type { EnrollmentPanel_CohortFragment } from './EnrollmentPanel.generated.ts';
import { MainAction } from './MainAction.tsx';

/** Renders the action of a student whose cohort has the given courses. */
function renderAction(courses: object[]) {
  const ongoing = { status: 'ONGOING', isEnrolled: true, courses };
  const cohort = aCohort({ ...ongoing, viewerCan: { ...aCohort().viewerCan, enroll: false } });
  render(
    <ThemeProvider env="test">
      <MemoryRouter>
        <MainAction
          cohort={cohort as unknown as EnrollmentPanel_CohortFragment}
          onEnroll={() => {}}
          onQueue={() => {}}
        />
      </MemoryRouter>
    </ThemeProvider>,
  );
  return screen.getByRole('link');
}

test('continues with the next lesson of the first course that has one', () => {
  const next = aCourse({ nextLesson: { ...aCourse().nextLesson, id: 'lesson-7' } });
  const link = renderAction([aCourse({ id: 'done', nextLesson: null }), next]);
  expect(link.textContent).toBe('Continue learning');
  expect(link.getAttribute('href')).toBe(paths.lesson('lesson-7'));
});

test('opens the course when no lesson comes next', () => {
  const link = renderAction([aCourse({ nextLesson: null })]);
  expect(link.textContent).not.toBe('Continue learning');
  expect(link.getAttribute('href')).toBe(paths.course('course-1'));
});
