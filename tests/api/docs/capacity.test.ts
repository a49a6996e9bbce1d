import { expect, test } from 'vitest';
import { bottlenecks, loadOf, SIZES } from '../../../scripts/support/capacity.mjs';
import { withTables } from '../../../scripts/support/capacity-tables.mjs';
import measured from '../../bench/measured.json' with { type: 'json' };
import { page } from './pages.ts';

test('the tables of capacity are those that the script computes', () => {
  const { text } = page('docs/capacity.md');
  expect(text).toBe(withTables(text, measured));
  expect(text.match(/<!-- capacity: \w+ -->/g)).toHaveLength(5);
});

test('the tables change with the measured figures', () => {
  const { text } = page('docs/capacity.md');
  const slower = { ...measured, rows: { ...measured.rows, enrollment: 10 * measured.rows.enrollment } };
  expect(withTables(text, slower)).not.toBe(text);
});

test('a bottleneck is reached by the first number of learners that needs more than the limit', () => {
  const ordered = bottlenecks(measured);
  expect(ordered.map(({ learners }) => learners)).toEqual(
    ordered.map(({ learners }) => learners).toSorted((one, other) => one - other),
  );
  const one = ordered.find(({ name }) => name === 'One instance')!;
  expect(loadOf(one.learners - 1, measured).instances).toBe(1);
  expect(loadOf(one.learners, measured).instances).toBeGreaterThan(1);
});

test('more learners never need less', () => {
  const loads = SIZES.map((learners) => loadOf(learners, measured));
  for (const need of ['requests', 'instances', 'connections', 'databaseCores', 'terabytes'] as const) {
    const needs = loads.map((load) => load[need]);
    expect(needs).toEqual(needs.toSorted((one, other) => one - other));
  }
});
