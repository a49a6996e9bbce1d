import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ThemeProvider } from '../ThemeProvider.tsx';
import { Cover } from './Cover.tsx';

const drawn = (id: string) =>
  render(
    <ThemeProvider env="test">
      <Cover id={id} />
    </ThemeProvider>,
  ).container.querySelector('svg')!.outerHTML;

test('the same ID always gets the same drawing, other IDs get others', () => {
  const ids = Array.from(
    { length: 60 },
    (_, at) => `0198a1fc-0000-7000-8000-${String(at).padStart(12, '0')}`,
  );
  const drawings = ids.map(drawn);
  expect(ids.map(drawn)).toEqual(drawings);
  expect(new Set(drawings).size).toBe(60);
});

test('an uploaded picture replaces the drawing', () => {
  const { container } = render(
    <ThemeProvider env="test">
      <Cover id="a" imageUrl="/files/b" />
    </ThemeProvider>,
  );
  expect(container.querySelector('img')!.getAttribute('src')).toBe('/files/b');
  expect(container.querySelector('svg')).toBeNull();
});
