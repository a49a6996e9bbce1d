import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { NotFound } from '#kernel/errors';
import { imageStorageKey } from '#modules/file/image-keys.service';
import { IMAGE_TYPE } from '#modules/file/image.service';
import { RENDITION_WIDTHS } from '#platform/images/renditions';
import type { Services } from '#platform/request/services';
import { MissingFileError } from '#platform/storage/storage';

const place = z.object({
  institutionId: z.uuid(),
  fileId: z.uuid(),
  imageKey: z.string().check(z.regex(/^[\da-f]{32}$/)),
  width: z.pipe(
    z.string().check(z.regex(/^\d{1,5}$/)),
    z.pipe(z.transform(Number), z.number().check(z.refine(isWidth))),
  ),
});

function isWidth(width: number): boolean {
  return (RENDITION_WIDTHS as readonly number[]).includes(width);
}

/** A picture never changes under its address. Only browsers keep it: the address is for those who were given it. */
const HEADERS = {
  'cache-control': 'private, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'cross-origin',
};

/**
 * Serves GET /images/:institutionId/:fileId/:imageKey/:width: a picture that was encoded again, in one of the widths. The
 * address alone admits to it, because `<img>` sends no token. It is given to those who can read the object of the picture.
 */
export function serveImages(app: FastifyInstance, { storage }: Services): void {
  app.get('/images/:institutionId/:fileId/:imageKey/:width', async (request, reply) => {
    const { data } = z.safeParse(place, request.params);
    if (!data) throw NotFound('Picture');
    const body = await storage.read(imageStorageKey(data)).catch((error: unknown) => {
      throw error instanceof MissingFileError ? NotFound('Picture') : error;
    });
    return reply.headers(HEADERS).type(IMAGE_TYPE).send(body);
  });
}
