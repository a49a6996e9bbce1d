import type { Opt, Ref } from '@mikro-orm/core';
import { Enum, Property, Unique } from '@mikro-orm/decorators/legacy';
import { sql } from 'kysely';
import { Field, ObjectType } from 'type-graphql';
import { Enrollment } from '#modules/enrollment/enrollment.entity';
import { TenantEntity } from '#platform/database/base.entity';
import { BelongsTo, TenantTable } from '#platform/database/tenancy';
import { Readable } from '#platform/read/declarations';
import { Node } from '#kernel/node';
import { Role } from '#kernel/role';
import { DateTime } from '#kernel/scalars';
import { Experience } from './order.enums.ts';

/** Answers of a student in the enrollment form. They belong to the student and are for the institution's admins. */
@ObjectType({ implements: Node, description: 'Answers of a student in the enrollment form.' })
@Readable<EnrollmentDetails>((row, { accountId, role }) =>
  role === Role.ADMIN ? sql`true` : accountId ? sql`${row.accountId} = ${accountId}` : sql`false`,
)
@TenantTable({ tableName: 'enrollment_details', ownedBy: 'account_id' })
@Unique({ properties: ['institution', 'enrollment'] })
export class EnrollmentDetails extends TenantEntity {
  @BelongsTo(() => Enrollment, 'enrollment_id')
  enrollment!: Ref<Enrollment>;

  @Property({ type: 'uuid', index: true })
  accountId!: string;

  @Field(() => String, { description: 'First name.' })
  @Property({ type: 'text' })
  firstName!: string;

  @Field(() => String, { description: 'Last name.' })
  @Property({ type: 'text' })
  lastName!: string;

  @Field(() => String, { description: 'Email address.' })
  @Property({ type: 'text' })
  email!: string;

  @Field(() => String, { description: 'Phone number.' })
  @Property({ type: 'text' })
  phone!: string;

  @Field(() => String, { description: 'Company. Empty if none was given.' })
  @Property({ type: 'text', default: '' })
  company: string & Opt = '';

  @Field(() => String, { description: 'Role in the company. Empty if none was given.' })
  @Property({ type: 'text', default: '' })
  jobRole: string & Opt = '';

  @Field(() => Experience, { description: 'Experience in the subject.' })
  @Enum({ items: () => Experience, type: 'text' })
  experience!: Experience;

  @Field(() => DateTime, { description: 'Time at which the student accepted the terms.' })
  @Property({ type: 'timestamptz' })
  acceptedTermsAt!: Date;
}
