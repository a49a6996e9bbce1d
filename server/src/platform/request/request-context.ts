import type { FastifyReply, FastifyRequest } from 'fastify';
import { authenticate, bearerToken } from './authentication.ts';
import { LANGUAGE_COOKIE } from '#kernel/language.rules';
import type { Services } from './services.ts';
import type { Context } from './context.ts';
import type { Transport } from './transport.ts';
import { transportOfHeaders } from './transport-of-headers.ts';
import { createContext } from './create-context.ts';
import { AppError } from '#kernel/errors';
import { VISITOR } from '#kernel/viewer';

export const REFRESH_COOKIE = 'refresh_token';

const DEVICE_COOKIE = 'device';
const COOKIE_SECONDS = 365 * 24 * 60 * 60;

/**
 * Creates the context of an HTTP request, with the viewer of its bearer token.
 * @param options.tokenMayBeStale treats a rejected token as no token, so that users can sign in without signing out first
 * @throws AppError if the token is rejected or belongs to another institution than the host
 */
export async function createRequestContext(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  { tokenMayBeStale = false }: { tokenMayBeStale?: boolean } = {},
): Promise<Context> {
  const transport = transportOf(services, request, reply);
  const viewer = await viewerOf(services, request, transport).catch((error: unknown) => {
    if (tokenMayBeStale && error instanceof AppError) return VISITOR;
    throw error;
  });
  return createContext(services, viewer, transport);
}

const viewerOf = async (services: Services, { headers }: FastifyRequest, transport: Transport) =>
  authenticate(services, bearerToken(headers.authorization), transport);

/**
 * Returns the refresh token of the cookie if the request comes from a page of the app's own hosts. Browsers also send the
 * cookie for pages of other hosts of the same site, with their origin.
 */
function refreshTokenOf({ hosts }: Services, { cookies, headers, host }: FastifyRequest): string | null {
  return hosts.isOwnOrigin(headers.origin, host) ? (cookies[REFRESH_COOKIE] ?? null) : null;
}

function transportOf(services: Services, request: FastifyRequest, reply: FastifyReply): Transport {
  const options = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax' as const,
    secure: services.config.appOrigin.startsWith('https:'),
  };
  return {
    ...transportOfHeaders(services, request.host, request.headers),
    requestId: request.id,
    address: request.ip,
    keepLanguage: (language) =>
      // The client compares it with the language of the page.
      void reply.setCookie(LANGUAGE_COOKIE, language, {
        ...options,
        httpOnly: false,
        maxAge: COOKIE_SECONDS,
      }),
    refreshToken: refreshTokenOf(services, request),
    deviceCookie: request.cookies[DEVICE_COOKIE] ?? null,
    keepDeviceCookie: (value) =>
      void reply.setCookie(DEVICE_COOKIE, value, { ...options, maxAge: COOKIE_SECONDS }),
    keepRefreshToken: (token, expires) => {
      if (token) void reply.setCookie(REFRESH_COOKIE, token, { ...options, ...(expires && { expires }) });
      else void reply.clearCookie(REFRESH_COOKIE, options);
    },
  };
}
