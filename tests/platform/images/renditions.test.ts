import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { MAX_PIXELS, RENDITION_WIDTHS, renderImage, UnreadableImage } from '#platform/images/renditions';

/** Takes part of the time of the usual effort, which says nothing about reading. */
const QUICK = { avif: { effort: 0 }, gif: { effort: 1 }, jpeg: {}, png: {}, webp: {} } as const;

/** A picture with detail, so that its bytes cannot be guessed from a few of them. */
const picture = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  });

const SECRET = 'Made at the home of Ada';
const SCRIPT = '<script>alert(1)</script>';

const sizes = async (bytes: Buffer) => {
  const renditions = await renderImage(bytes);
  return Promise.all(
    renditions.map(async (each) => {
      const { format, width, height } = await sharp(each.bytes).metadata();
      return { for: each.width, format, width, height };
    }),
  );
};

let jpeg: Buffer;
beforeAll(async () => {
  jpeg = await picture(1600, 900).jpeg().toBuffer();
});

describe('renditions', () => {
  test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)(
    'are WebP in each width, from %s',
    async (format) => {
      const bytes = await plain(1600, 900).toFormat(format, QUICK[format]).toBuffer();
      expect(await sizes(bytes)).toEqual(
        RENDITION_WIDTHS.map((width) => ({ for: width, format: 'webp', width, height: (width * 9) / 16 })),
      );
    },
  );

  test('are not larger than the picture', async () => {
    const small = await picture(400, 200).png().toBuffer();
    expect((await sizes(small)).map(({ width }) => width)).toEqual([320, 400, 400]);
  });

  test('stay within the height that WebP has', async () => {
    const tall = await picture(40, 60_000).png().toBuffer();
    for (const each of await sizes(tall)) expect(each.height).toBeLessThanOrEqual(each.for * 4);
  });

  test('are upright and without metadata', async () => {
    const bytes = await picture(800, 400)
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD0: { Copyright: SECRET } })
      .jpeg()
      .toBuffer();
    expect(bytes.includes(SECRET)).toBe(true);
    for (const each of await renderImage(bytes)) {
      const { exif, icc, xmp, orientation, width, height } = await sharp(each.bytes).metadata();
      expect({ exif, icc, xmp, orientation }).toEqual({});
      expect(height).toBe(width * 2);
      expect(each.bytes.includes(SECRET)).toBe(false);
    }
  });

  test('have one frame of an animation', async () => {
    const frames = await Promise.all(['#f00', '#0f0', '#00f'].map(flat));
    const animation = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    expect((await sharp(animation).metadata()).pages).toBe(3);
    for (const each of await renderImage(animation))
      expect((await sharp(each.bytes).metadata()).pages).toBe(undefined);
  });

  test('contain nothing of what is hidden in or behind the picture', async () => {
    const polyglot = Buffer.concat([jpeg, Buffer.from(SCRIPT)]);
    for (const { bytes } of await renderImage(polyglot)) expect(bytes.includes('<script')).toBe(false);
  });
});

describe('a file is refused', () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file:///etc/passwd"/></svg>`;

  test.each([
    ['SVG', () => Buffer.from(svg)],
    ['SVG after an XML declaration', () => Buffer.from(`<?xml version="1.0"?>${svg}`)],
    ['HTML', () => Buffer.from(`<!doctype html>${SCRIPT}`)],
    ['a script with the beginning of a GIF', () => Buffer.from('GIF89a/*x*/=1;alert(1)')],
    ['nothing', () => Buffer.alloc(0)],
    ['a JPEG that ends in the middle', () => jpeg.subarray(0, jpeg.length / 2)],
    ['only the head of a JPEG', () => jpeg.subarray(0, 400)],
  ])('%s', async (_, bytes) => {
    await expect(renderImage(bytes())).rejects.toThrow(UnreadableImage);
  });

  test.each(['png', 'webp', 'avif', 'gif'] as const)('half of a file: %s', async (format) => {
    const whole = await picture(600, 400).toFormat(format, QUICK[format]).toBuffer();
    await expect(renderImage(whole.subarray(0, whole.length / 2))).rejects.toThrow(UnreadableImage);
  });

  test('a type without a decoder here, though the library knows it', async () => {
    const tiff = await picture(50, 50).tiff().toBuffer();
    await expect(renderImage(tiff)).rejects.toThrow(UnreadableImage);
  });

  test('more pixels than allowed, in few bytes', async () => {
    const side = Math.ceil(Math.sqrt(MAX_PIXELS)) + 1;
    const bomb = await sharp({ create: { width: side, height: side, channels: 3, background: '#000' } })
      .png()
      .toBuffer();
    expect(bomb.length).toBeLessThan(1024 * 1024);
    await expect(renderImage(bomb)).rejects.toThrow(UnreadableImage);
  });

  test('and the next one is rendered', async () => {
    const [refused, rendered] = await Promise.allSettled([renderImage(Buffer.from(svg)), renderImage(jpeg)]);
    expect([refused.status, rendered.status]).toEqual(['rejected', 'fulfilled']);
  });
});

const plain = (width: number, height: number, background = '#888') =>
  sharp({ create: { width, height, channels: 3, background } });

const flat = (background: string) => plain(60, 40, background).png().toBuffer();
