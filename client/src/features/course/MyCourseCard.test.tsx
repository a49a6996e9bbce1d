import { ApolloClient, ApolloLink, type FragmentType } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { createCache } from '#lib/cache';
import { paths } from '#lib/paths';
import { aCourse } from '#lib/testing/teaching';
import { ThemeProvider } from '#ui/ThemeProvider';
import { MyCourseCard } from './MyCourseCard.tsx';
import {
  MyCourseCard_CourseFragmentDoc,
  type MyCourseCard_CourseFragment,
} from './MyCourseCard.generated.ts';

/** Renders the card of a course as its student sees it. */
async function renderCard(changes: object) {
  const cache = createCache();
  const data = { ...aCourse(changes), viewerCan: aCourse().viewerCan };
  cache.writeFragment({
    fragment: MyCourseCard_CourseFragmentDoc,
    fragmentName: 'MyCourseCard_course',
    data: data as never,
  });
  const client = new ApolloClient({ cache, link: ApolloLink.empty(), dataMasking: true });
  const course = {
    __typename: 'Course',
    id: data.id,
  } as unknown as FragmentType<MyCourseCard_CourseFragment>;
  render(
    <ThemeProvider env="test">
      <ApolloProvider client={client}>
        <MemoryRouter>
          <MyCourseCard course={course} isTeacher={false} />
        </MemoryRouter>
      </ApolloProvider>
    </ThemeProvider>,
  );
  await screen.findByRole('heading', { name: data.title });
}

const hrefOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');

test('Continue Learning leads to the next lesson', async () => {
  await renderCard({});
  expect(hrefOf(/^Continue Learning: /)).toBe(paths.lesson('lesson-2'));
  expect(hrefOf(/^Data Science$/)).toBe(paths.myCourse('course-1'));
});

test.each([
  ['before the first lesson is completed', { completedLessonCount: 0, progress: 0 }],
  ['when no lesson is open', { nextLesson: null }],
])('%s the card opens the course', async (_, changes) => {
  await renderCard(changes);
  expect(screen.queryByRole('link', { name: /^Continue Learning/ })).toBeNull();
  expect(hrefOf(/^View Course: /)).toBe(paths.myCourse('course-1'));
});
