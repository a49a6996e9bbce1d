import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Tenants, twoTenants } from '#tests/api/isolation/tenants';
import { type App, startApp } from '#tests/support/app';
import { merged } from '#tests/support/samples';
import { callOf, mutations } from './every-mutation.ts';
import { type Entry, entriesOf, replay, rowsOf } from './replay.ts';

/** Mutations that leave nothing in the log of an institution, and why. */
const SILENT = merged(({ silent }) => silent);

let app: App;
let tenants: Tenants;
beforeAll(async () => {
  app = await startApp();
  tenants = await twoTenants(app);
  await app.db.query(`update institution set plan = 'professional'`); // with tokens
});
afterAll(() => app.stop());

const written = new Map<string, Entry[]>();

describe('mutations in the audit log', () => {
  test.each(mutations.map((operation) => [operation.name, operation] as const))(
    '%s logs exactly the changes it makes to rows',
    async (name, operation) => {
      const { as, given } = await callOf(app, tenants, operation);
      const before = await rowsOf(app);
      const { headers, errors } = await app.graphql(operation.brief, given, { as });
      const entries = await entriesOf(app, headers['x-request-id']);
      expect(replay(before, entries)).toEqual(await rowsOf(app));
      written.set(name, entries);
      const isSilent = name in SILENT;
      expect(isSilent ? [] : errors).toEqual([]);
      expect(entries.length > 0).toBe(!isSilent);
      const authors = new Set(entries.map((entry) => `${entry.operation} by ${entry.account_id}`));
      const created = entries[0]?.account_id; // an account that the mutation creates
      expect(authors).toEqual(new Set(entries.map(() => `${name} by ${as.accountId ?? created}`)));
    },
  );

  test('every mutation of the schema is listed here as logged, or with the reason why not', () => {
    const silent = [...written].filter(([, entries]) => entries.length === 0).map(([name]) => name);
    expect(silent.toSorted()).toEqual(Object.keys(SILENT).toSorted());
  });

  test.each([
    ['enroll', ['enrollment created']],
    ['createCourse', ['course created', 'section created']],
    ['updateCohort', ['cohort updated']],
    ['deleteCohort', ['cohort deleted']],
    ['shiftCohort', ['cohort updated']],
    ['cloneCohort', ['cohort created']],
    ['setPricePlans', ['price_plan updated', 'cohort updated']],
    ['addMilestone', ['milestone created']],
    ['removeMilestone', ['milestone deleted']],
    ['updateInstitution', ['institution updated']],
    ['addCohortInstructor', ['cohort_instructor created']],
    ['removeCohortInstructor', ['cohort_instructor deleted']],
    ['cancelEnrollment', ['enrollment updated']],
    ['checkout', ['enrollment created', 'seat_order created', 'enrollment_details created']],
    ['deleteCoupon', ['coupon deleted']],
    ['markOrderPaid', ['seat_order updated', 'enrollment updated']],
    ['cancelOrder', ['seat_order updated', 'enrollment updated']],
    ['refundOrder', ['seat_order updated', 'enrollment updated']],
    ['markEnrollmentPaid', ['enrollment updated']],
    ['declineEnrollment', ['enrollment updated']],
    ['startDiscussion', ['discussion created']],
    ['replyToDiscussion', ['discussion_reply created']],
    ['shareCourse', ['invitation created']],
    ['registerTeacher', ['institution created', 'membership created', 'session signed_in']],
    ['signUp', ['membership created', 'session signed_in']],
    ['signIn', ['session signed_in']],
    ['changePassword', ['account updated', 'session signed_out']],
    ['enableTwoFactor', ['account updated']],
    ['disableTwoFactor', ['account updated']],
    ['endSession', ['session signed_out']],
    ['endOtherSessions', ['session signed_out']],
    ['signOut', ['session signed_out']],
  ])('%s is logged as %j', (name, expected) => {
    expect(written.get(name)!.map(({ noun, action }) => `${noun} ${action}`)).toEqual(
      expect.arrayContaining(expected),
    );
  });
});

test('the replay check reports missing, excess and wrong entries', () => {
  const rows = new Map([['cohort 1', { title: 'A' }]]);
  const entry = { noun: 'cohort', row_id: '1', action: 'updated' } as Entry;
  const update = { ...entry, before: { title: 'A' }, after: { title: 'B' } };
  expect(replay(rows, [update])).toEqual(new Map([['cohort 1', { title: 'B' }]]));
  expect(replay(rows, [])).not.toEqual(new Map([['cohort 1', { title: 'B' }]]));
  expect(() => replay(rows, [update, update])).toThrow('was not');
  expect(() => replay(rows, [{ ...update, before: null }])).toThrow('is not so');
});
