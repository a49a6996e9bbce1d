import { Index, Property } from '@mikro-orm/decorators/legacy';
import { TenantEntity } from '#platform/database/base.entity';
import { TenantTable } from '#platform/database/tenancy';
import type { PublicJwk } from './issuer-key.service.ts';

/**
 * Key with which an institution signs digital badges. A key that is no longer used stays, because its badges are checked
 * with it.
 */
@TenantTable({ tableName: 'issuer_key' })
@Index({ properties: ['institution', 'createdAt', 'id'] })
@Index({
  name: 'issuer_key_in_use',
  expression: 'create unique index issuer_key_in_use on issuer_key (institution_id) where retired_at is null',
})
export class IssuerKey extends TenantEntity {
  @Property({ type: 'jsonb' })
  publicJwk!: PublicJwk;

  /** The private key, encrypted with a key that is derived from the server's secret. */
  @Property({ type: 'text' })
  sealedKey!: string;

  /** Time since which it signs nothing. */
  @Property({ type: 'timestamptz', nullable: true })
  retiredAt?: Date | null;
}
