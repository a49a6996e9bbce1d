export type Color = readonly [number, number, number];

const WIDTH = 960;
const HEIGHT = 540;

/**
 * Draws hills under a sky, as PNG.
 * @param colors from the sky to the front
 * @param scene number of the picture: each has hills of its own
 */
export async function drawLandscape(colors: readonly Color[], scene: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const pixels = Buffer.alloc(WIDTH * HEIGHT * 3);
  const [air, ...hills] = colors;
  const sun = { x: WIDTH * (0.68 - 0.11 * (scene % 5)), y: HEIGHT * (0.3 + 0.04 * (scene % 3)) };
  for (let x = 0; x < WIDTH; x++) {
    const ridges = hills.map((_, hill) => ridge(hill, x, scene));
    for (let y = 0; y < HEIGHT; y++) {
      const front = ridges.findLastIndex((top) => y > top);
      const color = front === -1 ? sky(air!, Math.hypot(x - sun.x, y - sun.y)) : hills[front]!;
      const shade = front === -1 ? 1 : 1 - 0.25 * (y / HEIGHT);
      for (let channel = 0; channel < 3; channel++)
        pixels[(y * WIDTH + x) * 3 + channel] = color[channel]! * shade;
    }
  }
  return sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** Height in pixels from the top at which a hill begins; hills in front are lower. */
const ridge = (hill: number, x: number, scene: number) =>
  HEIGHT * (0.42 + hill * 0.15) +
  45 * Math.sin(x / (143 - hill * 19) + hill * 2.1 + scene * 1.7) +
  18 * Math.sin(x / (53 + hill * 7) + hill + scene * 2.9);

/** The sky is brighter around a low sun. */
function sky(color: Color, distance: number): Color {
  const light = distance < 48 ? 0.9 : Math.max(0, 0.5 - distance / 900);
  return color.map((value) => value + (255 - value) * light) as unknown as Color;
}
