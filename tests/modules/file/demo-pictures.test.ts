import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedDemo } from '#app/demo/seed';
import { type App, startApp } from '#tests/support/app';

/** Contents by their storage keys. */
const kept = new Map<string, Buffer>();

let app: App;
beforeAll(async () => {
  app = await startApp();
  await seedDemo(app.databaseUrl, async (key, content) => void kept.set(key, Buffer.from(content)));
});
afterAll(() => app.stop());

interface Shown {
  name: string;
  /** Address of the picture; null without one. */
  url: string | null;
}

const picturesOf = async (sql: string): Promise<Shown[]> => (await app.db.query<Shown>(sql)).rows;

test('all published demo courses but one have a picture, and all who teach have a photo', async () => {
  const courses = await picturesOf(
    `select title as name, thumbnail_url as url from course where status = 'published' order by title`,
  );
  expect(courses.length).toBeGreaterThan(5);
  expect(courses.filter(({ url }) => url === null).map(({ name }) => name)).toEqual([
    'Selling What You Teach',
  ]);
  const teachers = await picturesOf(
    `select m.first_name as name, m.avatar_url as url from membership m join institution i on i.id = m.institution_id
     where m.role <> 'student' and i.namespace <> 'harbor'`, // which has no content yet
  );
  expect(teachers.filter(({ url }) => url === null)).toEqual([]);
});

test('the demo students have photos or initials', async () => {
  const { rows } = await app.db.query<{ photos: number; all: number }>(
    `select count(avatar_url)::int as photos, count(*)::int as all from membership where role = 'student'`,
  );
  expect(rows[0]!.photos).toBeGreaterThan(10);
  expect(rows[0]!.photos).toBeLessThan(rows[0]!.all);
});

test('each demo picture is a small WebP in each width, and counts for the storage of its institution', async () => {
  const { rows } = await app.db.query<{ id: string; size: number; shown: number }>(
    `select f.id, f.size, (select count(*)::int from course c where strpos(c.thumbnail_url, f.image_key) > 0)
       + (select count(*)::int from membership m where strpos(m.avatar_url, f.image_key) > 0) as shown
     from file f where f.image_key is not null and f.purpose in ('thumbnail', 'avatar')`,
  );
  expect(rows.length).toBeGreaterThan(20);
  for (const { id, size, shown } of rows) {
    const renditions = [...kept].filter(([key]) => key.includes(id)).map(([, bytes]) => bytes);
    expect(renditions).toHaveLength(3);
    for (const bytes of renditions) expect(bytes.subarray(8, 12).toString('latin1')).toBe('WEBP');
    expect(renditions.reduce((sum, bytes) => sum + bytes.length, 0)).toBe(size);
    expect(size).toBeLessThan(150_000);
    expect(shown).toBe(1);
  }
  const { rows: use } = await app.db.query<{ stored: number; counted: number }>(
    `select (select sum(size)::int from file where stored_at is not null) as stored,
       (select sum(bytes)::int from storage_use) as counted`,
  );
  expect(use[0]!.counted).toBe(use[0]!.stored);
});

test('the demo institution has a logo, an icon and a color, the others have none', async () => {
  const { rows } = await app.db.query(
    `select i.namespace, i.primary_color as color,
       (select count(*)::int from file f where f.holder_id = i.id and strpos(i.logo_url || i.favicon_url, f.image_key) > 0) as files
     from institution i order by i.namespace`,
  );
  expect(rows).toEqual([
    { namespace: 'acme', color: null, files: 0 },
    { namespace: 'demo', color: '#7d2e68', files: 2 },
    { namespace: 'harbor', color: null, files: 0 },
  ]);
});
