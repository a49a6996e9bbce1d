import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Config, projectRoot } from '#kernel/config';
import { REFRESH_COOKIE } from '#platform/request/request-context';
import { namespaceOf } from '#kernel/host';
import { notFoundResponse } from './errors.ts';
import { readPage } from './page.ts';

/** Folder of the built client. */
const CLIENT = path.join(projectRoot, 'client/dist');

/** Folder of files with a content hash in their names. */
const HASHED_FILES = path.join(CLIENT, 'assets') + path.sep;

/** Paths that are never screens. */
const NO_SCREEN = /^\/(api|assets|files|graphql|graphiql)(\/|\?|$)/;

/** Paths that end with a file name. */
const NAMES_A_FILE = /\.\w+(\?|$)/;

/** Screens of the root host that the build has prerendered. */
const PRERENDERED = /^\/(home|new)?(\?|$)/;

/** Screens whose URL contains a secret, which must not be sent as a referrer. */
const WITH_SECRET = /^\/(reset-password(\?|$)|invitations\/)/;

/** Pages that are not served as static files, because the app's name is inserted into them. */
const PAGES = new Set(['/', '/index.html', '/landing.html']);

/** Serves the built client. Every path of a screen gets the page of the single-page app. */
export async function serveClient(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(fastifyStatic, {
    root: CLIENT,
    index: false,
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    suppressWarning: true, // the client may not be built yet
    allowedPath: (name) => !PAGES.has(name),
    setHeaders: (reply, file) => {
      const isHashed = file.startsWith(HASHED_FILES);
      void reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.setNotFoundHandler(async (request, reply) => {
    const page = isScreen(request)
      ? await readPage(path.join(CLIENT, pageFor(request, config)), config.appName)
      : null;
    if (page && WITH_SECRET.test(request.url)) void reply.header('referrer-policy', 'no-referrer');
    if (page) return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page);
    const { status, headers, body } = notFoundResponse();
    return reply.code(status).headers(headers).send(body);
  });
}

/** Returns whether a request is for a screen: by a browser, or by a client that accepts any type, such as a link preview. */
function isScreen({ method, url, headers }: FastifyRequest): boolean {
  const isRead = method === 'GET' || method === 'HEAD';
  if (!isRead || NO_SCREEN.test(url)) return false;
  const { accept = '*/*' } = headers;
  return accept.includes('text/html') || (accept === '*/*' && !NAMES_A_FILE.test(url));
}

/** Returns the page of a request. Visitors of the root host without a session get the prerendered landing page. */
function pageFor({ url, host, cookies }: FastifyRequest, { appOrigin }: Config): string {
  const isLanding = PRERENDERED.test(url) && !namespaceOf(host, appOrigin) && !cookies[REFRESH_COOKIE];
  return isLanding ? 'landing.html' : 'index.html';
}
