import type { Opt } from '@mikro-orm/core';
import { Check, Entity, Enum, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { sql } from 'kysely';
import { Field, Int, ObjectType } from 'type-graphql';
import { v7 as uuidv7 } from 'uuid';
import { cohortPolicy } from '#modules/cohort/cohort.policy';
import { unreadMessages } from '#modules/chat/unread.sql';
import { coursePolicy } from '#modules/course/course.policy';
import { auditTrigger } from '#platform/database/audited';
import { changeTrigger } from '#platform/database/changes';
import { UPDATED_AT } from '#platform/database/base.entity';
import { updatedAtTriggers } from '#platform/database/updated';
import { accountPolicies } from '#platform/database/tenancy';
import { Language } from '#kernel/language';
import type { Language as LanguageCode } from '#kernel/language.rules';
import { Node } from '#kernel/node';
import { DateTime, ID } from '#kernel/scalars';
import { hasOwnPlace, hasPlace } from '#modules/enrollment/own-place.sql';
import { Institution } from '#modules/institution/institution.entity';
import { Membership } from '#modules/membership/membership.entity';
import { fullName } from '#modules/membership/membership.sql';
import { membershipPolicy } from '#modules/membership/membership.policy';
import { Role } from '#kernel/role';
import {
  Computed,
  Derived,
  List,
  One,
  Readable,
  type Reader,
  type Row,
  type Sql,
} from '#platform/read/declarations';

@ObjectType({ description: "Permissions of the viewer in the session's institution." })
export class ViewerPermissions {
  @Field(() => Boolean, { description: 'Whether the viewer may create courses.' })
  createCourse!: boolean;

  @Field(() => Boolean, { description: 'Whether the viewer may create cohorts.' })
  createCohort!: boolean;

  @Field(() => Boolean, { description: 'Whether the viewer may list the students of the institution.' })
  seeStudents!: boolean;

  @Field(() => Boolean, {
    description: "Whether the viewer may change the institution's settings and its members.",
  })
  manageInstitution!: boolean;
}

/** Row level security hides the cohorts that the reader cannot see. */
const inVisibleCohort = (institution: Sql) =>
  sql`and exists (select 1 from cohort c where c.institution_id = ${institution} and c.id = e.cohort_id and c.deleted_at is null)`;

/**
 * Counts enrollments as the viewer's list of enrollments shows them. Within an institution, members see its cohorts, and
 * deleting one cancels all its enrollments except completed ones, so the cohorts of the others need no check.
 */
const countOfOwn =
  (status: 'active' | 'waitlisted' | 'completed') =>
  (row: Row<Account>, { institutionId }: Reader) => {
    const own = sql`select count(*)::int from enrollment e where e.account_id = ${row.id} and e.status = ${sql.lit(status)}`;
    if (!institutionId) return sql`(${own} ${inVisibleCohort(sql`e.institution_id`)})`;
    const isChecked = status === 'completed';
    return sql`(${own} and e.institution_id = ${institutionId} ${isChecked ? inVisibleCohort(institutionId) : sql``})`;
  };

/** The notification bell shows 99+ from here on, so counting stops. */
const UNREAD_COUNTED = 100;

/** Columns that the audit log leaves out, and that do not move `updated_at`. */
const QUIET = ['sign_in_failed_at'];

/** Global account of a person: one e-mail address, one password, memberships in any number of institutions. */
@ObjectType('Viewer', { implements: Node, description: 'The signed-in account. Only its owner can read it.' })
@Readable<Account>((row, { accountId }) => (accountId ? sql`${row.id} = ${accountId}` : sql`false`))
@Entity({
  tableName: 'account',
  rowLevelSecurity: true,
  policies: accountPolicies('account', 'id'),
  triggers: [
    ...updatedAtTriggers('account', { quiet: QUIET }),
    changeTrigger('account', 'table'),
    auditTrigger('account', {
      on: ['update'],
      when: 'old.* is distinct from new.*',
      write: 'audit_account',
      quiet: QUIET,
    }),
  ],
})
@Index({
  name: 'account_super_admins',
  expression: 'create index account_super_admins on account (email) where is_super_admin',
})
@Check({ name: 'account_email_lower', expression: 'email = lower(email)' })
export class Account {
  @Field(() => ID, { description: 'ID of the account, unique across the platform.' })
  @PrimaryKey({ type: 'uuid' })
  id: string & Opt = uuidv7();

  /** In lower case. */
  @Field(() => String, { description: 'E-mail address that the viewer signs in with.' })
  @Property({ type: 'text', unique: true })
  email!: string;

  @Computed<Account>(
    () => String,
    (row) => sql`(select c.new_email from email_change c
      where c.account_id = ${row.id} and c.confirmed_at is null and c.expires_at > now() order by c.id desc limit 1)`,
    {
      nullable: true,
      description:
        'E-mail address that the viewer requested and has not confirmed yet. Null when no change is pending.',
    },
  )
  pendingEmail!: (string & Opt) | null;

  /** argon2id hash. Null after a verification without the registering browser, until the owner chooses a password. */
  @Property({ type: 'text', nullable: true })
  passwordHash!: string | null;

  @Field(() => String, { description: 'First name. Empty when the account has none.' })
  @Property({ type: 'text', default: '' })
  firstName: string & Opt = '';

  @Field(() => String, { description: 'Last name. Empty when the account has none.' })
  @Property({ type: 'text', default: '' })
  lastName: string & Opt = '';

  @Field(() => Boolean, {
    description: 'Whether the e-mail address is verified. Most operations fail with UNVERIFIED until it is.',
  })
  @Property({ type: 'boolean', default: false })
  isVerified: boolean & Opt = false;

  @Field(() => Boolean, { description: "Whether the account belongs to the platform's own staff." })
  @Property({ type: 'boolean', default: false })
  isSuperAdmin: boolean & Opt = false;

  @Field(() => Language, {
    nullable: true,
    description: 'Language that the viewer has chosen. Null to follow the browser, with emails in English.',
  })
  @Enum({ items: () => Object.values(Language), type: 'text', nullable: true })
  language?: LanguageCode | null;

  /** Time of the last failed sign-in because of a wrong password. */
  @Property({ type: 'timestamptz', nullable: true })
  signInFailedAt?: Date | null;

  /** Time when two-factor authentication was turned on. Null while it is off. */
  @Property({ type: 'timestamptz', nullable: true })
  twoFactorAt?: Date | null;

  /** Reason that the platform's staff gave for turning two-factor authentication off. Null once it is on again. */
  @Property({ type: 'text', nullable: true })
  twoFactorOffReason?: string | null;

  /** Time when the owner deleted the account. Nothing identifies the person afterwards. */
  @Property({ type: 'timestamptz', nullable: true })
  deletedAt?: Date | null;

  @Field(() => DateTime, { description: 'Time of creation.' })
  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt: Date & Opt = new Date();

  /** Kept by triggers (#platform/database/updated), which replace what is written here. */
  @Field(() => DateTime, { description: UPDATED_AT })
  @Property({ type: 'timestamptz' })
  updatedAt: Date & Opt = new Date();

  @Computed<Account>(() => String, (row) => sql`coalesce(nullif(${fullName(row)}, ''), ${row.email})`, {
    description: 'Full name; one name when first and last are equal; the e-mail address when both are empty.',
  })
  displayName!: string & Opt;

  @Computed<Account>(() => Boolean, (row) => sql`${row.twoFactorAt} is not null`, {
    description: 'Whether signing in requires a code of an authenticator app or a recovery code.',
  })
  hasTwoFactor!: boolean & Opt;

  @One<Membership, Account>(() => Membership, {
    where: (membership, _account, _link, { membershipId, role }) => {
      if (!membershipId) return sql`false`;
      const hasAccess = role === 'seat' ? hasPlace(membership) : sql`true`;
      return sql`${membership.id} = ${membershipId} and ${hasAccess}`;
    },
    order: { by: ['id'] },
    description:
      'Membership of the session. Null when the session has none. A mutation that ends the last enrollment of a membership with the access SEAT returns null here.',
  })
  membership!: (Membership & Opt) | null;

  @List<Membership, Account>(() => Membership, {
    where: (membership, account, _link, reader) =>
      sql`${membership.accountId} = ${account.id} and ${membership.status} = 'active'
        and (${membership.access} = 'member' or ${hasOwnPlace(membership, reader)})`,
    order: { by: ['lastUsedAt'], descending: true },
    acrossInstitutions: true,
    description: 'Memberships that give access, most recently used first.',
  })
  memberships!: Membership[] & Opt;

  @Computed<Account>(
    () => Role,
    (_, { role }) => (role === 'visitor' ? sql`null::text` : sql.lit(role === 'seat' ? Role.STUDENT : role)),
    {
      nullable: true,
      description: "Effective role in the session's institution. The owner has the role ADMIN.",
    },
  )
  role!: (Role & Opt) | null;

  @One<Institution, Account>(() => Institution, {
    where: (institution, _account, _link, { institutionId }) =>
      institutionId ? sql`${institution.id} = ${institutionId}` : sql`false`,
    order: { by: ['id'] },
    description: 'Institution of the session. Null when the session has none.',
  })
  institution!: (Institution & Opt) | null;

  @Computed<Account>(() => Int, countOfOwn('active'), {
    description:
      "Number of the viewer's enrollments with the status ACTIVE. Completed enrollments are not included.",
  })
  activeEnrollmentCount!: number & Opt;

  @Computed<Account>(() => Int, countOfOwn('waitlisted'), {
    description: 'Number of waitlists that the viewer is on.',
  })
  waitlistedEnrollmentCount!: number & Opt;

  @Computed<Account>(() => Int, countOfOwn('completed'), {
    description: 'Number of cohorts that the viewer has completed.',
  })
  completedEnrollmentCount!: number & Opt;

  @Computed<Account>(
    () => Int,
    (_, { institutionId, membershipId }) =>
      membershipId
        ? sql`(select count(*)::int from lesson_completion d where d.institution_id = ${institutionId} and d.membership_id = ${membershipId})`
        : sql`0`,
    { description: 'Number of lessons that the viewer has completed.' },
  )
  completedLessonCount!: number & Opt;

  @Computed<Account>(() => Int, (_, reader) => unreadMessages(reader), {
    description: "Number of unread messages in the session's institution.",
  })
  unreadMessageCount!: number & Opt;
  @Computed<Account>(
    () => Int,
    (_, { institutionId, membershipId }) =>
      membershipId
        ? sql`(select count(*)::int from (select from notification n where n.institution_id = ${institutionId} and n.recipient_id = ${membershipId} and n.read_at is null limit ${sql.lit(UNREAD_COUNTED)}) unread)`
        : sql`0`,
    {
      description: `Number of unread notifications in the session's institution, at most ${UNREAD_COUNTED}.`,
    },
  )
  unreadNotificationCount!: number & Opt;

  @Derived<Account>(
    () => ViewerPermissions,
    [],
    (_, viewer) => ({
      createCourse: coursePolicy.create(viewer),
      createCohort: cohortPolicy.create(viewer),
      seeStudents: membershipPolicy.seeStudents(viewer),
      manageInstitution: membershipPolicy.manageInstitution(viewer),
    }),
    { description: "Permissions of the viewer in the session's institution." },
  )
  viewerCan!: ViewerPermissions & Opt;
}
