import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { upload } from '#tests/modules/file/upload';
import { type App, startApp } from '#tests/support/app';
import {
  aCohort,
  aCourse,
  anInstitution,
  aTeacher,
  type InstitutionRow,
  type Member,
} from '#tests/support/factories';
import { UNKNOWN_ID } from '#tests/support/unknown-id';

let app: App;
let institution: InstitutionRow;
let teacher: Member;
beforeAll(async () => {
  app = await startApp();
  institution = await anInstitution(app, { name: 'Voss & Daughters' });
  teacher = await aTeacher(app, { institution });
});
afterAll(() => app.stop());

/** Returns the tags of a page that link previews read. */
async function previewOf(path: string, options: Parameters<App['request']>[2] = {}) {
  const { status, text } = await app.request('GET', path, options);
  expect(status).toBe(200);
  const tag = (name: string) => new RegExp(`(?:name|property)="${name}" content="([^"]*)"`).exec(text)?.[1];
  return {
    title: tag('og:title'),
    description: tag('og:description'),
    plain: tag('description'),
    image: tag('og:image'),
    page: /<title>([^<]*)</.exec(text)?.[1],
  };
}

test('a public course shows its title, institution and description', async () => {
  const course = await aCourse(app, {
    by: teacher,
    title: 'Type <by> hand',
    shortDescription: 'Ink & patience.\n\nTwo evenings.',
    isPublic: true,
  });
  const title = 'Type &lt;by&gt; hand · Voss &amp; Daughters';
  expect(await previewOf(`/course/${course.id}?from=mail`)).toEqual({
    title,
    page: title,
    description: 'Ink &amp; patience. Two evenings.',
    plain: 'Ink &amp; patience. Two evenings.',
    image: `http://localhost:${app.port}/preview.jpg`,
  });
});

test('a public course with a picture shows it', async () => {
  const course = await aCourse(app, { by: teacher, isPublic: true });
  const create = { width: 1280, height: 720, channels: 3, background: '#264653' } as const;
  const picture = await sharp({ create }).jpeg().toBuffer();
  const { body } = await upload(app, teacher, 'cover.jpg', picture, '/files?purpose=thumbnail');
  const { id, imageUrl } = body as { id: string; imageUrl: string };
  const { errors } = await app.graphql(
    'mutation ($input: SetCourseThumbnailInput!) { setCourseThumbnail(input: $input) { course { id } } }',
    { input: { id: course.id, thumbnailId: id } },
    { as: teacher },
  );
  expect(errors).toEqual([]);
  const { image } = await previewOf(`/course/${course.id}`);
  expect(image).toBe(`http://localhost:${app.port}${imageUrl}`);
  const response = await fetch(`${app.url}${imageUrl}`);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
});

test('a public cohort shows the start of a long description, cut at a word', async () => {
  const course = await aCourse(app, { by: teacher, isPublic: true });
  const cohort = await aCohort(app, {
    by: teacher,
    title: 'Evenings',
    description: 'patience '.repeat(60),
    isPublic: true,
    courses: [course],
  });
  const { title, description } = await previewOf(`/cohorts/${cohort.id}`);
  expect(title).toBe('Evenings · Voss &amp; Daughters');
  expect(description).toMatch(/^(patience )+patience…$/);
  expect(description!.length).toBeLessThanOrEqual(201);
});

test("an institution's host shows its name", async () => {
  const { title } = await previewOf('/', { host: institution.namespace });
  expect(title).toBe('Voss &amp; Daughters · Lyceum');
});

test('pages that visitors cannot read show the product only', async () => {
  const hidden = await aCourse(app, { by: teacher, title: 'Secret', isPublic: false });
  const shown = await aCourse(app, { by: teacher, isPublic: true });
  const product = { title: 'Lyceum', page: 'Lyceum' };
  expect(await previewOf(`/course/${hidden.id}`)).toMatchObject(product);
  expect(await previewOf(`/course/${UNKNOWN_ID}`)).toMatchObject(product);
  expect(await previewOf('/', { host: 'nobody' })).toMatchObject(product);
  expect(await previewOf('/login')).toMatchObject(product);
  expect(await previewOf(`/course/${shown.id}`, { cookies: { refresh_token: 'x' } })).toMatchObject(product);
});
