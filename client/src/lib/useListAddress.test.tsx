import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useListAddress } from './useListAddress.ts';

const at = (address: string) => ({
  wrapper: ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
  ),
});

test('keeps a change that is not rendered yet when another one follows', () => {
  const { result } = renderHook(() => useListAddress('cohort', 'course'), at('/?cohort=1&page=3'));
  act(() => {
    result.current.narrow({ cohort: null });
    result.current.narrow({ course: '2' });
  });
  expect(result.current.filters).toEqual({ cohort: null, course: '2' });
  expect(result.current.page).toBe(1);
});
