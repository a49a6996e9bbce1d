import { authorize } from '#kernel/authorize';
import { Account } from '#modules/account/account.entity';
import { Institution } from '#modules/institution/institution.entity';
import { membershipPolicy } from '#modules/membership/membership.policy';
import { Membership } from '#modules/membership/membership.entity';
import { consume, type Limit } from '#platform/limits/attempts';
import { enqueueMail } from '#platform/mail/enqueue-mail';
import type { Context } from '#platform/request/context';
import type { SendTestWelcomeMailInput } from './institution-notifications.input.ts';

const TESTS: Limit = {
  name: 'welcome-test',
  max: 10,
  seconds: 60 * 60,
  message: 'You’ve sent many tests. Try again in an hour.',
};

/**
 * Mails the given texts to the viewer, as a new member with the viewer's name would get them. Returns the address.
 * @throws Forbidden, TooMany
 */
export async function sendTestWelcomeMail(
  { viewer, transaction }: Context,
  { subject, message }: SendTestWelcomeMailInput,
): Promise<string> {
  authorize(viewer, membershipPolicy.manageInstitution);
  const { institutionId, membershipId, accountId } = viewer;
  return transaction(async (em) => {
    await consume(em, TESTS, accountId);
    const institution = await em.findOneOrFail(Institution, institutionId);
    const { firstName } = await em.findOneOrFail(Membership, { id: membershipId });
    const { email } = await em.findOneOrFail(Account, accountId);
    await enqueueMail(em, {
      to: email,
      template: 'welcome',
      data: {
        subject,
        message,
        institution: institution.name,
        namespace: institution.namespace,
        ...(firstName && { firstName }),
      },
    });
    return email;
  });
}
