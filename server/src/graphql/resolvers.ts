import { AccountResolver } from '../account/account.resolver.ts';
import { ViewerResolver } from '../account/viewer.resolver.ts';
import { CohortResolver } from '../cohort/cohort.resolver.ts';
import { InstitutionResolver } from '../institution/institution.resolver.ts';
import { MembershipResolver } from '../membership/membership.resolver.ts';

/** Every resolver class: the surface of the schema. */
export const RESOLVERS = [
  AccountResolver,
  CohortResolver,
  InstitutionResolver,
  MembershipResolver,
  ViewerResolver,
];
