import type { Ref } from '@mikro-orm/core';
import { Index, Property } from '@mikro-orm/decorators/legacy';
import { TenantEntity } from '#platform/database/base.entity';
import { BelongsTo, TenantTable } from '#platform/database/tenancy';
import { OWN_EMAIL } from '#platform/database/visitor-settings';
import { Membership } from '#modules/membership/membership.entity';
import { Course } from './course.entity.ts';

/** An invitation to a course by e-mail. */
@TenantTable({ tableName: 'invitation', ownedWhen: `email = ${OWN_EMAIL}` })
@Index({ properties: ['institution', 'course', 'email'] })
@Index({ properties: ['institution', 'sentBy'] })
@Index({ properties: ['email'] })
export class Invitation extends TenantEntity {
  @BelongsTo(() => Course, 'course_id')
  course!: Ref<Course>;

  @BelongsTo(() => Membership, 'sent_by_id')
  sentBy!: Ref<Membership>;

  /** In lower case. */
  @Property({ type: 'text' })
  email!: string;

  @Property({ type: 'text', default: '' })
  message!: string;
}
