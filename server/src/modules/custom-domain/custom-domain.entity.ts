import type { Opt } from '@mikro-orm/core';
import { Enum, Index, Property } from '@mikro-orm/decorators/legacy';
import { sql } from 'kysely';
import { Field, ObjectType } from 'type-graphql';
import { TenantEntity } from '#platform/database/base.entity';
import { TenantTable } from '#platform/database/tenancy';
import { Computed, Readable } from '#platform/read/declarations';
import { Node } from '#kernel/node';
import { Role } from '#kernel/role';
import { DateTime } from '#kernel/scalars';
import { CustomDomainStatus, DnsRecordState } from './custom-domain.enums.ts';
import { GRACE_DAYS, TXT_LABEL } from './custom-domain.rules.ts';

const UNTIL_CHECKED = { type: 'text', items: () => DnsRecordState, default: DnsRecordState.UNKNOWN } as const;

/** Host that an institution wants to be found at. Once it is verified, `institution.custom_host` repeats it. */
@ObjectType({
  implements: Node,
  description: 'Custom domain of an institution. Only its admins read it.',
})
@Readable<CustomDomain>((_row, { role }) => (role === Role.ADMIN ? sql`true` : sql`false`))
@TenantTable({
  tableName: 'custom_domain',
  audit: { quiet: ['cname_state', 'txt_state', 'checked_at', 'warned_at'] },
})
@Index({
  name: 'custom_domain_once',
  expression: 'create unique index custom_domain_once on custom_domain (institution_id)',
})
export class CustomDomain extends TenantEntity {
  @Field(() => String, { description: 'Host name, in lower case and with punycode.' })
  @Property({ type: 'text' })
  host!: string;

  @Computed<CustomDomain>(() => String, (row) => sql`${sql.lit(`${TXT_LABEL}.`)} || ${row.host}`, {
    description: 'Name of the TXT record to set. The CNAME record has the name of the host.',
  })
  txtName!: string & Opt;

  /** Random. Setting it proves control of the name. It is public in DNS, so it is not a secret. */
  @Field(() => String, { description: 'Value of the TXT record to set.' })
  @Property({ type: 'text' })
  txtValue!: string;

  @Field(() => DnsRecordState, {
    description:
      "State of the CNAME record, which leads to the host of the platform. FOUND also when the host has the platform's addresses.",
  })
  @Enum(UNTIL_CHECKED)
  cnameState: DnsRecordState & Opt = DnsRecordState.UNKNOWN;

  @Field(() => DnsRecordState, { description: 'State of the TXT record.' })
  @Enum(UNTIL_CHECKED)
  txtState: DnsRecordState & Opt = DnsRecordState.UNKNOWN;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time of the last check. Null before the first one.',
  })
  @Property({ type: 'timestamptz', nullable: true })
  checkedAt?: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time since which the host serves the institution. Null unless it does.',
  })
  @Property({ type: 'timestamptz', nullable: true })
  verifiedAt?: Date | null;

  /** Time of the first check that missed a record of a verified host. */
  @Property({ type: 'timestamptz', nullable: true })
  failingSince?: Date | null;

  /** Time at which the owner was notified of a missing record. */
  @Property({ type: 'timestamptz', nullable: true })
  warnedAt?: Date | null;

  @Property({ type: 'timestamptz', nullable: true })
  disabledAt?: Date | null;

  /** Whether both records were found while another institution used the host. */
  @Property({ type: 'boolean', default: false })
  isTaken: boolean & Opt = false;

  @Computed<CustomDomain>(
    () => DateTime,
    (row) => sql`${row.failingSince} + interval '1 day' * ${sql.lit(GRACE_DAYS)}`,
    {
      nullable: true,
      description:
        'Time at which the host is disabled unless its records are found again. Null unless one is missing.',
    },
  )
  disablesAt!: Date | null;

  @Computed<CustomDomain>(
    () => CustomDomainStatus,
    (row) => sql`case when ${row.disabledAt} is not null then 'disabled'
      when ${row.verifiedAt} is null then case when ${row.isTaken} then 'taken' else 'pending' end
      when ${row.failingSince} is null then 'active' else 'failing' end`,
    { description: 'Status of the custom domain.' },
  )
  status!: CustomDomainStatus & Opt;
}
