import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Config, projectRoot } from '#kernel/config';
import { REFRESH_COOKIE } from '#platform/request/request-context';
import { namespaceOf } from '#kernel/host';
import { notFoundResponse } from './errors.ts';
import { readPage } from './page.ts';

/** Where the built client lies. */
const CLIENT = path.join(projectRoot, 'client/dist');

/** Folder of files whose names change with their content. */
const NAMED_BY_CONTENT = path.join(CLIENT, 'assets') + path.sep;

/** Paths that are never a screen. */
const NO_SCREEN = /^\/(api|assets|files|graphql|graphiql)(\/|\?|$)/;

/** Paths that end in the name of a file. */
const NAMES_A_FILE = /\.\w+(\?|$)/;

/** Screens of the root host that the build has drawn ahead, to be read before any script runs. */
const DRAWN_AHEAD = /^\/(home|new)?(\?|$)/;

/** Screens whose address holds a secret, which must not travel on as the referrer of what the page loads. */
const WITH_SECRET = /^\/reset-password(\?|$)/;

/** What is no file of its own: the pages are served with the app's name in them, at the paths of screens. */
const NO_FILES = new Set(['/', '/index.html', '/landing.html']);

/** Serves the built client; each of its paths answers with a page that finds its own way. */
export async function serveClient(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(fastifyStatic, {
    root: CLIENT,
    index: false,
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    suppressWarning: true, // the client may not be built yet
    allowedPath: (name) => !NO_FILES.has(name),
    setHeaders: (reply, file) => {
      const isNamedByContent = file.startsWith(NAMED_BY_CONTENT);
      void reply.header(
        'cache-control',
        isNamedByContent ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
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

/** Whether a page is asked for: by a browser, or by what takes anything, as previews of links do, where no file would be. */
function isScreen({ method, url, headers }: FastifyRequest): boolean {
  const isRead = method === 'GET' || method === 'HEAD';
  if (!isRead || NO_SCREEN.test(url)) return false;
  const { accept = '*/*' } = headers;
  return accept.includes('text/html') || (accept === '*/*' && !NAMES_A_FILE.test(url));
}

/** Visitors of the root host see the landing page; whoever has a session is about to leave it. */
function pageFor({ url, host, cookies }: FastifyRequest, { appOrigin }: Config): string {
  const isLanding = DRAWN_AHEAD.test(url) && !namespaceOf(host, appOrigin) && !cookies[REFRESH_COOKIE];
  return isLanding ? 'landing.html' : 'index.html';
}
