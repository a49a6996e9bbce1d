import { ViewerResolver } from '../account/viewer.resolver.ts';
import { CohortResolver } from '../cohort/cohort.resolver.ts';

/** Every resolver class: the surface of the schema. */
export const RESOLVERS = [CohortResolver, ViewerResolver];
