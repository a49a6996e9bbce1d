import type { Opt } from '@mikro-orm/core';
import { sql } from 'kysely';
import { Institution } from '#modules/institution/institution.entity';
import { FieldsOf, One } from '#platform/read/declarations';
import { CustomDomain } from './custom-domain.entity.ts';

@FieldsOf(Institution)
export class CustomDomainFieldsOfInstitution {
  @One<CustomDomain, Institution>(() => CustomDomain, {
    where: (domain, institution) => sql`${domain.institution} = ${institution.id}`,
    order: { by: ['createdAt'] },
    description:
      'Custom domain of the institution. Null without one, and unless the viewer is an admin of the institution.',
  })
  customDomain!: (CustomDomain & Opt) | null;
}
