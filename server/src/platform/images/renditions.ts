import type { Sharp, SharpOptions } from 'sharp';
import { workQueue } from './work-queue.ts';

/** Widths of renditions in pixels, ascending. */
export const RENDITION_WIDTHS = [320, 640, 1280] as const;

/** Pixels that a picture may have. A flat picture of this size takes few bytes in a file, but 160 MB in memory. */
export const MAX_PIXELS = 40_000_000;

/** Seconds for one step of the work. */
const MAX_SECONDS = 20;

/** Heights per width: WebP has no room for taller pictures, and no cover shows them. */
const MAX_RATIO = 4;

const QUALITY = 80;

/** Decoders of the accepted types. All others are blocked, among them those of SVG and PDF. */
const DECODERS = [
  'VipsForeignLoadJpegBuffer',
  'VipsForeignLoadPngBuffer',
  'VipsForeignLoadWebpBuffer',
  'VipsForeignLoadNsgifBuffer',
  'VipsForeignLoadHeifBuffer',
];

/** A picture that was encoded again, without metadata. */
export interface Rendition {
  /** Width that it was made for. Smaller pictures are not enlarged. */
  width: (typeof RENDITION_WIDTHS)[number];
  /** In WebP. */
  bytes: Buffer;
}

/** Thrown for a file that is not a complete picture of an accepted type and size. */
export class UnreadableImage extends Error {}

type CreateSharp = (input: Buffer, options?: SharpOptions) => Sharp;

let loaded: Promise<CreateSharp> | undefined;

/** Loads the library when the first picture arrives: it takes memory that other processes never need. */
function load(): Promise<CreateSharp> {
  loaded ??= import('sharp').then(({ default: sharp }) => {
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({ operation: DECODERS });
    sharp.cache(false);
    sharp.concurrency(1);
    return sharp;
  });
  return loaded;
}

/** One picture at a time per process: the memory in use is that of one. Others wait as uploaded, and institutions take turns. */
const queued = workQueue({ name: 'pictures', running: 1, held: 20 });

/**
 * Encodes a picture again in each width, upright and without metadata; of an animation, the first frame.
 * @throws UnreadableImage, TooMany when too many pictures wait already
 */
export const renderImage = (bytes: Buffer, institutionId?: string): Promise<Rendition[]> =>
  queued(() => render(bytes), institutionId);

/**
 * Encodes a picture again in its own format and size, upright and without metadata.
 * @throws UnreadableImage, TooMany when too many pictures wait already
 */
export const cleanImage = (bytes: Buffer, institutionId?: string): Promise<Buffer> =>
  queued(() => clean(bytes), institutionId);

/**
 * Encodes a rendition as PNG, for documents that cannot have WebP.
 * @throws UnreadableImage, TooMany when too many pictures wait already
 */
export const pngOf = (bytes: Buffer, institutionId?: string): Promise<Buffer> =>
  queued(() => toPng(bytes), institutionId);

async function toPng(bytes: Buffer): Promise<Buffer> {
  const sharp = await load();
  try {
    return await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .timeout({ seconds: MAX_SECONDS })
      .png()
      .toBuffer();
  } catch (error) {
    throw new UnreadableImage('The picture could not be read.', { cause: error });
  }
}

async function clean(bytes: Buffer): Promise<Buffer> {
  const sharp = await load();
  try {
    return await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .timeout({ seconds: MAX_SECONDS })
      .autoOrient()
      .toColourspace('srgb')
      .toBuffer();
  } catch (error) {
    throw new UnreadableImage('The picture could not be read.', { cause: error });
  }
}

async function render(bytes: Buffer): Promise<Rendition[]> {
  const sharp = await load();
  const largest = RENDITION_WIDTHS.at(-1)!;
  try {
    // Decoded once: the smaller ones are made of the largest.
    const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .timeout({ seconds: MAX_SECONDS })
      .autoOrient()
      .resize(within(largest))
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const renditions: Rendition[] = [];
    for (const each of RENDITION_WIDTHS) {
      const picture = sharp(data, { raw: { width, height, channels } });
      picture.timeout({ seconds: MAX_SECONDS }).resize(within(each)).webp({ quality: QUALITY });
      renditions.push({ width: each, bytes: await picture.toBuffer() });
    }
    return renditions;
  } catch (error) {
    throw new UnreadableImage('The picture could not be read.', { cause: error });
  }
}

const within = (width: number) =>
  ({ width, height: width * MAX_RATIO, fit: 'inside', withoutEnlargement: true }) as const;
