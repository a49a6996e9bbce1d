import type { EntityManager } from '@mikro-orm/postgresql';
import { CustomDomain } from '#modules/custom-domain/custom-domain.entity';
import { DnsRecordState } from '#modules/custom-domain/custom-domain.enums';
import type { Institution } from '#modules/institution/institution.entity';

/** Welcome mail and rules of notifications. */
export const DEMO_NOTIFICATIONS = {
  sendsWelcomeMail: true,
  welcomeSubject: 'Welcome to {institution}, {name}',
  welcomeMessage: [
    'Good to have you with us.',
    '',
    '- Your cohorts are on your dashboard.',
    '- Say hello in the room of your cohort.',
    '- Questions? Answer this mail, or come to the office hours.',
  ].join('\n'),
  mutedKinds: ['review'],
};

/** Seeds a custom domain of which one record was not found yet. */
export function seedCustomDomain(em: EntityManager, institution: Institution): void {
  em.create(CustomDomain, {
    institution,
    host: 'learn.demo.example',
    txtValue: 'lyceum-dGhlLWRlbW8taGFzLW5vLWRucw',
    cnameState: DnsRecordState.FOUND,
    txtState: DnsRecordState.MISSING,
    checkedAt: new Date(),
  });
}
