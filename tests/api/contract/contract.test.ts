import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { contractFaults } from '../../../scripts/checks/contract.mjs';
import { projectRoot } from '#kernel/config';

const RELEASED = `
  type Query { course(id: ID!, language: String = "en"): Course, old: Leftover }
  type Course { id: ID!, title: String!, code: String, kind: Kind! }
  type Leftover { id: ID! }
  enum Kind { OPEN CLOSED }
  input CourseInput { title: String!, code: String }
  type Mutation { save(input: CourseInput!): Course! }
`;

const faults = (present: string, { released = RELEASED, today = '2027-01-15' } = {}) =>
  contractFaults(released, present, today);

/** Returns the contract with one replacement. */
const changed = (from: string, to: string, contract = RELEASED) => {
  expect(contract).toContain(from);
  return contract.replace(from, to);
};

test("the released contract has no faults, and neither has the server's schema", () => {
  const read = (file: string) => fs.readFileSync(path.join(projectRoot, file), 'utf8');
  const today = new Date().toISOString().slice(0, 10);
  const released = read('contract/released.graphql');
  expect(contractFaults(released, released, today)).toEqual([]);
  expect(contractFaults(released, read('schema.graphql'), today)).toEqual([]);
});

describe('breaking changes of the contract', () => {
  test.each([
    [
      'a field taken away',
      'title: String!, code: String, kind',
      'title: String!, kind',
      'Course.code was removed',
    ],
    ['a field of another type', 'title: String!, code', 'title: Int!, code', 'Course.title changed type'],
    [
      'a field that may be null now',
      'title: String!, code',
      'title: String, code',
      'Course.title changed type',
    ],
    [
      'a new argument that must be given',
      'id: ID!, language',
      'id: ID!, at: Int!, language',
      'required arg at',
    ],
    ['an argument taken away', ', language: String = "en"', '', 'arg language was removed'],
    [
      'an argument of another type',
      'id: ID!, language',
      'id: Int!, language',
      'has changed type from ID! to Int!',
    ],
    ['another default', '"en"', '"de"', 'has changed defaultValue'],
    ['a value taken away', 'OPEN CLOSED', 'OPEN', 'CLOSED was removed from enum type Kind'],
    [
      'an input that must be given now',
      'code: String }\n  type M',
      'code: String! }\n  type M',
      'changed type',
    ],
    [
      'a new input that must be given',
      'input CourseInput { ',
      'input CourseInput { at: Int! ',
      'required field at',
    ],
    ['a type taken away', ', old: Leftover', '', 'Query.old was removed'],
  ])('reports a breaking change: %s', (_, from, to, complaint) => {
    expect(faults(changed(from, to))).toContainEqual(expect.stringContaining(complaint));
  });
});

describe('compatible changes of the contract', () => {
  test.each([
    ['a field', 'code: String, kind', 'code: String, level: String, kind'],
    ['an argument that may be left out', 'id: ID!, language', 'id: ID!, at: Int, language'],
    ['an argument with a default', 'id: ID!, language', 'id: ID!, first: Int! = 20, language'],
    ['an input that may be left out', 'input CourseInput { ', 'input CourseInput { at: Int '],
    ['a value', 'OPEN CLOSED', 'OPEN CLOSED HIDDEN'],
    ['a type', 'enum Kind', 'type More { id: ID! } enum Kind'],
    ['a field that is never null now', 'code: String, kind', 'code: String!, kind'],
    [
      'a deprecation with a date',
      'code: String, kind',
      'code: String @deprecated(reason: "Use id. Removed after 2028-05-01."), kind',
    ],
  ])('accepts an addition: %s', (_, from, to) => {
    expect(faults(changed(from, to))).toEqual([]);
  });
});

describe('deprecations in the contract', () => {
  const deprecated = (reason: string) =>
    changed('code: String, kind', `code: String @deprecated${reason}, kind`);
  const until = (date: string) => `(reason: "Use id. Removed after ${date}.")`;
  const gone = changed('code: String, kind', 'kind');

  test.each([
    ['', 'Course.code is deprecated without a date'],
    ['(reason: "Use id.")', 'Course.code is deprecated without a date'],
    ['(reason: "Use id. Removed after 2027-02-30.")', 'Course.code is deprecated without a date'],
    ['(reason: "Removed after next year.")', 'Course.code is deprecated without a date'],
    ['(reason: "Removed after 2028-01-01. Use id.")', 'Course.code is deprecated without a date'],
  ])('a deprecation must name its last day: %s does not', (reason, complaint) => {
    expect(faults(deprecated(reason))).toEqual([expect.stringContaining(complaint)]);
  });

  test.each([
    [
      'an argument',
      'language: String = "en"',
      'language: String = "en" @deprecated',
      'Query.course(language:)',
    ],
    ['an input', 'code: String }\n  type M', 'code: String @deprecated }\n  type M', 'CourseInput(code:)'],
    ['a value', 'OPEN CLOSED', 'OPEN CLOSED @deprecated', 'Kind.CLOSED'],
  ])('a deprecation of %s must name its last day too', (_, from, to, name) => {
    expect(faults(changed(from, to))).toEqual([
      expect.stringContaining(`${name} is deprecated without a date`),
    ]);
  });

  test('a deprecated part may be removed after its last day, not on it or before', () => {
    const released = deprecated(until('2027-05-01'));
    for (const today of ['2027-01-15', '2027-05-01'])
      expect(faults(gone, { released, today })).toEqual(['Course.code was removed. (FIELD_REMOVED)']);
    expect(faults(gone, { released, today: '2027-05-02' })).toEqual([]);
  });

  test('a deprecation that was never released does not permit a removal', () => {
    expect(faults(gone, { today: '2030-01-01' })).toEqual(['Course.code was removed. (FIELD_REMOVED)']);
  });

  test('a deprecation may be postponed or withdrawn, not brought forward', () => {
    const released = deprecated(until('2027-05-01'));
    expect(faults(deprecated(until('2027-09-01')), { released })).toEqual([]);
    expect(faults(RELEASED, { released })).toEqual([]);
    expect(faults(deprecated(until('2027-04-30')), { released })).toEqual([
      'Course.code is to go after 2027-04-30, but 2027-05-01 was promised.',
    ]);
  });

  test('removing the last deprecated field that leads to a type permits removing the type', () => {
    const released = changed('old: Leftover', `old: Leftover @deprecated${until('2027-05-01')}`);
    const without = changed('  type Leftover { id: ID! }\n', '', changed(', old: Leftover', ''));
    expect(faults(without, { released, today: '2027-05-02' })).toEqual([]);
    expect(faults(without, { released, today: '2027-05-01' })).toHaveLength(2);
  });
});
