import { ApolloClient, ApolloLink, type FragmentType } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { createCache } from '#lib/cache';
import { aCohort, aCourse } from '#lib/testing/teaching';
import { ThemeProvider } from '#ui/ThemeProvider';
import {
  CohortCourses_CohortFragmentDoc,
  type CohortCourses_CohortFragment,
} from './CohortCourses.generated.ts';
import CohortCourses from './CohortCourses.tsx';

/** Renders the courses of a cohort, and the progress in some for a student. */
function renderCourses(courses: object[], progress: Record<string, number> = {}) {
  const cache = createCache();
  const courseProgress = Object.entries(progress).map(([id, percent]) => ({
    __typename: 'CourseProgress',
    id: `progress-${id}`,
    progress: percent,
    course: { __typename: 'Course', id },
  }));
  const data = aCohort({ courses, courseProgress, isEnrolled: courseProgress.length > 0 });
  cache.writeFragment({
    fragment: CohortCourses_CohortFragmentDoc,
    fragmentName: 'CohortCourses_cohort',
    data,
  });
  const client = new ApolloClient({ cache, link: ApolloLink.empty(), dataMasking: true });
  const cohort = {
    __typename: 'Cohort',
    id: data.id,
  } as unknown as FragmentType<CohortCourses_CohortFragment>;
  render(
    <ThemeProvider env="test">
      <ApolloProvider client={client}>
        <MemoryRouter>
          <CohortCourses cohort={cohort} />
        </MemoryRouter>
      </ApolloProvider>
    </ThemeProvider>,
  );
}

test('a course of a cohort has its length, unless no lesson has one', () => {
  renderCourses([aCourse(), aCourse({ id: 'course-2', durationMinutes: 0 })]);
  const [long, unknown] = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(long).toContain('By Grace Hopper · 4 lessons · 2 h 30 min');
  expect(unknown).toMatch(/By Grace Hopper · 4 lessons$/);
});

test('names what is next in a course of the cohort, unless the student completed it there', () => {
  renderCourses([aCourse(), aCourse({ id: 'course-2' })], { 'course-1': 25, 'course-2': 100 });
  const [open, complete] = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(open).toContain('Next: Samples');
  expect(complete).toContain('100% complete');
  expect(complete).not.toContain('Next:');
});
