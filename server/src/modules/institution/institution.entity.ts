import type { EventArgs, Opt } from '@mikro-orm/core';
import {
  AfterCreate,
  AfterUpdate,
  BeforeCreate,
  BeforeUpdate,
  Check,
  Entity,
  Enum,
  Index,
  PrimaryKey,
  Property,
} from '@mikro-orm/decorators/legacy';
import { sql } from 'kysely';
import { Field, Int, ObjectType } from 'type-graphql';
import { v7 as uuidv7 } from 'uuid';
import { auditTrigger } from '#platform/database/audited';
import { changeTrigger } from '#platform/database/changes';
import { tenantRoot, UPDATED_AT } from '#platform/database/base.entity';
import { updatedAtTriggers } from '#platform/database/updated';
import { IS_CLOSED } from '#platform/database/visitor-settings';
import { DateTime, ID } from '#kernel/scalars';
import { Node } from '#kernel/node';
import { Role } from '#kernel/role';
import { beginAudit, endAudit, QUIET_COLUMNS } from './institution-audit.service.ts';
import { InstitutionDetails } from './institution-details.fields.ts';
import { InstitutionFigures } from './institution-figures.fields.ts';
import { InstitutionSecurity } from './institution-security.fields.ts';
import { InstitutionStatus } from './institution-status.enums.ts';
import { statusOf } from './institution-status.sql.ts';
import { InstitutionType } from './institution-type.enums.ts';
import {
  isKnownTo,
  isOfReader,
  isPlatformStaff,
  isStaffHere,
  seesClosing,
  seesPlan,
} from './institution.visibility.ts';
import { memberCount } from './member-count.sql.ts';
import { Plan } from './plan.enums.ts';
import { Computed, Readable, SameRow } from '#platform/read/declarations';
import { Ordered } from '#platform/read/ordered';

/** A tenant. Its own row belongs to no tenant: name and logo are public unless it is suspended, or awaits its approval. */
@Ordered({ NAME: 'name' }, { indexed: ['name'] })
@ObjectType({
  implements: Node,
  description: 'An institution: a tenant of the platform with its own namespace.',
})
@Readable<Institution>(
  (
    row,
    reader,
  ) => sql`(${row.suspendedAt} is null and (${row.pendingSince} is null or ${isOfReader(row, reader)})
    or ${isPlatformStaff(reader)})`,
)
@Entity({
  tableName: 'institution',
  triggers: [
    ...updatedAtTriggers('institution'),
    changeTrigger('institution', 'table'),
    auditTrigger('institution', {
      on: ['insert', 'update'],
      write: 'audit_institution',
      quiet: QUIET_COLUMNS,
    }),
  ],
})
@Index({ properties: ['name', 'id'] })
@Index({
  name: 'institution_closed',
  expression: `create index institution_closed on institution (id) where ${IS_CLOSED}`,
})
@Index({
  name: 'institution_pending',
  expression: 'create index institution_pending on institution (name, id) where pending_since is not null',
})
@Index({
  name: 'institution_custom_hosts',
  expression:
    'create index institution_custom_hosts on institution (custom_host) where custom_host is not null and has_custom_domain',
})
@Index({
  name: 'institution_closing',
  expression: 'create index institution_closing on institution (closing_at, id) where closing_at is not null',
})
@Index({
  name: 'institution_plan_requests',
  expression:
    'create index institution_plan_requests on institution (name, id) where requested_plan is not null',
})
@Check({ name: 'institution_namespace_lower', expression: 'namespace = lower(namespace)' })
@Check({ name: 'institution_primary_color', expression: "primary_color ~ '^#[0-9a-f]{6}$'" })
export class Institution {
  @Field(() => ID, { description: 'ID of the institution, unique across the platform.' })
  @PrimaryKey({ type: 'uuid' })
  id: string & Opt = uuidv7();

  @Field(() => String, { description: 'Name of the institution, at most 100 characters.' })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String, { description: 'First label of the host name: {namespace}.{host}.' })
  @Property({ type: 'text', unique: true })
  namespace!: string;

  @Field(() => InstitutionType, { description: 'Type of the institution.' })
  @Enum({ items: () => InstitutionType, type: 'text' })
  type!: InstitutionType;

  @Computed<Institution>(() => String, (row) => sql`case when ${row.hasBranding} then ${row.logoUrl} end`, {
    nullable: true,
    description: 'URL of the logo. Null if none exists, and when the plan does not include branding.',
  })
  @Property({ type: 'text', nullable: true })
  logoUrl?: string | null;

  @Property({ type: 'text', nullable: true })
  faviconUrl?: string | null;

  /** As it was chosen: # and six lower-case digits. */
  @Property({ type: 'text', nullable: true })
  primaryColor?: string | null;

  /** Counts the changes of the logo, the icon and the color. */
  @Property({ type: 'integer', default: 1 })
  brandingVersion: number & Opt = 1;

  /** Whether the plan includes branding, derived by the database. What was chosen is kept without it, and not shown. */
  @Property({ type: 'boolean', generated: "(plan <> 'free') stored" })
  hasBranding!: boolean & Opt;

  /** Custom domain whose records were verified. Null without one. */
  @Property({ type: 'text', nullable: true, unique: true })
  customHost?: string | null;

  /** Whether the plan includes a custom domain, derived by the database. One is kept without it, and not served. */
  @Property({ type: 'boolean', generated: "(plan in ('professional', 'enterprise')) stored" })
  hasCustomDomain!: boolean & Opt;

  @Field(() => Boolean, { description: 'Whether an account may join as a student by signing in here.' })
  @Property({ type: 'boolean', default: true })
  isSignUpOpen: boolean & Opt = true;

  @Field(() => String, {
    description: 'Time zone in which the days of its figures start, as an IANA name.',
  })
  @Property({ type: 'text', default: 'UTC' })
  timeZone: string & Opt = 'UTC';

  @Computed<Institution>(
    () => Plan,
    (row, reader) => sql`case when ${seesPlan(row, reader)} then ${row.plan} end`,
    {
      nullable: true,
      description: 'Plan of the institution. Null unless the viewer is one of its admins or a super admin.',
    },
  )
  @Enum({ items: () => Plan, type: 'text', default: Plan.FREE })
  plan: Plan & Opt = Plan.FREE;

  @Computed<Institution>(
    () => Plan,
    (row, reader) => sql`case when ${seesPlan(row, reader)} then ${row.requestedPlan} end`,
    {
      nullable: true,
      description:
        "Larger plan that the owner chose and the platform's staff has not confirmed yet. Null without one, and unless the viewer is an admin of the institution or a super admin.",
    },
  )
  @Enum({ items: () => Plan, type: 'text', nullable: true })
  requestedPlan?: Plan | null;

  @Computed<Institution>(
    () => String,
    (row, reader) => sql`case when ${seesPlan(row, reader)} then to_char(${row.planUntil}, 'YYYY-MM-DD') end`,
    {
      nullable: true,
      description:
        'Last day of the plan in the time zone of the institution, as YYYY-MM-DD; after it the plan is FREE. Null without an end, and unless the viewer is an admin of the institution or a super admin.',
    },
  )
  @Property({ type: 'date', nullable: true })
  planUntil?: string | null;

  @Computed<Institution>(() => Boolean, (row) => sql`(${row.suspendedAt} is not null)`, {
    description:
      'Whether the institution is suspended: its members cannot enter it. Only its members and super admins can read a suspended institution.',
  })
  isSuspended!: boolean & Opt;

  @Computed<Institution>(
    () => DateTime,
    (row, reader) => sql`case when ${isPlatformStaff(reader)} then ${row.suspendedAt} end`,
    {
      nullable: true,
      description: 'Time of the suspension. Null when not suspended, and for everyone except super admins.',
    },
  )
  @Property({ type: 'timestamptz', nullable: true })
  suspendedAt?: Date | null;

  @Computed<Institution>(
    () => String,
    (row, reader) => sql`case when ${isPlatformStaff(reader)} then ${row.suspensionReason} end`,
    {
      nullable: true,
      description:
        'Reason for the suspension. Null when not suspended, for everyone except super admins, and when the only member deleted the account.',
    },
  )
  @Property({ type: 'text', nullable: true })
  suspensionReason?: string | null;

  @Computed<Institution>(() => InstitutionStatus, statusOf, { description: 'Status of the institution.' })
  status!: InstitutionStatus & Opt;

  /** Time from which it awaits the approval of the platform's staff. Null once it is approved. */
  @Property({ type: 'timestamptz', nullable: true })
  pendingSince?: Date | null;

  /** Time at which the platform's staff was mailed that it awaits the approval. */
  @Property({ type: 'timestamptz', nullable: true })
  pendingMailedAt?: Date | null;

  @Property({ type: 'timestamptz', nullable: true })
  rejectedAt?: Date | null;

  @Computed<Institution>(
    () => String,
    (row, reader) => sql`case when ${seesPlan(row, reader)} then ${row.rejectionReason} end`,
    {
      nullable: true,
      description:
        'Reason why the institution was not approved. Null for others, and unless the viewer is one of its admins or a super admin.',
    },
  )
  @Property({ type: 'text', nullable: true })
  rejectionReason?: string | null;

  @Computed<Institution>(
    () => Int,
    (row, reader) => sql`case when ${isPlatformStaff(reader)} then ${memberCount(row.id, reader)} end`,
    {
      nullable: true,
      description: 'Number of active members. Null for everyone except super admins.',
    },
  )
  memberCount!: (number & Opt) | null;

  @Computed<Institution>(
    () => DateTime,
    (row, reader) => sql`case when ${seesClosing(row, reader)} then ${row.closingAt} end`,
    {
      nullable: true,
      description:
        'Time from which the institution, which its owner closed, is erased. Null for one that is not closed, and unless the viewer is its owner or a super admin.',
    },
  )
  @Property({ type: 'timestamptz', nullable: true })
  closingAt?: Date | null;

  /** Time at which the owner was reminded of the erasure. */
  @Property({ type: 'timestamptz', nullable: true })
  closingRemindedAt?: Date | null;

  /** Time at which the erasure began, after which nobody can reopen the institution. */
  @Property({ type: 'timestamptz', nullable: true })
  erasingAt?: Date | null;

  @Field(() => DateTime, { description: 'Time of creation.' })
  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt: Date & Opt = new Date();

  /** Each change moves it, never back. Triggers keep it where nodes have no copies of the table (#platform/database/updated). */
  @Field(() => DateTime, { description: UPDATED_AT })
  @Property<Institution>({
    type: 'timestamptz',
    onUpdate: ({ updatedAt }) => new Date(Math.max(Date.now(), updatedAt.getTime() + 1)),
  })
  updatedAt: Date & Opt = new Date();

  @Field(() => String, { description: 'Description of the institution. Empty if none exists.' })
  @Property({ type: 'text', default: '' })
  description: string & Opt = '';

  @Property({ type: 'text', nullable: true })
  email?: string | null;

  @Property({ type: 'text', nullable: true })
  phone?: string | null;

  @Property({ type: 'text', nullable: true })
  website?: string | null;

  @Property({ type: 'text', nullable: true })
  address?: string | null;

  @Property({ type: 'text', nullable: true })
  city?: string | null;

  @Property({ type: 'text', nullable: true })
  state?: string | null;

  @Property({ type: 'text', nullable: true })
  country?: string | null;

  @Property({ type: 'text', nullable: true })
  postalCode?: string | null;

  @Property({ type: 'text', nullable: true })
  adminEmail?: string | null;

  @Property({ type: 'integer', nullable: true })
  maxStudents?: number | null;

  @Property({ type: 'boolean', default: false })
  requiresTwoFactor: boolean & Opt = false;

  /** Null for the platform's default. */
  @Property({ type: 'integer', nullable: true })
  sessionTimeoutMinutes?: number | null;

  /** Null for the platform's minimum. */
  @Property({ type: 'integer', nullable: true })
  passwordMinLength?: number | null;

  /** In their shortest form. Empty admits everybody. */
  @Property({ type: 'array', columnType: 'text[]', defaultRaw: "'{}'" })
  allowedAddresses: string[] & Opt = [];

  @Property({ type: 'integer', default: 1 })
  securityVersion: number & Opt = 1;

  /** Whether every new member gets the welcome mail. */
  @Property({ type: 'boolean', default: false })
  sendsWelcomeMail: boolean & Opt = false;

  /** Subject of the welcome mail, with placeholders. Empty until an admin wrote one. */
  @Property({ type: 'text', default: '' })
  welcomeSubject: string & Opt = '';

  /** Message of the welcome mail as Markdown, with placeholders. Empty until an admin wrote one. */
  @Property({ type: 'text', default: '' })
  welcomeMessage: string & Opt = '';

  /** Kinds of notifications that no member gets by mail. */
  @Property({ type: 'array', columnType: 'text[]', defaultRaw: "'{}'" })
  mutedKinds: string[] & Opt = [];

  @Property({ type: 'integer', default: 1 })
  notificationsVersion: number & Opt = 1;

  @SameRow<Institution>(() => InstitutionSecurity, {
    nullable: true,
    when: (row, { role, institutionId }) =>
      role === Role.ADMIN ? sql`${row.id} = ${institutionId}` : sql`false`,
    description: 'Security rules of the institution. Null unless the viewer is one of its admins.',
  })
  security!: InstitutionSecurity & Opt;

  @SameRow<Institution>(() => InstitutionDetails, {
    nullable: true,
    when: (row, reader) => isKnownTo(row, reader, { staffOnly: false }),
    description: 'Details of the institution. Null unless the viewer is a member.',
  })
  details!: InstitutionDetails & Opt;

  @SameRow<Institution>(() => InstitutionFigures, {
    nullable: true,
    when: isStaffHere,
    description: 'Counts of the institution. Null unless the viewer belongs to its staff.',
  })
  figures!: InstitutionFigures & Opt;

  @BeforeCreate()
  @BeforeUpdate()
  protected beginAudit(written: EventArgs<Institution>): Promise<void> {
    return beginAudit(written);
  }

  @AfterCreate()
  @AfterUpdate()
  protected endAudit(written: EventArgs<Institution>): Promise<void> {
    return endAudit(written);
  }
}

tenantRoot.entity = Institution;
