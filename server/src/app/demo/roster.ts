import type { Institution } from '#modules/institution/institution.entity';
import type { Membership } from '#modules/membership/membership.entity';

/** Members of a seeded institution. The demo content refers to staff by index. */
export interface Roster {
  institution: Institution;
  staff: Membership[];
  students: Membership[];
}
