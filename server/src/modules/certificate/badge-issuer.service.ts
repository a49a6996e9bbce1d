import { VISITOR } from '#kernel/viewer';
import { accentOf } from '#kernel/color.rules';
import { NotFound } from '#kernel/errors';
import type { Statement } from '#platform/read/reader';
import type { Services } from '#platform/request/services';
import { ISSUER_PATH } from './badge-paths.rules.ts';
import type { PublicJwk } from './issuer-key.service.ts';

/** Columns of an institution that its badges show. */
export interface IssuerRow {
  id: string;
  name: string;
  website: string | null;
  logoUrl: string | null;
}

/** SQL of the columns of an institution that badges show, as JSON. */
export const ISSUER_ROW = (
  alias: string,
): string => `json_build_object('id', ${alias}.id, 'name', ${alias}.name,
  'website', ${alias}.website, 'logoUrl', case when ${alias}.has_branding then ${alias}.logo_url end)`;

/** Issuer of badges (Open Badges 3.0, Profile). */
export interface Issuer {
  id: string;
  type: ['Profile'];
  name: string;
  url: string;
  image?: { id: string; type: 'Image' };
}

/** Returns the address of an issuer, which is its identity: it must not change. */
export const issuerUrl = (appOrigin: string, institutionId: string): string =>
  `${appOrigin}${ISSUER_PATH}${institutionId}`;

/** Returns the profile of an institution as issuer. */
export function profileOf(appOrigin: string, { id, name, website, logoUrl }: IssuerRow): Issuer {
  return {
    id: issuerUrl(appOrigin, id),
    type: ['Profile'],
    name,
    url: website || appOrigin,
    ...(logoUrl && { image: { id: `${appOrigin}${logoUrl}`, type: 'Image' } }),
  };
}

/**
 * Returns the issuer with the ID of an institution.
 * @throws NotFound
 */
export async function issuerOf(services: Services, institutionId: string): Promise<Issuer> {
  const text = `select ${ISSUER_ROW('i')}::text from institution i where i.id = $1`;
  const statement: Statement = { name: 'badge_issuer', text, values: [institutionId] };
  const [json] = await services.runStatements(VISITOR, [statement]);
  if (!json) throw NotFound('Institution');
  return profileOf(services.config.appOrigin, JSON.parse(json) as IssuerRow);
}

const COLOR = `select json_build_object('color', case when i.has_branding then i.primary_color end)::text from institution i where i.id = $1`;

/**
 * Returns the color of an institution in which white shapes are visible. Null without one.
 * @throws NotFound
 */
export async function readAccent({ runStatements }: Services, institutionId: string): Promise<string | null> {
  const [json] = await runStatements(VISITOR, [
    { name: 'badge_color', text: COLOR, values: [institutionId] },
  ]);
  if (!json) throw NotFound('Institution');
  const { color } = JSON.parse(json) as { color: string | null };
  return color && accentOf(color).light;
}

/** A public key with its address. */
type NamedJwk = PublicJwk & { kid: string; alg: 'RS256'; use: 'sig' };

const KEYS = `
  select coalesce(json_agg(json_build_object('id', id, 'jwk', public_jwk) order by created_at desc, id desc), '[]')::text
  from issuer_key where institution_id = $1`;

/** Returns all public keys of an issuer, the latest first: also those that sign no more. */
export async function keysOf(services: Services, institutionId: string): Promise<NamedJwk[]> {
  const statement: Statement = { name: 'issuer_keys', text: KEYS, values: [institutionId] };
  const [json] = await services.runStatements({ ...VISITOR, institutionId }, [statement]);
  const keys = JSON.parse(json ?? '[]') as { id: string; jwk: PublicJwk }[];
  const issuer = issuerUrl(services.config.appOrigin, institutionId);
  return keys.map(({ id, jwk: { kty, n, e } }) => ({
    kty,
    n,
    e,
    kid: `${issuer}/keys/${id}`,
    alg: 'RS256',
    use: 'sig',
  }));
}
