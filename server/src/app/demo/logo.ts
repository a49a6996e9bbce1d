import type { Color } from './landscape.ts';
import { blend, ellipse, type Shape } from './portrait.ts';

const SIZE = 320;
const MIDDLE = SIZE / 2;

const GROUND: Color = [125, 46, 104];
const PAGE: Color = [255, 250, 244];
const SUN: Color = [247, 190, 92];

/** Color of the demo institution, that of its logo. */
export const DEMO_COLOR = '#7d2e68';

/** Draws a sun above an open book on a round ground, as a square PNG with transparent corners. */
export async function drawLogo(): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const ground = ellipse(MIDDLE, MIDDLE, MIDDLE - 4, MIDDLE - 4);
  const pixels = Buffer.alloc(SIZE * SIZE * 4);
  for (let y = 0; y < SIZE; y++)
    for (let x = 0; x < SIZE; x++) {
      let color = blend(GROUND, SUN, 0.5 - ellipse(MIDDLE, 112, 42, 42)(x, y));
      color = blend(color, PAGE, 0.5 - book(x, y));
      const cover = Math.min(1, Math.max(0, 0.5 - ground(x, y)));
      pixels.set([...color.map((value) => Math.round(value)), Math.round(255 * cover)], (y * SIZE + x) * 4);
    }
  return sharp(pixels, { raw: { width: SIZE, height: SIZE, channels: 4 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** Two pages that rise from the middle to their edges, with a gap between them. */
const book: Shape = (x, y) => {
  const aside = Math.abs(x - MIDDLE);
  const top = 178 - aside * 0.22;
  return Math.max(top - y, y - top - 62, aside - 92, 5 - aside);
};
