import fastifyCors from '@fastify/cors';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import type { Config } from '#kernel/config';
import { isAppOrigin } from '#kernel/origin';
import { VIDEO_PLAYERS } from '#modules/lesson/video-player.rules';
import type { Services } from '#platform/request/services';

/** Headers of a cost report (cost-report.ts). */
const RATE_LIMIT_HEADERS = ['cost', 'limit', 'remaining', 'reset'].map((name) => `x-ratelimit-${name}`);

/** Further headers of responses that the docs name; pages of other origins see only those that are listed. */
const NAMED_HEADERS = [
  'accept-encoding',
  'allow',
  'content-disposition',
  'etag',
  'idempotency-replayed',
  'link',
  'retry-after',
  'www-authenticate',
  'x-request-id',
  'x-total-count',
];

/** Lifetime of strict transport security in seconds. Preload lists of browsers require at least a year. */
const ONE_YEAR = 31_536_000;

/** Sets the security headers of every response: content security policy, framing, CORS and others. */
export async function setSecurityHeaders(app: FastifyInstance, { config, hosts }: Services): Promise<void> {
  const headers = fixedHeaders(config);
  const headersAtCustomHosts = fixedHeaders(config, { includeSubDomains: false });
  await app.register(fastifyCors, {
    origin: (origin, callback) =>
      callback(null, origin !== undefined && isAppOrigin(origin, config.appOrigin) ? origin : false),
    credentials: true,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposedHeaders: [...NAMED_HEADERS, ...RATE_LIMIT_HEADERS],
    maxAge: 600,
    strictPreflight: false,
  });
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    const { customHost } = hosts.placeOf(request.host);
    void reply.headers(customHost ? headersAtCustomHosts : headers);
    done();
  });
}

/**
 * Builds the headers that all responses share. They are built once, because helmet takes as long as reading a list.
 * @param includeSubDomains false at custom domains, whose subdomains belong to the institution and may lack HTTPS
 */
function fixedHeaders(config: Config, { includeSubDomains = true } = {}): Record<string, string> {
  const isHttps = config.appOrigin.startsWith('https:');
  const headers: Record<string, string> = {
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  };
  const keep = {
    setHeader: (name: string, value: string) => void (headers[name.toLowerCase()] = value),
    removeHeader: () => undefined,
  };
  const set = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        scriptSrcAttr: ["'none'"],
        // Mantine sets positions and sizes in style attributes, and writes its own style elements.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        // Videos of lessons: files on any https host, and the players of two hosts.
        mediaSrc: ["'self'", 'blob:', 'https:'],
        frameSrc: [...VIDEO_PLAYERS],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(isHttps && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: config.production && isHttps ? { maxAge: ONE_YEAR, includeSubDomains } : false,
    crossOriginResourcePolicy: { policy: 'same-site' }, // the hosts of institutions belong to the same site
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
  set({} as IncomingMessage, keep as unknown as ServerResponse, (error) => {
    if (error) throw error as Error;
  });
  return headers;
}
