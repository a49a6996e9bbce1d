import type { EntityManager } from '@mikro-orm/postgresql';
import { v7 as uuidv7 } from 'uuid';
import { imageAddress, storageKeysOf, type Width } from '#modules/file/image-keys.service';
import { IMAGE_TYPE } from '#modules/file/image.service';
import { Institution } from '#modules/institution/institution.entity';
import { renderImage } from '#platform/images/renditions';
import { drawLandscape, type Color } from './landscape.ts';
import { DEMO_COLOR, drawLogo } from './logo.ts';
import { drawPortrait } from './portrait.ts';
import type { KeepContent } from './submissions.ts';

/** Colors of a picture from the sky to the front, by the title of its course or cohort. */
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
  'GraphQL APIs That Last': [
    [250, 214, 226],
    [226, 150, 186],
    [164, 84, 142],
    [98, 44, 104],
    [48, 20, 62],
  ],
  'Data Science Foundations': [
    [238, 240, 208],
    [182, 206, 140],
    [110, 158, 96],
    [54, 106, 74],
    [22, 58, 48],
  ],
  'Mobile Apps with One Codebase': [
    [206, 212, 246],
    [150, 158, 226],
    [96, 100, 186],
    [56, 58, 134],
    [28, 28, 80],
  ],
  'Web Security in Practice': [
    [168, 188, 204],
    [104, 128, 150],
    [66, 88, 110],
    [38, 54, 72],
    [18, 26, 38],
  ],
  'Workshop Safety': [
    [252, 228, 170],
    [236, 178, 92],
    [196, 124, 54],
    [132, 78, 38],
    [70, 40, 24],
  ],
  'Data Science Evening Group': [
    [215, 190, 225],
    [150, 140, 195],
    [100, 105, 165],
    [55, 65, 120],
    [25, 30, 70],
  ],
};

/** Where landscapes are kept, by the kind of what they show. */
const HOLDERS = [
  { table: 'course', column: 'thumbnail_url', owner: 'owner_id', purpose: 'thumbnail' },
  { table: 'cohort', column: 'cover_url', owner: 'created_by_id', purpose: 'cover' },
] as const;

/**
 * Adds pictures to most courses and a cohort, and photos to most people of the current institution. The others keep their
 * drawings and initials, as in an institution where not everyone has uploaded one.
 */
export async function seedPictures(em: EntityManager, keep: KeepContent): Promise<void> {
  for (const holder of HOLDERS) await seedLandscapes(em, keep, holder);
  await seedPhotos(em, keep);
  await seedBranding(em, keep);
}

/** The institution `demo` has a logo, an icon and a color; the other one looks like the product. */
async function seedBranding(em: EntityManager, keep: KeepContent): Promise<void> {
  const [owner] = await em.execute<{ id: string; institutionId: string }[]>(
    `select m.id, m.institution_id as "institutionId" from membership m join institution i on i.id = m.institution_id
     where m.is_owner and i.namespace = 'demo'`,
  );
  if (!owner) return;
  const { id: uploaderId, institutionId } = owner;
  const png = await drawLogo();
  const add = (purpose: string) => {
    const file = { institutionId, uploaderId, holderId: institutionId, purpose, position: 0 };
    return addPicture(em, keep, { ...file, name: 'logo.png' }, png, 320);
  };
  const [logoUrl, faviconUrl] = [await add('logo'), await add('favicon')];
  const institution = await em.findOneOrFail(Institution, institutionId);
  Object.assign(institution, { logoUrl, faviconUrl, primaryColor: DEMO_COLOR });
  await em.flush();
}

async function seedLandscapes(
  em: EntityManager,
  keep: KeepContent,
  { table, column, owner, purpose }: (typeof HOLDERS)[number],
): Promise<void> {
  const holders = await em.execute<{ id: string; institutionId: string; ownerId: string; title: string }[]>(
    `select id, institution_id as "institutionId", ${owner} as "ownerId", title from ${table} order by created_at, id`,
  );
  for (const { id, institutionId, ownerId, title } of holders) {
    const colors = LANDSCAPES[title];
    if (!colors) continue;
    const png = await drawLandscape(colors, Object.keys(LANDSCAPES).indexOf(title));
    const file = { institutionId, uploaderId: ownerId, holderId: id, purpose, position: 1 };
    const url = await addPicture(em, keep, { ...file, name: 'landscape.png' }, png, 1280);
    await em.execute(`update ${table} set ${column} = ? where institution_id = ? and id = ?`, [
      url,
      institutionId,
      id,
    ]);
  }
}

/** Of two students one has a photo. */
async function seedPhotos(em: EntityManager, keep: KeepContent): Promise<void> {
  const members = await em.execute<{ id: string; institutionId: string; role: string }[]>(
    `select id, institution_id as "institutionId", role from membership order by contact_email`,
  );
  for (const [person, { id, institutionId, role }] of members.entries()) {
    if (role === 'student' && person % 2 === 1) continue;
    const file = { institutionId, uploaderId: id, holderId: id, purpose: 'avatar', position: 0 };
    const png = await drawPortrait(person);
    const url = await addPicture(em, keep, { ...file, name: 'photo.png' }, png, 320);
    await em.execute('update membership set avatar_url = ? where institution_id = ? and id = ?', [
      url,
      institutionId,
      id,
    ]);
  }
}

interface PictureFile {
  institutionId: string;
  uploaderId: string;
  holderId: string;
  purpose: string;
  position: number;
  name: string;
}

/** Stores a picture as an upload does: encoded again in each width. Returns its address in one width. */
async function addPicture(
  em: EntityManager,
  keep: KeepContent,
  { institutionId, uploaderId, holderId, purpose, position, name }: PictureFile,
  png: Buffer,
  width: Width,
): Promise<string> {
  const fileId = uuidv7();
  const imageKey = fileId.replaceAll('-', '');
  const keys = storageKeysOf(institutionId, fileId, imageKey);
  const renditions = await renderImage(png);
  for (const [at, { bytes }] of renditions.entries()) await keep(keys[at]!, bytes);
  const size = renditions.reduce((sum, { bytes }) => sum + bytes.length, 0);
  await em.execute(
    `insert into file (institution_id, id, created_at, uploader_id, purpose, name, content_type, size, stored_at, holder_id, position, image_key)
     values (?, ?, now(), ?, ?, ?, ?, ?, now(), ?, ?, ?)`,
    [institutionId, fileId, uploaderId, purpose, name, IMAGE_TYPE, size, holderId, position, imageKey],
  );
  await em.execute(
    `insert into storage_use as used (institution_id, id, bytes) values (?, ?, ?)
     on conflict (institution_id) do update set bytes = used.bytes + excluded.bytes`,
    [institutionId, uuidv7(), size],
  );
  return imageAddress({ institutionId, fileId, imageKey }, width);
}
