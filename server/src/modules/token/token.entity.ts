import type { Opt, Ref } from '@mikro-orm/core';
import { Index, Property, Unique } from '@mikro-orm/decorators/legacy';
import { sql } from 'kysely';
import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { TenantEntity } from '#platform/database/base.entity';
import { BelongsTo, TenantTable } from '#platform/database/tenancy';
import { Node } from '#kernel/node';
import { DateTime } from '#kernel/scalars';
import type { Scope } from '#kernel/scope';
import { Membership } from '#modules/membership/membership.entity';
import { Role } from '#kernel/role';
import { Computed, Readable } from '#platform/read/declarations';
import { Ordered } from '#platform/read/ordered';
import { ApiScope } from './api-scope.enums.ts';

export enum ApiTokenStatus {
  ACTIVE = 'active',
  EXPIRED = 'expired',
  REVOKED = 'revoked',
}

registerEnumType(ApiTokenStatus, {
  name: 'ApiTokenStatus',
  description: 'Status of an API token.',
  valuesConfig: {
    ACTIVE: { description: 'The token can be used.' },
    EXPIRED: { description: 'The token has expired.' },
    REVOKED: { description: 'The token was revoked.' },
  },
});

/**
 * A secret with which a program acts for its creator, in one institution and within its scopes. Only its hash
 * is stored.
 */
@Ordered({}, { indexed: ['createdAt'] })
@ObjectType({ implements: Node, description: 'An API token: a secret that authenticates a program.' })
@Readable<ApiToken>((token, { role, membershipId }) =>
  role === Role.ADMIN ? null : membershipId ? sql`${token.creator} = ${membershipId}` : sql`false`,
)
@TenantTable({ tableName: 'api_token', audit: { quiet: ['last_used_at'] } })
@Unique({ properties: ['institution', 'tokenHash'] })
@Index({ properties: ['institution', 'createdAt', 'id'] })
@Index({ properties: ['institution', 'creator'] })
export class ApiToken extends TenantEntity {
  @Field(() => String, { description: 'Name of the token, for example the program that uses it.' })
  @Property({ type: 'text' })
  name!: string;

  /** SHA-256 hash of the whole token. */
  @Property({ type: 'text' })
  tokenHash!: string;

  @Field(() => String, { description: 'First and last characters of the token, to recognize it.' })
  @Property({ type: 'text' })
  hint!: string;

  @Field(() => [ApiScope], { description: 'Scopes of the token.' })
  @Property({ type: 'array', columnType: 'text[]' })
  scopes!: Scope[];

  @Field(() => Membership, {
    description:
      'Member who created the token. It has the permissions of the creator and ends with that membership.',
  })
  @BelongsTo(() => Membership, 'creator_id', { deleteRule: 'cascade' })
  creator!: Ref<Membership>;

  @Field(() => DateTime, { description: 'Time of expiry.' })
  @Property({ type: 'timestamptz' })
  expiresAt!: Date;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time of the latest use, accurate to five minutes. Null when never used.',
  })
  @Property({ type: 'timestamptz', nullable: true })
  lastUsedAt?: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'Time of revocation. Null when not revoked.' })
  @Property({ type: 'timestamptz', nullable: true })
  revokedAt?: Date | null;

  @Computed<ApiToken>(
    () => ApiTokenStatus,
    (token) =>
      sql`case when ${token.revokedAt} is not null then 'revoked' when ${token.expiresAt} <= now() then 'expired' else 'active' end`,
    { description: 'Status of the token.' },
  )
  status!: ApiTokenStatus & Opt;
}
