import fastifyMultipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { consume, type Limit } from '#platform/limits/attempts';
import type { Context } from '#platform/request/context';
import { assertMember } from '#kernel/authorize';
import { ErrorCode, Forbidden, Unauthenticated, Unverified } from '#kernel/errors';
import { createRequestContext } from '#platform/request/request-context';
import { parseOrThrow } from '#kernel/validation';
import type { MemberViewer } from '#kernel/viewer';
import { toErrorResponse, type ErrorResponse, errorResponse, sendError } from '#api/rest/errors';
import type { Services } from '#platform/request/services';
import { filesFolder } from '#platform/storage/open-storage';
import { MAX_PIXELS, UnreadableImage } from '#platform/images/renditions';
import { OVER, Spool } from '#platform/storage/spool';
import { Inspection, TooLarge } from '#modules/file/file-content.service';
import { safeName } from '#modules/file/file-name.service';
import { filePurposes, purposeForObject } from '#modules/file/file-holders.sql';
import {
  type FilePurpose,
  MAX_FILE_SIZE,
  maxSizeOf,
  mayBeFor,
  tooLargeFor,
  wrongKind,
} from '#modules/file/file.rules';
import { type ReceivedFile, sizeOf, storeFile } from '#modules/file/file.service';
import { imageAddress } from '#modules/file/image-keys.service';
import { cleanUpload, IMAGE_TYPE, renderUpload } from '#modules/file/image.service';
import { beginUpload } from '#modules/file/uploads.limits';

const FILES = '/files';

const MEGAPIXELS = MAX_PIXELS / 1_000_000;

/** Bytes of a body in addition to the file: boundaries and part headers. */
const AROUND = 16_384;

/**
 * Maximum size of a part's headers in bytes: the parser drops the rest, so that a longer file name loses its
 * extension.
 */
export const MAX_PART_HEAD = 4096;

/** One file and no other fields. The parser supports `headerSize`, which the plugin's types omit. */
const FORM_LIMITS = {
  files: 1,
  fields: 0,
  parts: 1,
  headerPairs: 20,
  headerSize: MAX_PART_HEAD,
  fileSize: MAX_FILE_SIZE + 1,
};

/** Milliseconds for which a rejected upload may continue, so that its client reads the response. */
const LINGER = 5_000;

const UPLOADS: Limit = {
  name: 'upload',
  max: 300,
  seconds: 10 * 60,
  message: 'You’ve uploaded too many files. Try again in ten minutes.',
};

/** An error with an HTTP status that is more specific than its code. */
class UploadRefused extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const tooLarge = (purpose: FilePurpose) => new UploadRefused(413, tooLargeFor(purpose));
const noForm = (status = 400) => new UploadRefused(status, 'Send one file as multipart/form-data.');

interface Upload {
  id: string;
  name: string;
  size: number;
  contentType: string;
  /** Address of a picture, relative to the origin. */
  imageUrl?: string;
}

/**
 * Serves POST /files?purpose=…: one file as multipart/form-data, inspected while it arrives and stored only
 * when complete. Responds with 201 and the file.
 */
export async function serveUploads(app: FastifyInstance, services: Services): Promise<void> {
  const spool = new Spool(filesFolder(services.config));
  const warn = (error: unknown) => services.log.warn({ err: error }, 'removing temporary uploads failed');
  await spool.clean();
  const cleaning = setInterval(() => void spool.clean().catch(warn), OVER).unref();
  app.addHook('onClose', (_, done) => {
    clearInterval(cleaning);
    done();
  });
  await app.register(async (routes) => {
    routes.removeAllContentTypeParsers();
    await routes.register(fastifyMultipart, {
      limits: FORM_LIMITS,
      throwFileSizeLimit: false,
    });
    routes.setErrorHandler((error, request, reply) => {
      const answer = answerOf(error) ?? toErrorResponse(error, { log: services.log, request });
      return sendError(request, reply, answer);
    });
    routes.addHook('onResponse', (request, _reply, done) => {
      endUnfinished(request);
      done();
    });
    routes.post(FILES, { config: { takesFile: true } }, async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      const context = await createRequestContext(services, request, reply);
      const viewer = uploaderOf(context);
      const purpose = await purposeOf(context, viewer, request.query);
      if (Number(request.headers['content-length'] ?? 0) > maxSizeOf(purpose) + AROUND)
        throw tooLarge(purpose);
      await consume(services.orm.em.fork(), UPLOADS, viewer.accountId);
      const end = beginUpload(services, viewer.accountId);
      try {
        return await reply.code(201).send(await receive(context, viewer, request, purpose, spool));
      } finally {
        end();
      }
    });
  });
}

/**
 * Returns the uploader.
 * @throws AppError unless it is a signed-in member of the session's institution
 */
function uploaderOf({ viewer, transport }: Context): MemberViewer {
  transport.operation = `POST ${FILES}`;
  if (!viewer.accountId) throw Unauthenticated();
  if (!viewer.isVerified) throw Unverified();
  if (viewer.token) throw Forbidden('API tokens can’t upload files. Sign in to upload.');
  assertMember(viewer);
  return viewer;
}

/**
 * Returns the purpose that the query names, for one object if it names one.
 * @throws Invalid, or the error of the object
 */
async function purposeOf(context: Context, viewer: MemberViewer, query: unknown): Promise<FilePurpose> {
  const purposes = new Map(filePurposes().map((purpose) => [purpose.name, purpose]));
  const rules = z.object({
    purpose: z.enum([...purposes.keys()], 'Set the purpose of the file.'),
    for: z.optional(z.uuid('Set the ID of the object.')),
  });
  const { purpose, for: id } = parseOrThrow(rules, query);
  return id === undefined
    ? purposes.get(purpose)!
    : purposeForObject(context, viewer, purposes.get(purpose)!, id);
}

async function receive(
  context: Context,
  viewer: MemberViewer,
  request: FastifyRequest,
  purpose: FilePurpose,
  spool: Spool,
): Promise<Upload> {
  const { name, inspection, path } = await read(request, purpose, spool);
  try {
    const { size } = inspection;
    if (size === 0) throw new UploadRefused(400, `"${name}" is empty.`);
    const contentType = await inspection.contentType();
    if (!contentType) throw new UploadRefused(415, `The content of “${name}” doesn’t match its file type.`);
    const parts = await partsOf(viewer, purpose, { path, name, size, contentType }, spool);
    return await stored(context, viewer, spool, { purpose, name, ...parts });
  } finally {
    await spool.drop(path);
  }
}

interface Inspected {
  path: string;
  name: string;
  size: number;
  contentType: string;
}

/** Returns what to store of an upload: the file itself, or a picture after encoding it again. */
async function partsOf(
  { institutionId }: MemberViewer,
  purpose: FilePurpose,
  { path, name, size, contentType }: Inspected,
  spool: Spool,
): Promise<Pick<ReceivedFile, 'parts' | 'imageKey' | 'contentType'>> {
  if (purpose.isImage)
    return {
      ...(await encoded(name, () => renderUpload(spool, path, institutionId))),
      contentType: IMAGE_TYPE,
    };
  const isPicture = contentType.startsWith('image/');
  const part = isPicture
    ? await encoded(name, () => cleanUpload(spool, path, institutionId))
    : { suffix: '', path, size };
  return { parts: [part], imageKey: null, contentType };
}

/** @throws UploadRefused for what is no complete picture of an accepted size */
async function encoded<T>(name: string, encode: () => Promise<T>): Promise<T> {
  try {
    return await encode();
  } catch (error) {
    if (error instanceof UnreadableImage)
      throw new UploadRefused(422, `“${name}” isn’t a complete picture of at most ${MEGAPIXELS} megapixels.`);
    throw error;
  }
}

async function stored(
  context: Context,
  viewer: MemberViewer,
  spool: Spool,
  file: ReceivedFile,
): Promise<Upload> {
  const { name, contentType, parts, imageKey } = file;
  try {
    const id = await storeFile(context, viewer, file);
    const { institutionId } = viewer;
    const picture = imageKey && { imageUrl: imageAddress({ institutionId, fileId: id, imageKey }) };
    return { id, name, size: sizeOf(parts), contentType, ...picture };
  } finally {
    for (const part of parts) await spool.drop(part.path);
  }
}

interface Received {
  name: string;
  inspection: Inspection;
  /** In the temporary folder. */
  path: string;
}

/**
 * Reads the body completely.
 * @throws UploadRefused unless it is a form with one allowed file
 */
async function read(request: FastifyRequest, purpose: FilePurpose, spool: Spool): Promise<Received> {
  let received: Received | null = null;
  try {
    for await (const part of request.parts()) received = await spooled(part as MultipartFile, purpose, spool); // fields are rejected by the limits
    if (!received) throw noForm();
    return received;
  } catch (error) {
    if (received) await spool.drop(received.path);
    throw whyUnread(error, purpose);
  }
}

async function spooled(
  { file, filename }: MultipartFile,
  purpose: FilePurpose,
  spool: Spool,
): Promise<Received> {
  const name = safeName(filename);
  if (!mayBeFor(purpose, name)) throw new UploadRefused(415, wrongKind(purpose));
  const inspection = new Inspection(name, maxSizeOf(purpose), purpose);
  return { name, inspection, path: await spool.write(file, inspection) };
}

/**
 * Returns the error for a body that could not be read: the client's fault, or the original error, for example
 * of a full disk.
 */
function whyUnread(error: unknown, purpose: FilePurpose): unknown {
  if (error instanceof TooLarge) return tooLarge(purpose);
  const isOurs = error instanceof TypeError || (error as NodeJS.ErrnoException).syscall !== undefined;
  return isOurs || error instanceof UploadRefused ? error : noForm();
}

/** Returns a response with the status of the error, or null for errors that are reported as everywhere. */
function answerOf(error: unknown): ErrorResponse | null {
  const isOfType = /MEDIA_TYPE|CONTENT_TYPE/.test((error as { code?: string }).code ?? '');
  const refused = isOfType ? noForm(415) : error;
  return refused instanceof UploadRefused
    ? errorResponse(refused.status, ErrorCode.INVALID, refused.message)
    : null;
}

/** Drains the rest of a rejected body for a moment, without storing it. */
function endUnfinished({ raw }: FastifyRequest): void {
  if (raw.complete) return;
  raw.unpipe();
  raw.resume();
  const timer = setTimeout(() => raw.socket.destroy(), LINGER);
  raw.once('close', () => clearTimeout(timer));
}
