import { v7 as uuidv7 } from 'uuid';
import type { App } from '#tests/support/app';
import {
  type Circumstances,
  type Credential,
  makeCredential,
  signChallenge,
} from '#tests/support/authenticator';
import { insert, type Member, PASSWORD } from '#tests/support/factories';
import type { GraphqlOptions } from '#tests/support/graphql';

/** Origin of the tests' product. */
export const originOf = (app: App): string => app.services.config.appOrigin;

interface Proof {
  password?: string;
  code?: string;
}

export const beginPasskey = (app: App, options: GraphqlOptions, { password = PASSWORD, code }: Proof = {}) =>
  app.graphql(
    `mutation ($input: BeginPasskeyInput!) { beginPasskey(input: $input) {
      challenge relyingPartyHost relyingPartyName userHandle userName userDisplayName algorithms excludedCredentials } }`,
    { input: { password, ...(code && { code }) } },
    options,
  );

export const addPasskey = (app: App, input: object, options: GraphqlOptions) =>
  app.graphql(
    'mutation ($input: AddPasskeyInput!) { addPasskey(input: $input) { passkey { id name lastUsedAt } } }',
    { input: { name: 'Phone', ...input } },
    options,
  );

/** Adds a passkey to an account. Returns its ID and the key of the authenticator. */
export async function aPasskey(
  app: App,
  as: Pick<Member, 'accessToken'>,
  { name = 'Phone', ...proof }: { name?: string } & Proof = {},
): Promise<{ id: string; credential: Credential }> {
  const { data } = await beginPasskey(app, { as }, proof);
  const { credential, answer } = makeCredential(data.beginPasskey, { origin: originOf(app) });
  const added = await addPasskey(app, { name, ...answer }, { as });
  return { id: added.data.addPasskey.passkey.id as string, credential };
}

/** Inserts a passkey whose key nobody has. Returns its ID. */
export async function aStoredPasskey(
  app: App,
  { accountId }: Pick<Member, 'accountId'>,
  name = 'Phone',
): Promise<string> {
  const id = uuidv7();
  await insert(app, 'passkey', {
    id,
    account_id: accountId,
    name,
    credential_id: id,
    public_key: 'none',
  });
  return id;
}

export const beginSignIn = async (app: App, options: GraphqlOptions = {}) => {
  const { data } = await app.graphql(
    'mutation { beginPasskeySignIn { challenge relyingPartyHost } }',
    undefined,
    options,
  );
  return data.beginPasskeySignIn as { challenge: string; relyingPartyHost: string };
};

export const sendSignIn = (app: App, input: object, options: GraphqlOptions = {}) =>
  app.graphql(
    `mutation ($input: SignInWithPasskeyInput!) { signInWithPasskey(input: $input) {
      accessToken viewer { id email role institution { namespace } } } }`,
    { input },
    options,
  );

/** Signs in with a passkey. */
export async function signInWith(
  app: App,
  credential: Credential,
  { institution, ...circumstances }: Partial<Circumstances> & { institution?: string } = {},
  options: GraphqlOptions = {},
) {
  const asked = await beginSignIn(app, options);
  const answer = signChallenge(asked, credential, { origin: originOf(app), ...circumstances });
  return sendSignIn(app, { ...answer, ...(institution && { institution }) }, options);
}

export const removePasskey = (app: App, id: string, options: GraphqlOptions, password = PASSWORD) =>
  app.graphql(
    'mutation ($input: RemovePasskeyInput!) { removePasskey(input: $input) { id } }',
    { input: { id, password } },
    options,
  );

export const renamePasskey = (app: App, id: string, name: string, options: GraphqlOptions) =>
  app.graphql(
    'mutation ($input: RenamePasskeyInput!) { renamePasskey(input: $input) { passkey { id name } } }',
    { input: { id, name } },
    options,
  );

export const passkeysOf = async (app: App, options: GraphqlOptions) => {
  const { data, errors } = await app.graphql(
    '{ passkeys { totalCount nodes { id name createdAt lastUsedAt } } }',
    undefined,
    options,
  );
  return (errors.length > 0 ? errors : data.passkeys.nodes) as Record<string, unknown>[];
};

/** Runs calls of a server that does not remember which challenges were used: a negative control. */
export async function withReusableChallenges<Result>(app: App, work: () => Promise<Result>): Promise<Result> {
  const connection = app.services.orm.em.getDriver().getConnection();
  const execute = connection.execute.bind(connection);
  connection.execute = (sql, params, ...rest) => {
    const isUse = Array.isArray(params) && String(params[1]).startsWith('passkey-challenge:');
    return isUse
      ? execute('select 1 as count, 0::float8 as remaining', [], ...rest)
      : execute(sql, params, ...rest);
  };
  try {
    return await work();
  } finally {
    connection.execute = execute;
  }
}
