import type { EntityManager } from '@mikro-orm/postgresql';
import { v7 as uuidv7 } from 'uuid';
import { imageAddress, storageKeysOf } from '#modules/file/image-keys.service';
import { IMAGE_TYPE } from '#modules/file/image.service';
import { renderImage } from '#platform/images/renditions';
import type { KeepContent } from './submissions.ts';

type Color = readonly [number, number, number];

/** Colors of a picture from the sky to the front, by the title of its course. */
const LANDSCAPES: Readonly<Record<string, readonly Color[]>> = {
  'React from the Ground Up': [
    [255, 205, 150],
    [240, 140, 110],
    [150, 80, 120],
    [60, 40, 90],
    [25, 20, 50],
  ],
  'Interface Design for Developers': [
    [190, 225, 240],
    [120, 180, 200],
    [60, 130, 150],
    [25, 85, 105],
    [10, 45, 65],
  ],
};

const WIDTH = 1280;
const HEIGHT = 720;

/** Adds a picture to some courses, so that both pictures and drawings are seen. */
export async function seedPictures(em: EntityManager, keep: KeepContent): Promise<void> {
  for (const [title, colors] of Object.entries(LANDSCAPES)) {
    const [course] = await em.execute<{ id: string; institutionId: string; ownerId: string }[]>(
      `select id, institution_id as "institutionId", owner_id as "ownerId" from course where title = ? order by created_at limit 1`,
      [title],
    );
    if (course) await addPicture(em, keep, course, await landscape(colors));
  }
}

interface OwnedCourse {
  id: string;
  institutionId: string;
  ownerId: string;
}

async function addPicture(
  em: EntityManager,
  keep: KeepContent,
  course: OwnedCourse,
  png: Buffer,
): Promise<void> {
  const { id: courseId, institutionId, ownerId } = course;
  const fileId = uuidv7();
  const imageKey = fileId.replaceAll('-', '');
  const keys = storageKeysOf(institutionId, fileId, imageKey);
  const renditions = await renderImage(png);
  for (const [at, { bytes }] of renditions.entries()) await keep(keys[at]!, bytes);
  const size = renditions.reduce((sum, { bytes }) => sum + bytes.length, 0);
  await em.execute(
    `insert into file (institution_id, id, created_at, uploader_id, purpose, name, content_type, size, stored_at, holder_id, position, image_key)
     values (?, ?, now(), ?, 'thumbnail', 'landscape.png', ?, ?, now(), ?, 1, ?)`,
    [institutionId, fileId, ownerId, IMAGE_TYPE, size, courseId, imageKey],
  );
  await em.execute(
    `insert into storage_use as used (institution_id, id, bytes) values (?, ?, ?)
     on conflict (institution_id) do update set bytes = used.bytes + excluded.bytes`,
    [institutionId, uuidv7(), size],
  );
  await em.execute('update course set thumbnail_url = ? where institution_id = ? and id = ?', [
    imageAddress({ institutionId, fileId, imageKey }),
    institutionId,
    courseId,
  ]);
}

/** Draws hills under a sky, as PNG. */
async function landscape(colors: readonly Color[]): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const pixels = Buffer.alloc(WIDTH * HEIGHT * 3);
  const hills = colors.slice(1);
  for (let x = 0; x < WIDTH; x++)
    for (let y = 0; y < HEIGHT; y++) {
      const front = hills.findLastIndex((_, hill) => y > ridge(hill, x));
      const shade = 1 - 0.25 * (y / HEIGHT);
      const color = front === -1 ? sky(colors[0]!, x, y) : hills[front]!;
      for (let channel = 0; channel < 3; channel++)
        pixels[(y * WIDTH + x) * 3 + channel] = color[channel]! * (front === -1 ? 1 : shade);
    }
  return sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** Height in pixels from the top at which a hill begins; hills in front are lower. */
const ridge = (hill: number, x: number) =>
  HEIGHT * (0.42 + hill * 0.15) +
  60 * Math.sin(x / (190 - hill * 25) + hill * 2.1) +
  24 * Math.sin(x / (70 + hill * 9) + hill);

/** The sky is brighter around a low sun. */
function sky(color: Color, x: number, y: number): Color {
  const distance = Math.hypot(x - WIDTH * 0.68, y - HEIGHT * 0.3);
  const light = distance < 64 ? 0.9 : Math.max(0, 0.5 - distance / 1200);
  return color.map((value) => value + (255 - value) * light) as unknown as Color;
}
