import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { of } from 'rxjs';
import { expect, test } from 'vitest';
import { createCache } from '#lib/cache';
import { paths } from '#lib/paths';
import { ThemeProvider } from '#ui/ThemeProvider';
import LastCoursePage from './LastCoursePage.tsx';

test('a student without courses is led to the cohorts', async () => {
  const link = new ApolloLink(() =>
    of({ data: { myCourses: { __typename: 'CourseConnection', nodes: [] } } }),
  );
  render(
    <ThemeProvider env="test">
      <ApolloProvider client={new ApolloClient({ cache: createCache(), link, dataMasking: true })}>
        <MemoryRouter>
          <LastCoursePage />
        </MemoryRouter>
      </ApolloProvider>
    </ThemeProvider>,
  );
  expect(await screen.findByText('You have no courses yet. Please create a new course.')).toBeTruthy();
  expect(screen.getByRole('link', { name: /cohorts/i }).getAttribute('href')).toBe(paths.cohorts);
});
