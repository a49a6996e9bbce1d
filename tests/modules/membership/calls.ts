import type { App } from '#tests/support/app';
import type { GraphqlAnswer, GraphqlOptions } from '#tests/support/graphql';
import type { Member } from '#tests/support/factories';

type As = NonNullable<GraphqlOptions['as']>;

const MEMBER = 'member { id status role viewerCan { remove restore changeRole } }';

const calling =
  (name: string) =>
  (
    app: Pick<App, 'graphql'>,
    { membershipId }: Pick<Member, 'membershipId'>,
    as: As,
  ): Promise<GraphqlAnswer> =>
    app.graphql(
      `mutation ($id: ID!) { ${name}(input: { id: $id }) { ${MEMBER} } }`,
      { id: membershipId },
      { as },
    );

export const removeMember = calling('removeMember');
export const restoreMember = calling('restoreMember');
export const leave = calling('leaveInstitution');
export const transferOwnership = calling('transferOwnership');

export const changeRole = (
  app: Pick<App, 'graphql'>,
  { membershipId }: Pick<Member, 'membershipId'>,
  role: 'STUDENT' | 'INSTRUCTOR' | 'ADMIN',
  as: As,
): Promise<GraphqlAnswer> =>
  app.graphql(
    `mutation ($id: ID!, $role: Role!) { changeMemberRole(input: { id: $id, role: $role }) { ${MEMBER} } }`,
    { id: membershipId, role },
    { as },
  );

export const deleteAccount = (app: Pick<App, 'graphql'>, password: string, as: As): Promise<GraphqlAnswer> =>
  app.graphql(
    'mutation ($password: String!) { deleteAccount(input: { password: $password }) { message } }',
    { password },
    { as },
  );
