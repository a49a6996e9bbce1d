import type { EntityManager } from '@mikro-orm/postgresql';
import { newApiToken } from '#modules/token/secret.service';
import { ApiToken } from '#modules/token/token.entity';
import { daysFromNow } from './dates.ts';
import type { Roster } from './roster.ts';

/** Seeds API tokens. Nobody knows their secrets. */
export function seedTokens(em: EntityManager, { institution, staff: [creator] }: Roster): void {
  const tokens = [
    {
      name: 'Enrollment dashboard',
      scopes: ['courses:read', 'cohorts:read', 'enrollments:read', 'members:read', 'institution:read'],
      createdAt: daysFromNow(-40),
      expiresAt: daysFromNow(50),
      lastUsedAt: daysFromNow(-1, 6),
    },
    {
      name: 'Course import',
      scopes: ['courses:read', 'courses:write'],
      createdAt: daysFromNow(-120),
      expiresAt: daysFromNow(245),
      lastUsedAt: daysFromNow(-90, 6),
      revokedAt: daysFromNow(-89),
    },
  ] as const;
  for (const { scopes, ...token } of tokens) {
    const { hash, hint } = newApiToken(institution.id);
    em.create(ApiToken, {
      ...token,
      institution,
      creator: creator!,
      scopes: [...scopes],
      tokenHash: hash,
      hint,
    });
  }
}
