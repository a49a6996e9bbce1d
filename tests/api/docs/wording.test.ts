import { expect, test } from 'vitest';
import { findings, textFindings } from '../../../scripts/checks/wording.mjs';

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

const SCREEN = 'client/src/texts/en/cohort.ts';

test.each([
  [SCREEN, "empty: 'No course fits this search.',"],
  [SCREEN, "notAllowed: 'You cannot edit this cohort.',"],
  [SCREEN, 'gone: `${title} is not available.`,'],
  [SCREEN, `gone: "It isn't available.",`],
  ['server/src/modules/cohort/cohort.mail.ts', "'Hand in your work.',"],
  ['server/src/modules/cohort/cohort.service.ts', "throw Conflict('Nobody waits.');"],
])('finds unnatural wording in the texts of %s: %s', (file, line) => {
  expect(textFindings(file, line)).toHaveLength(1);
});

test.each([
  [SCREEN, "gone: 'It isn’t available.',"],
  [SCREEN, '// Somebody cannot see it.'],
  [SCREEN, `noAccount: "Don't have an account?",`],
  ['server/src/modules/cohort/cohort.input.ts', "description: 'A cohort cannot move.'"],
])('accepts the line of %s: %s', (file, line) => {
  expect(textFindings(file, line)).toEqual([]);
});
