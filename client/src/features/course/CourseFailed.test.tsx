import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { throwError } from 'rxjs';
import { expect, test } from 'vitest';
import { createCache } from '#lib/cache';
import { ThemeProvider } from '#ui/ThemeProvider';
import EditCoursePage from './EditCoursePage.tsx';
import MemberCourse from './MemberCourse.tsx';
import PublishTab from './PublishTab.tsx';

/** Renders an element whose queries all fail, and waits for its error. */
async function openFailing(element: ReactNode) {
  const link = new ApolloLink(() => throwError(() => new TypeError('Failed to fetch')));
  render(
    <ThemeProvider env="test">
      <ApolloProvider client={new ApolloClient({ cache: createCache(), link, dataMasking: true })}>
        <MemoryRouter initialEntries={['/course/1']}>
          <Routes>
            <Route path="/course/:guid" element={element} />
          </Routes>
        </MemoryRouter>
      </ApolloProvider>
    </ThemeProvider>,
  );
  await screen.findByRole('alert');
}

test.each([
  ['the page of a course', <MemberCourse key="page" id="1" />],
  ['the editor of a course', <EditCoursePage key="editor" />],
])('%s has one h1 when it fails', async (_, element) => {
  await openFailing(element);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

test('a failing tab of the editor adds no second h1', async () => {
  await openFailing(<PublishTab courseId="1" />);
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
});

test('Back to Courses leads from a course to all courses', async () => {
  await openFailing(<MemberCourse id="1" />);
  expect(screen.getByRole('link', { name: 'Back to Courses' }).getAttribute('href')).toBe('/courses');
});
