import type { Color } from './landscape.ts';

const SIZE = 320;
const MIDDLE = SIZE / 2;

const GROUNDS: readonly Color[] = [
  [214, 232, 240],
  [250, 225, 205],
  [221, 236, 214],
  [232, 222, 243],
  [250, 236, 196],
  [205, 232, 226],
];
const SKINS: readonly Color[] = [
  [247, 210, 182],
  [226, 176, 140],
  [190, 134, 98],
  [141, 92, 64],
  [98, 62, 44],
];
const HAIRS: readonly Color[] = [
  [38, 28, 26],
  [60, 38, 28],
  [130, 58, 30],
  [206, 160, 92],
  [120, 120, 124],
];
const CLOTHES: readonly Color[] = [
  [42, 98, 143],
  [188, 84, 75],
  [66, 120, 92],
  [92, 76, 140],
  [52, 58, 70],
  [214, 144, 62],
];

/** Signed distance in pixels to the edge of a shape; negative inside. */
export type Shape = (x: number, y: number) => number;

/** Draws a person without a face, as a square PNG. Equal numbers draw equal people. */
export async function drawPortrait(person: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const skin = SKINS[(person * 3) % SKINS.length]!;
  const hair = HAIRS[(person * 2 + Math.floor(person / 5)) % HAIRS.length]!;
  const layers: readonly (readonly [Shape, Color])[] = [
    ...(person % 2 === 0 ? [[ellipse(MIDDLE, 158, 78, 96), hair] as const] : []),
    [ellipse(MIDDLE, 338, 128, 104), CLOTHES[person % CLOTHES.length]!],
    [ellipse(MIDDLE, 222, 27, 44), darker(skin)],
    [ellipse(MIDDLE, 146, 56, 70), skin],
    [fringe(person), hair],
  ];
  const ground = GROUNDS[(person * 5 + 1) % GROUNDS.length]!;
  const pixels = Buffer.alloc(SIZE * SIZE * 3);
  for (let y = 0; y < SIZE; y++)
    for (let x = 0; x < SIZE; x++) {
      let color: Color = ground;
      for (const [shape, paint] of layers) color = blend(color, paint, 0.5 - shape(x, y));
      pixels.set(
        color.map((value) => Math.round(value)),
        (y * SIZE + x) * 3,
      );
    }
  return sharp(pixels, { raw: { width: SIZE, height: SIZE, channels: 3 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** Returns the shape of an ellipse. */
export const ellipse =
  (centerX: number, centerY: number, radiusX: number, radiusY: number): Shape =>
  (x, y) =>
    (Math.hypot((x - centerX) / radiusX, (y - centerY) / radiusY) - 1) * Math.min(radiusX, radiusY);

/** Hair above the forehead, parted on one side. */
function fringe(person: number): Shape {
  const head = ellipse(MIDDLE, 132, 63, 68);
  const parting = person % 3 === 0 ? 0.32 : -0.32;
  return (x, y) => Math.max(head(x, y), y - 112 - (x - MIDDLE) * parting - ((x - MIDDLE) / 20) ** 2);
}

const darker = (color: Color): Color => color.map((value) => value * 0.88) as unknown as Color;

/** Covers a color by a part of another one, from 0 to 1. */
export function blend(below: Color, above: Color, part: number): Color {
  if (part <= 0) return below;
  const share = Math.min(1, part);
  return below.map((value, channel) => value + (above[channel]! - value) * share) as unknown as Color;
}
