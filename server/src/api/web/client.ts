import fs from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { projectRoot } from '#kernel/config';
import type { HostPlace } from '#platform/request/hosts';
import { REFRESH_COOKIE } from '#platform/request/request-context';
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '#kernel/language.rules';
import { sayIn } from '#kernel/translate';
import { languageOf } from '#platform/request/language';
import { escapeHtml } from '#kernel/html';
import { notFoundResponse } from './errors.ts';
import { loadLinkPreview, type PreviewServer } from './link-preview.ts';
import { insertBrand, loadPageBrand } from './page-brand.ts';
import { readPage } from './page.ts';
import { preloadLinks } from './preloads.ts';

/** Folder of the client built in a language. */
const clientIn = (language: Language): string => path.join(projectRoot, 'client/dist', language);

/** Route of the files with a content hash in their names. What else is asked below it, the other route refuses. */
const HASHED_FILE = '/assets/:file(^[\\w-]+\\.\\w+$)';

/** Picture of the product for link previews. */
const PREVIEW_IMAGE = '/preview.jpg';

/** Paths that are never screens. */
const NO_SCREEN =
  /^\/(api|assets|calendars|credentials|exports|files|graphql|graphiql|issuers|webhooks)(\/|\?|$)/;

/** Paths that end with a file name. */
const NAMES_A_FILE = /\.\w+(\?|$)/;

/** Screens of the root host that the build has prerendered. */
const PRERENDERED = /^\/(home|new)?(\?|$)/;

/** Screens whose URL contains a secret, which must not be sent as a referrer. */
const WITH_SECRET = /^\/(reset-password(\?|$)|invitations\/)/;

/** Files that are not served: pages, because the app's name is inserted into them, and what these are made with. */
const NOT_SERVED = new Set(['/', '/index.html', '/landing.html', '/preloads.json']);

/** File that the build of a language writes last. */
const LAST_WRITTEN = 'landing.html';

/** Cookie in which the client keeps the role of the signed-in user. */
const ROLE_COOKIE = 'kept';

/** Serves the built client. Every path of a screen gets the page of the single-page app. */
export async function serveClient(app: FastifyInstance, server: PreviewServer): Promise<void> {
  const { config } = server.services;
  const options: FastifyStaticOptions = {
    // Names have a hash of the content, so the files of all languages share their addresses.
    root: Object.keys(LANGUAGES).map((language) => clientIn(language as Language)),
    index: false,
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    suppressWarning: true, // the client may not be built yet
  };
  // For each request, the wildcard route lists the folder to compare the spelling: 1,700 names for each of a page's files.
  await app.register(fastifyStatic, {
    ...options,
    serve: false,
    setHeaders: (reply) => void reply.header('cache-control', 'public, max-age=31536000, immutable'),
  });
  app.get<{ Params: { file: string } }>(HASHED_FILE, ({ params }, reply) =>
    reply.sendFile(`/assets/${params.file}`),
  );
  await app.register(fastifyStatic, {
    ...options,
    decorateReply: false,
    allowedPath: (name) => !NOT_SERVED.has(name),
    setHeaders: (reply) => void reply.header('cache-control', 'no-cache'),
  });
  for (const [page, url] of [
    ['/terms', config.termsUrl],
    ['/privacy', config.privacyUrl],
  ] as const)
    if (url) app.get(page, (_, reply) => reply.redirect(url));
  app.setNotFoundHandler(async (request, reply) => {
    const page = isScreen(request) ? await buildPage(server, request, reply) : null;
    if (page && WITH_SECRET.test(request.url)) void reply.header('referrer-policy', 'no-referrer');
    if (page)
      return reply
        .type('text/html; charset=utf-8')
        .headers({ 'cache-control': 'no-cache', vary: 'Accept-Language, Cookie' })
        .send(page);
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

/**
 * Builds the page of a request: for visitors of the root host the prerendered landing page; for users with a session the
 * files of the first screens are preloaded; for others with a link preview. Pages of an institution have its look.
 * @returns null before the first build
 */
async function buildPage(
  server: PreviewServer,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string | null> {
  const { url, host, cookies } = request;
  const place = server.services.hosts.placeOf(host);
  const hasSession = Boolean(cookies[REFRESH_COOKIE]);
  const isLanding = PRERENDERED.test(url) && !place.namespace && !hasSession;
  const values = await valuesOf(server, request, reply);
  const name = isLanding ? 'landing.html' : 'index.html';
  const wanted = clientIn(languageOf(request));
  // Its build may not be finished yet (scripts/start.mjs).
  const folder = (await isBuilt(wanted)) ? wanted : clientIn(DEFAULT_LANGUAGE);
  const file = await readPage(path.join(folder, name), values);
  const brand = file && (await loadPageBrand(server.services, request));
  const branded = brand ? insertBrand(file, brand) : file;
  const page = branded && place.customHost ? insertHost(branded, server.services, place) : branded;
  if (!page || !hasSession) return page;
  const [screen = ''] = url.split('?');
  const links = await preloadLinks(path.join(folder, 'preloads.json'), screen, cookies[ROLE_COOKIE]);
  return page.replace('</head>', () => `${links}</head>`);
}

/** Returns whether a build is complete: it writes this file last. */
const isBuilt = (folder: string): Promise<boolean> =>
  fs.access(path.join(folder, LAST_WRITTEN)).then(
    () => true,
    () => false,
  );

/**
 * Inserts what the names of other hosts say by themselves into a page at a custom domain: the institution, and the origin of
 * the root host (client/src/lib/hostNamespace.ts).
 */
function insertHost(page: string, { config }: PreviewServer['services'], { namespace }: HostPlace): string {
  const content = escapeHtml(JSON.stringify({ namespace, rootOrigin: config.appOrigin }));
  return page.replace('</head>', () => `<meta name="host" content="${content}" /></head>`);
}

/** Returns the values for the placeholders of a page. */
async function valuesOf(
  server: PreviewServer,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Record<string, string>> {
  const { hosts, config } = server.services;
  const { appName } = config;
  const say = sayIn(languageOf(request));
  const preview = await loadLinkPreview(server, request, reply);
  const { namespace, customHost } = hosts.placeOf(request.host);
  const origin = hosts.originAt({ hostNamespace: namespace, customHost });
  return {
    APP_NAME: appName,
    TITLE: preview?.title ?? appName,
    DESCRIPTION:
      preview?.description ||
      say`${appName} is the place to create, sell and manage online courses and live cohorts.`,
    IMAGE: origin + (preview?.imagePath ?? PREVIEW_IMAGE),
  };
}
