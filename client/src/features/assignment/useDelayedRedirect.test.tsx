import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useDelayedRedirect } from './useDelayedRedirect.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function Submission() {
  const leave = useDelayedRedirect('/course');
  return <button onClick={leave}>Submit</button>;
}

const open = () =>
  render(
    <MemoryRouter initialEntries={['/submit']}>
      <Routes>
        <Route path="/submit" element={<Submission />} />
        <Route path="/course" element={<h1>Course</h1>} />
      </Routes>
    </MemoryRouter>,
  );

const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

test('the course opens two seconds after the submission', () => {
  open();
  pass(5000);
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
  pass(1999);
  expect(screen.queryByRole('heading', { name: 'Course' })).toBeNull();
  pass(1);
  expect(screen.getByRole('heading', { name: 'Course' })).toBeTruthy();
});

test('a student who leaves earlier is not moved', () => {
  const { unmount } = open();
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
