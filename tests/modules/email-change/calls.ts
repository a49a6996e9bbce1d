import type { App } from '#tests/support/app';
import { PASSWORD } from '#tests/support/factories';
import type { GraphqlOptions } from '#tests/support/graphql';

export const requestChange = (
  app: App,
  input: { email: string; password?: string; code?: string },
  options: GraphqlOptions,
) =>
  app.graphql(
    'mutation ($input: RequestEmailChangeInput!) { requestEmailChange(input: $input) { viewer { email pendingEmail } } }',
    { input: { password: PASSWORD, ...input } },
    options,
  );

export const cancelChange = (app: App, options: GraphqlOptions) =>
  app.graphql('mutation { cancelEmailChange { viewer { email pendingEmail } } }', undefined, options);

export const confirmChange = (app: App, token: string, options: GraphqlOptions = {}) =>
  app.graphql(
    'mutation ($input: ConfirmEmailChangeInput!) { confirmEmailChange(input: $input) { email } }',
    { input: { token } },
    options,
  );

export const undoChange = (app: App, token: string, options: GraphqlOptions = {}) =>
  app.graphql(
    'mutation ($input: UndoEmailChangeInput!) { undoEmailChange(input: $input) { email passwordResetToken } }',
    { input: { token } },
    options,
  );

/** Returns the token of the latest link in `count` mails to an address. */
export async function changeTokenFor(
  app: App,
  email: string,
  act: 'confirm' | 'undo',
  count = 1,
): Promise<string> {
  const mails = await app.mailTo(email, count);
  const links = new RegExp(`/email-change#${act}=([\\w-]+)`, 'g');
  return mails.flatMap(({ text }) => Array.from(text.matchAll(links))).at(-1)![1]!;
}

/** Requests and confirms a change. Returns the token that takes it back. */
export async function changeEmail(
  app: App,
  { email: old, as }: { email: string; as: GraphqlOptions['as'] & object },
  email: string,
): Promise<string> {
  await requestChange(app, { email }, { as });
  await confirmChange(app, await changeTokenFor(app, email, 'confirm'));
  return changeTokenFor(app, old, 'undo');
}
