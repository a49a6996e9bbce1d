import type { Opt } from '@mikro-orm/core';
import { Enum, Index, Property, Unique } from '@mikro-orm/decorators/legacy';
import { sql } from 'kysely';
import { Field, Int, ObjectType } from 'type-graphql';
import { TenantEntity } from '#platform/database/base.entity';
import { TenantTable } from '#platform/database/tenancy';
import { sharesCohortWith } from '#modules/enrollment/seat.visibility';
import { Node } from '#kernel/node';
import { Institution } from '#modules/institution/institution.entity';
import { onlineSql } from '#modules/presence/online.sql';
import { Computed, Derived, Readable, type Row } from '#platform/read/declarations';
import { Ordered } from '#platform/read/ordered';
import { titledSearchIndex } from '#platform/read/search';
import { ListIndex } from '#platform/database/list-index';
import { MEMBERSHIP_COUNTS } from './membership.counts.ts';
import { MembershipAccess } from './membership-access.enums.ts';
import { MembershipStatus } from './membership-status.enums.ts';
import { MemberPermissions, memberPermissions } from './membership.permissions.ts';
import { memberName } from './membership.sql.ts';
import { readsEmail } from './membership.visibility.ts';
import { MemberCertification, MemberEducation } from './qualification.fields.ts';
import { Role } from '#kernel/role';
import { statusHasSeat } from '#modules/enrollment/enrollment-status.sql';

/**
 * A person in an institution. The names are copied from the account, so that lists of people need not read
 * accounts, which belong to no tenant.
 */
@Ordered({ LAST_NAME: 'lastName' }, { indexed: ['lastName'] })
@ObjectType('Member', { implements: Node, description: 'Membership of a person in an institution.' })
@Readable<Membership>((row, reader) =>
  reader.role === 'seat'
    ? sql`(${row.id} = ${reader.membershipId} or ${row.accountId} = ${reader.accountId} or ${sharesCohortWith(row, reader)})`
    : null,
)
@TenantTable({
  tableName: 'membership',
  ownedBy: 'account_id',
  ownedEverywhere: true,
  publicWhen: 'is_public',
  audit: { quiet: ['last_used_at'] },
  counts: MEMBERSHIP_COUNTS,
})
@Unique({ properties: ['institution', 'accountId'] })
@Index({ properties: ['accountId', 'lastUsedAt'] })
@Index({
  name: 'membership_owner',
  expression: 'create index membership_owner on membership (institution_id) where is_owner',
})
@ListIndex({ by: ['lastName'], has: ['account_id', 'role', 'status', 'first_name', 'contact_email'] })
@ListIndex({ by: ['role', 'lastName'], has: ['account_id', 'status'] })
@Index(titledSearchIndex('membership', ['first_name', 'last_name'], 'contact_email'))
export class Membership extends TenantEntity {
  @Property({ type: 'uuid' })
  accountId!: string;

  @Field(() => Role, { description: 'Role of the member.' })
  @Enum({ items: () => Role, type: 'text' })
  role!: Role;

  @Field(() => Boolean, {
    description: 'Whether the member owns the institution. An owner has the permissions of an admin.',
  })
  @Property({ type: 'boolean', default: false })
  isOwner: boolean & Opt = false;

  @Field(() => MembershipStatus, { description: 'Status of the membership.' })
  @Enum({ items: () => MembershipStatus, type: 'text', default: MembershipStatus.ACTIVE })
  status: MembershipStatus & Opt = MembershipStatus.ACTIVE;

  @Field(() => MembershipAccess, { description: 'Access of the membership.' })
  @Enum({ items: () => MembershipAccess, type: 'text', default: MembershipAccess.MEMBER })
  access: MembershipAccess & Opt = MembershipAccess.MEMBER;

  /** Whether the member teaches something public, so that the name can be read from every tenant. */
  @Property({ type: 'boolean', default: false })
  isPublic: boolean & Opt = false;

  @Field(() => String, { description: 'First name. Empty when the member has none.' })
  @Property({ type: 'text', default: '' })
  firstName: string & Opt = '';

  @Field(() => String, { description: 'Last name. Empty when the member has none.' })
  @Property({ type: 'text', default: '' })
  lastName: string & Opt = '';

  @Property({ type: 'text' })
  contactEmail!: string;

  @Field(() => String, { description: 'Title, for example "Lead Instructor". Empty if none exists.' })
  @Property({ type: 'text', default: '' })
  jobTitle: string & Opt = '';

  @Field(() => String, { description: 'Department. Empty if none exists.' })
  @Property({ type: 'text', default: '' })
  department: string & Opt = '';

  @Field(() => String, { description: 'Specialization. Empty if none exists.' })
  @Property({ type: 'text', default: '' })
  specialization: string & Opt = '';

  @Field(() => String, { description: "Biography in the member's own words. Empty if none exists." })
  @Property({ type: 'text', default: '' })
  bio: string & Opt = '';

  @Field(() => [String], { description: 'Areas of expertise, at most 20.' })
  @Property({ type: 'array', columnType: 'text[]', defaultRaw: "'{}'" })
  expertise: string[] & Opt = [];

  @Field(() => String, { description: 'URL of the website. Empty if none exists.' })
  @Property({ type: 'text', default: '' })
  website: string & Opt = '';

  @Field(() => [MemberEducation], { description: 'Degrees in the order of the member, at most 20.' })
  @Property({ type: 'jsonb', defaultRaw: "'[]'" })
  education: MemberEducation[] & Opt = [];

  @Field(() => [MemberCertification], {
    description: 'Certifications by others in the order of the member, at most 20.',
  })
  @Property({ type: 'jsonb', defaultRaw: "'[]'" })
  certifications: MemberCertification[] & Opt = [];

  /** Only `phone` of profile.fields.ts shows it, as those of the two columns below. */
  @Property({ type: 'text', default: '' })
  contactPhone: string & Opt = '';

  @Property({ type: 'text', default: '' })
  homeLocation: string & Opt = '';

  /** IANA name. */
  @Property({ type: 'text', nullable: true })
  homeZone?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'URL of the photo in WebP, relative to the origin of the API, 320 pixels wide or less. With 640 as its last part, the photo is larger. Null if none exists.',
  })
  @Property({ type: 'text', nullable: true })
  avatarUrl?: string | null;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  lastUsedAt: Date & Opt = new Date();

  /** Time at which the personal data was erased. Null again when the person comes back. */
  @Property({ type: 'timestamptz', nullable: true })
  erasedAt?: Date | null;

  @Field(() => Institution, { description: 'Institution of the membership.' })
  declare institution: TenantEntity['institution'];

  @Computed<Membership>(() => String, (row) => memberName(row), {
    description: 'Full name; one name when first and last are equal; "Unnamed member" when both are empty.',
  })
  displayName!: string & Opt;

  @Computed<Membership>(
    () => String,
    (row, reader) => sql`case when ${readsEmail(row, reader)} then ${row.contactEmail} end`,
    {
      nullable: true,
      description:
        'E-mail address. Null unless it is that of the viewer, the viewer is an admin, or an instructor and the member a colleague, a student of their cohorts or registered for one of their events.',
    },
  )
  email!: (string & Opt) | null;

  @Computed<Membership>(() => Boolean, onlineSql, { description: 'Whether the member is online now.' })
  isOnline!: boolean & Opt;

  @Computed<Membership>(
    () => Int,
    (row: Row<Membership>) => sql`(
      select count(distinct cc.course_id)::int from enrollment e
      join cohort_course cc on cc.institution_id = ${row.institution} and cc.cohort_id = e.cohort_id
      where e.institution_id = ${row.institution} and e.membership_id = ${row.id} and ${sql.raw(statusHasSeat('e.status'))})`,
    { description: 'Number of courses of the cohorts in which the member has a seat.' },
  )
  courseCount!: number & Opt;

  @Derived<Membership>(
    () => MemberPermissions,
    ['id', 'institution', 'isOwner', 'role', 'status', 'erasedAt'],
    memberPermissions,
    { description: 'Permissions of the viewer on the membership.' },
  )
  viewerCan!: MemberPermissions & Opt;
}
