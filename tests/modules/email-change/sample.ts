import { aStudent } from '#tests/support/factories';
import type { Sample } from '#tests/support/sample';
import { changeTokenFor, requestChange } from './calls.ts';

let count = 0;

/** Returns an address that no account has. */
const freshEmail = () => `changed-${++count}@example.org`;

export const sample: Sample = {
  inputs: { requestEmailChange: { email: 'another@example.org' } },
  silent: {
    requestEmailChange: 'nothing changes before the link of a mail is used',
    cancelEmailChange: 'nothing was changed yet',
  },
  calls: {
    requestEmailChange: async (app, { as: { institution }, given: { input } }) => ({
      as: await aStudent(app, { institution }),
      given: { input: { ...(input as object), email: freshEmail() } },
    }),
    confirmEmailChange: async (app, { as: { institution } }) => {
      const student = await aStudent(app, { institution });
      const email = freshEmail();
      await requestChange(app, { email }, { as: student });
      return { as: student, given: { input: { token: await changeTokenFor(app, email, 'confirm') } } };
    },
    undoEmailChange: async (app, { as: { institution } }) => {
      const student = await aStudent(app, { institution });
      await requestChange(app, { email: freshEmail() }, { as: student });
      return { as: student, given: { input: { token: await changeTokenFor(app, student.email, 'undo') } } };
    },
  },
};
