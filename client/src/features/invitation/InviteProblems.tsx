import '@mantine/core/styles/List.layer.css';
import { Alert, List } from '@mantine/core';
import { texts } from '#texts/en';
import type { InviteMembersMutation } from './MemberInvitations.generated.ts';

const t = texts.inviteForm;

/** A person who got no mail. */
export interface InviteProblem {
  email: string;
  message: string;
}

type Result = NonNullable<InviteMembersMutation['inviteMembers']>['results'][number];

/** Returns the people who got no mail, with the reason. */
export const problemsOf = (emails: readonly string[], results: readonly Result[]): InviteProblem[] =>
  results
    .filter(({ outcome }) => outcome !== 'INVITED')
    .map(({ index, error }) => ({ email: emails[index]!, message: error?.message ?? t.alreadyInvited }));

/** Lists the people who got no mail. */
export function InviteProblems({ problems }: { problems: readonly InviteProblem[] }) {
  return (
    <div role="alert">
      {problems.length > 0 && (
        <Alert color="red" title={t.someFailed}>
          <List size="sm">
            {problems.map(({ email, message }) => (
              <List.Item key={email}>{t.problem(email, message)}</List.Item>
            ))}
          </List>
        </Alert>
      )}
    </div>
  );
}
