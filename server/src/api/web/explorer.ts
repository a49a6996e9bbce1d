import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type Config, projectRoot } from '#kernel/config';
import { sendError } from '#api/rest/errors';
import { notFoundResponse } from './errors.ts';
import { readPage } from './page.ts';

/** Folder of the built explorer. */
const EXPLORER = path.join(projectRoot, 'client/explorer/dist');

/** Serves the API explorer at /graphiql. It loads nothing from other hosts. */
export async function serveExplorer(app: FastifyInstance, { appName }: Config): Promise<void> {
  await app.register(fastifyStatic, {
    root: path.join(EXPLORER, 'assets'),
    prefix: '/graphiql/assets/',
    decorateReply: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    suppressWarning: true, // the explorer may not be built yet
    setHeaders: (reply) => void reply.header('cache-control', 'public, max-age=31536000, immutable'),
  });
  app.get('/graphiql', async (request, reply) => {
    const page = await readPage(path.join(EXPLORER, 'index.html'), { APP_NAME: appName });
    if (!page) return sendError(request, reply, notFoundResponse());
    return reply
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': allowDataFonts(reply) })
      .send(page);
  });
}

/** Returns the content security policy with fonts from data URLs, which the styles of the editor contain. */
const allowDataFonts = (reply: FastifyReply): string =>
  String(reply.getHeader('content-security-policy')).replace("font-src 'self'", "font-src 'self' data:");
