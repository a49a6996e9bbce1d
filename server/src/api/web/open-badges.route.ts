import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { NotFound } from '#kernel/errors';
import { parseOrThrow } from '#kernel/validation';
import { badgeImage } from '#modules/certificate/badge-image.service';
import { issuerOf, keysOf, readAccent } from '#modules/certificate/badge-issuer.service';
import { BADGE_PATH, ISSUER_PATH } from '#modules/certificate/badge-paths.rules';
import { certificateNumber } from '#modules/certificate/certificate.rules';
import { signedBadge, signedStatusList } from '#modules/certificate/signed-badge.service';
import { STATUS_MINUTES } from '#modules/certificate/status-list.service';
import type { Services } from '#platform/request/services';

const issuer = z.object({ id: z.uuid() });
const key = z.object({ id: z.uuid(), keyId: z.uuid() });
const list = z.object({
  id: z.uuid(),
  list: z.pipe(z.string().check(z.regex(/^\d{1,5}$/)), z.transform(Number)),
});

/** Returns parameters of a path; those that fit nothing are not found. */
function given<T extends z.core.$ZodType>(schema: T, params: unknown): z.core.output<T> {
  const { data } = z.safeParse(schema, params);
  if (!data) throw NotFound('Institution');
  return data;
}

/** Programs of others read these addresses, also in browsers. */
function open(reply: FastifyReply, minutes: number): FastifyReply {
  return reply.headers({
    'access-control-allow-origin': '*',
    'cache-control': `public, max-age=${minutes * 60}`,
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
  });
}

const JSON_LD = 'application/json; charset=utf-8';
const VC_JWT = 'application/vc+jwt';
const HOUR = 60;

/**
 * Serves digital badges (Open Badges 3.0) and what their verifiers need: GET /credentials/:number, the badge; and below
 * GET /issuers/:id, the profile of the institution: its keys, its status lists and the picture of its badges. All of it is
 * public; a badge is for those who know the number of the certificate.
 */
export function serveOpenBadges(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { number: string } }>(`${BADGE_PATH}:number`, async ({ params }, reply) => {
    const number = parseOrThrow(z.object({ number: certificateNumber }), params).number;
    const badge = await signedBadge(services, number);
    void open(reply, 0)
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="badge-${number}.jwt"`);
    return reply.type(VC_JWT).send(badge);
  });
  app.get(`${ISSUER_PATH}:id`, async ({ params }, reply) => {
    const profile = await issuerOf(services, given(issuer, params).id);
    const context = 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json';
    return open(reply, HOUR)
      .type(JSON_LD)
      .send({ '@context': [context], ...profile, jwks_uri: `${profile.id}/jwks.json` });
  });
  app.get(`${ISSUER_PATH}:id/jwks.json`, async ({ params }, reply) => {
    const keys = await keysOf(services, given(issuer, params).id);
    return open(reply, 5).type('application/jwk-set+json').send({ keys });
  });
  app.get(`${ISSUER_PATH}:id/keys/:keyId`, async ({ params }, reply) => {
    const { id, keyId } = given(key, params);
    const found = (await keysOf(services, id)).find(({ kid }) => kid.endsWith(keyId));
    if (!found) throw NotFound('Certificate');
    return open(reply, HOUR).type('application/jwk+json').send(found);
  });
  app.get(`${ISSUER_PATH}:id/status/:list`, async ({ params }, reply) => {
    const asked = given(list, params);
    return open(reply, STATUS_MINUTES)
      .type(VC_JWT)
      .send(await signedStatusList(services, asked.id, asked.list));
  });
  app.get(`${ISSUER_PATH}:id/badge.svg`, async ({ params }, reply) => {
    const accent = await readAccent(services, given(issuer, params).id);
    return open(reply, HOUR).type('image/svg+xml').send(badgeImage(accent));
  });
}
