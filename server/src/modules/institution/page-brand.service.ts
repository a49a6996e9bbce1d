import { tokenHash } from '#kernel/token-hash';
import type { Services } from '#platform/request/services';

/** Look of an institution as pages show it from their first paint. */
export interface PageBrand {
  name: string;
  logoUrl: string | null;
  faviconUrl: string | null;
  /** As the institution chose it: # and six digits. */
  primaryColor: string | null;
}

/** Returns the look of the institution with a namespace; null when it has none. */
export const brandOfHost = (services: Services, namespace: string): Promise<PageBrand | null> =>
  read(services, 'institution i', 'i.namespace = ? and i.pending_since is null', namespace);

/** Returns the look of the institution of the session with a refresh token, which is not used up; null when it has none. */
export const brandOfSession = (services: Services, refreshToken: string): Promise<PageBrand | null> =>
  read(
    services,
    'refresh_token t join session s on s.id = t.session_id join institution i on i.id = s.institution_id',
    't.token_hash = ? and s.revoked_at is null and s.expires_at > now()',
    tokenHash(refreshToken),
  );

async function read(
  { orm }: Services,
  from: string,
  where: string,
  value: string,
): Promise<PageBrand | null> {
  const [brand] = await orm.em.fork().execute<PageBrand[]>(
    `select i.name, i.logo_url as "logoUrl", i.favicon_url as "faviconUrl", i.primary_color as "primaryColor"
     from ${from}
     where ${where} and i.has_branding and i.suspended_at is null
       and coalesce(i.logo_url, i.favicon_url, i.primary_color) is not null`,
    [value],
  );
  return brand ?? null;
}
