import { v7 as uuidv7 } from 'uuid';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Say, sayIn, type Text } from '#kernel/translate';
import { systemViewer } from '#kernel/viewer';
import { readUnsubscribeToken, UNSUBSCRIBE, type UnsubscribeClaim } from '#platform/mail/unsubscribe';
import { languageOf } from '#platform/request/language';
import type { Services } from '#platform/request/services';
import { kindNamed } from '#modules/notification/notification-kinds.service';
import { type Page, unsubscribePage } from './unsubscribe.page.ts';

/** A valid claim, and what the mails are about. */
type Claim = UnsubscribeClaim & { about: (say: Say) => Text };

/**
 * Serves unsubscribing by a link in a mail, without signing in. GET only shows a page with a button, because programs follow
 * links, too. POST unsubscribes, by the button or by one click in a mail client (RFC 8058).
 */
export async function serveUnsubscribe(app: FastifyInstance, services: Services): Promise<void> {
  const { config } = services;
  const sendPage = (request: FastifyRequest, reply: FastifyReply, pageIn: (say: Say) => Page) => {
    const language = languageOf(request);
    const page = pageIn(sayIn(language));
    return reply
      .code(page === 'unknown' ? 404 : 200)
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
      .send(unsubscribePage(page, language, config));
  };
  await app.register(async (routes) => {
    // The body of a mail client is ignored, because the URL has all the data.
    routes.removeAllContentTypeParsers();
    routes.addContentTypeParser('*', { bodyLimit: 10_000 }, (_request, payload, done) => {
      payload.resume();
      payload.on('end', () => done(null));
      payload.on('error', done);
    });
    routes.get<{ Querystring: { token?: unknown } }>(UNSUBSCRIBE, (request, reply) => {
      const claim = claimOf(config.jwtSecret, request.query.token);
      return sendPage(request, reply, (say) => (claim ? { asks: claim.about(say) } : 'unknown'));
    });
    routes.post<{ Querystring: { token?: unknown } }>(UNSUBSCRIBE, async (request, reply) => {
      const claim = claimOf(config.jwtSecret, request.query.token);
      const isKnown = claim !== null && (await unsubscribe(services, claim, request.id));
      return sendPage(request, reply, (say) => (isKnown ? { done: claim.about(say) } : 'unknown'));
    });
  });
}

function claimOf(secret: string, token: unknown): Claim | null {
  const claim = typeof token === 'string' ? readUnsubscribeToken(secret, token) : null;
  const about = claim && kindNamed(claim.kind)?.mailsAbout;
  return claim && about ? { ...claim, about } : null;
}

/** Turns off mails of a kind for a member. Idempotent. Returns whether the member exists. */
async function unsubscribe({ runWrites }: Services, claim: Claim, requestId: string): Promise<boolean> {
  const { institutionId, membershipId, kind } = claim;
  const [member] = await runWrites(
    { viewer: systemViewer(institutionId), transport: { requestId, operation: 'unsubscribe' } },
    [
      {
        name: 'end_mails',
        text: UNSUBSCRIBE_MEMBER,
        values: [institutionId, membershipId, kind, uuidv7(), new Date()],
      },
    ],
  );
  return member != null;
}

const UNSUBSCRIBE_MEMBER = `
  insert into notification_preference (institution_id, id, created_at, membership_id, kind, is_mailed)
  select m.institution_id, $4::uuid, $5::timestamptz, m.id, $3, false from membership m where m.institution_id = $1 and m.id = $2
  on conflict (institution_id, membership_id, kind) do update set is_mailed = false
  returning membership_id::text`;
