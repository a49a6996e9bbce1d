import { expect, test } from 'vitest';
import { findings } from '../../../scripts/checks/wording.mjs';

/** Put together here, so that this file has none of them. */
const banned = [
  ['a', 'new'].join(''),
  ['/** Gi', 'ves the id. */'].join(''),
  ['// W', 'ho asks is a member.'].join(''),
  ['closed for w', 'ho has no seat'].join(''),
  ['const MO', 'ST_TAKEN = 3;'].join(''),
];

test.each(banned)('finds banned wording in %j', (line) => {
  expect(findings(line)).toHaveLength(1);
});

test.each(['// Who may enroll?', 'the student who enrolled first', 'Null if none exists.', 'MAX_TAKEN'])(
  'accepts %j',
  (line) => {
    expect(findings(line)).toEqual([]);
  },
);
