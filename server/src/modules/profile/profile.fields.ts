import type { Opt } from '@mikro-orm/core';
import { sql } from 'kysely';
import { DateTime } from '#kernel/scalars';
import { Membership } from '#modules/membership/membership.entity';
import { isFellow, readsLastSeen, readsPhone } from '#modules/membership/membership.visibility';
import { onlineSql } from '#modules/presence/online.sql';
import { Computed, FieldsOf } from '#platform/read/declarations';

/** Fields of a profile that only some readers get. */
@FieldsOf(Membership)
export class ProfileOfMember {
  @Computed<Membership>(
    () => String,
    (row, reader) => sql`case when ${readsPhone(row, reader)} then ${row.contactPhone} end`,
    {
      nullable: true,
      description:
        'Phone number. Empty if none exists. Null unless it is that of the viewer, the viewer is an admin, or an instructor and the member a student of their cohorts.',
    },
  )
  phone!: (string & Opt) | null;

  @Computed<Membership>(
    () => String,
    (row, reader) => sql`case when ${isFellow(row, reader)} then ${row.homeLocation} end`,
    {
      nullable: true,
      description: 'Place, for example "Lisbon". Empty if none exists. Null outside of the institution.',
    },
  )
  location!: (string & Opt) | null;

  @Computed<Membership>(
    () => String,
    (row, reader) => sql`case when ${isFellow(row, reader)} then ${row.homeZone} end`,
    {
      nullable: true,
      description:
        'IANA name of the time zone, for example Europe/Berlin. Null when none is set, and outside of the institution.',
    },
  )
  timeZone!: (string & Opt) | null;

  @Computed<Membership>(
    () => DateTime,
    (row, reader) =>
      sql`case when ${readsLastSeen(row, reader)} then case when ${onlineSql(row)} then now() else ${row.lastUsedAt} end end`,
    {
      nullable: true,
      description:
        'Time when the member was online last: now for a member who is online. Null unless it is that of the viewer, the viewer is an admin, or an instructor and the member a student of their cohorts.',
    },
  )
  lastSeenAt!: (Date & Opt) | null;
}
