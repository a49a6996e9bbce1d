import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ThemeProvider } from '#ui/ThemeProvider';
import VisitorReviews from './VisitorReviews.tsx';

afterEach(() => void vi.unstubAllGlobals());

/** Answers requests for reviews with pages of five. Returns the cursors that were asked for. */
function serveReviews(count: number): (string | null)[] {
  const asked: (string | null)[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const { after } = (JSON.parse(body) as { variables: { after: string | null } }).variables;
    asked.push(after);
    const start = Number(after ?? 0);
    const end = Math.min(start + 5, count);
    const reviews = {
      nodes: Array.from({ length: end - start }, (_value, at) => aReview(start + at + 1)),
      pageInfo: { hasNextPage: end < count, endCursor: String(end) },
    };
    const figures = { reviewCount: count, averageRating: 4, ratingCounts: [0, 0, 0, count, 0] };
    return Response.json({ data: { course: { id: 'course-1', ...figures, reviews } } });
  });
  return asked;
}

const aReview = (number: number) => ({
  id: `review-${number}`,
  authorName: 'Maya Lindqvist',
  rating: 4,
  body: `Review number ${number}`,
  createdAt: '2026-05-01T10:00:00.000Z',
  editedAt: null,
  reply: null,
  helpfulCount: 0,
  notHelpfulCount: 0,
});

test('Load More Reviews adds the next ones, and goes with the last', async () => {
  const asked = serveReviews(7);
  render(
    <ThemeProvider env="test">
      <VisitorReviews courseId="course-1" />
    </ThemeProvider>,
  );
  await screen.findByText('Review number 5');
  expect(screen.queryByText('Review number 6')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Load More Reviews' }));
  await screen.findByText('Review number 7');
  expect(screen.getAllByRole('article')).toHaveLength(7);
  expect(screen.queryByRole('button', { name: 'Load More Reviews' })).toBeNull();
  expect(asked).toEqual([null, '5']);
});
