import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { upload } from '#tests/modules/file/upload';
import { type App, startApp } from '#tests/support/app';
import {
  anAdmin,
  anApiToken,
  anInstitution,
  aStudent,
  aTeacher,
  aVisitor,
  type Member,
} from '#tests/support/factories';

const FIELDS = '{ logoUrl faviconUrl primaryColor accentColor darkAccentColor version }';
const UPDATE = `mutation ($input: UpdateBrandingInput!) {
  updateBranding(input: $input) { institution { id logoUrl branding ${FIELDS} } }
}`;
const HOST = `{ hostInstitution { logoUrl branding ${FIELDS} } }`;

let app: App;
let picture: Buffer;
beforeAll(async () => {
  app = await startApp();
  picture = await sharp({ create: { width: 640, height: 320, channels: 4, background: '#264653' } })
    .png()
    .toBuffer();
});
afterAll(() => app.stop());

async function uploadedPicture(as: Member, purpose = 'logo'): Promise<{ id: string; shown: string }> {
  const { status, body } = await upload(app, as, 'logo.png', picture, `/files?purpose=${purpose}`);
  expect(status).toBe(201);
  const { id, imageUrl } = body as { id: string; imageUrl: string };
  return { id, shown: imageUrl.replace(/1280$/, '320') };
}

const update = (as: Member, input: object) => app.graphql(UPDATE, { input }, { as });

const fieldsOf = async (as: Member, input: object) =>
  (await update(as, input)).errors[0]?.extensions as { code: string; fields?: object[] } | undefined;

const stored = async ({ institution: { id } }: Member): Promise<object> => {
  const { rows } = await app.db.query(
    'select logo_url, favicon_url, primary_color, branding_version from institution where id = $1',
    [id],
  );
  return rows[0] as object;
};

const UNTOUCHED = { logo_url: null, favicon_url: null, primary_color: null, branding_version: 1 };

const statusOf = async (address: string) => (await fetch(`${app.url}${address}`)).status;

test('an admin sets logo, icon and color, which visitors of the host read, and the audit log has', async () => {
  const admin = await anAdmin(app);
  const [logo, icon] = [await uploadedPicture(admin), await uploadedPicture(admin, 'favicon')];
  const { data } = await update(admin, { logoId: logo.id, faviconId: icon.id, primaryColor: ' #2D4FD6' });
  const branding = {
    logoUrl: logo.shown,
    faviconUrl: icon.shown,
    primaryColor: '#2d4fd6',
    accentColor: '#2d4fd6',
    darkAccentColor: '#3c5bd9',
    version: 2,
  };
  const { id, namespace } = admin.institution;
  expect(data.updateBranding.institution).toEqual({ id, logoUrl: logo.shown, branding });
  const read = await app.graphql(HOST, {}, { as: aVisitor(), host: namespace });
  expect(read.data.hostInstitution).toEqual({ logoUrl: logo.shown, branding });
  for (const { shown } of [logo, icon]) expect(await statusOf(shown)).toBe(200);
  const { rows } = await app.db.query(
    `select after from audit_entry where row_id = $1 and noun = 'institution' and action = 'updated'`,
    [id],
  );
  expect(rows).toEqual([
    { after: expect.objectContaining({ logo_url: logo.shown, primary_color: '#2d4fd6' }) },
  ]);
});

test('absent parts stay, a replaced picture loses its bytes, and null removes', async () => {
  const admin = await anAdmin(app);
  const [first, second] = [await uploadedPicture(admin), await uploadedPicture(admin)];
  await update(admin, { logoId: first.id, primaryColor: '#123' });
  await update(admin, { logoId: second.id });
  await expect.poll(() => statusOf(first.shown)).toBe(404);
  expect(await stored(admin)).toMatchObject({ logo_url: second.shown, primary_color: '#112233' });
  await update(admin, { logoId: null, primaryColor: null });
  await expect.poll(() => statusOf(second.shown)).toBe(404);
  expect(await stored(admin)).toEqual({ ...UNTOUCHED, branding_version: 4 });
});

test('a file that is no picture is refused, whatever its name, and nothing is stored', async () => {
  const admin = await anAdmin(app);
  const statuses = [];
  for (const [name, content] of [
    ['logo.txt', 'Our logo.'],
    ['logo.png', 'Our logo.'],
    ['logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['logo.png', picture.subarray(0, 120)],
  ] as const)
    for (const purpose of ['logo', 'favicon'])
      statuses.push((await upload(app, admin, name, content, `/files?purpose=${purpose}`)).status);
  expect(statuses).toEqual([415, 415, 415, 415, 415, 415, 422, 422]);
  const { rows } = await app.db.query('select from file where institution_id = $1', [admin.institution.id]);
  expect(rows).toEqual([]);
});

test('a file that is not an unused logo of the viewer is refused at its field, and nothing changes', async () => {
  const admin = await anAdmin(app);
  const teacher = await aTeacher(app, { institution: admin.institution });
  const others = await uploadedPicture(teacher);
  const foreign = await uploadedPicture(await anAdmin(app));
  const icon = await uploadedPicture(admin, 'favicon');
  for (const logoId of [others.id, foreign.id, icon.id, crypto.randomUUID()])
    expect(await fieldsOf(admin, { primaryColor: '#123456', logoId })).toMatchObject({
      code: 'INVALID',
      fields: [{ field: 'logoId' }],
    });
  expect(await fieldsOf(admin, { faviconId: others.id })).toMatchObject({ fields: [{ field: 'faviconId' }] });
  expect(await stored(admin)).toEqual(UNTOUCHED);
});

test.each(['', 'red', '#12345', '#2d4fd6}', 'url(x)'])(
  'the color %j is refused at its field',
  async (primaryColor) => {
    const admin = await anAdmin(app);
    expect(await fieldsOf(admin, { primaryColor })).toMatchObject({
      code: 'INVALID',
      fields: [
        {
          field: 'primaryColor',
          message: 'Enter a color as # and six hexadecimal digits, such as #2d4fd6.',
        },
      ],
    });
    expect(await stored(admin)).toEqual(UNTOUCHED);
  },
);

test('a pale color is kept as it is, and darkened for buttons', async () => {
  const { data } = await update(await anAdmin(app), { primaryColor: '#ffe600' });
  expect(data.updateBranding.institution.branding).toMatchObject({
    primaryColor: '#ffe600',
    accentColor: '#837600',
    darkAccentColor: '#837600',
  });
});

test('a Free institution is led to a plan, keeps what it had without showing it, and gets it back', async () => {
  const admin = await anAdmin(app);
  await update(admin, { primaryColor: '#123456' });
  const setPlan = (plan: string) =>
    app.db.query('update institution set plan = $2 where id = $1', [admin.institution.id, plan]);
  const read = async () =>
    (await app.graphql('{ institution { logoUrl branding { primaryColor } } }', {}, { as: admin })).data
      .institution as object;
  await app.db.query(`update institution set logo_url = '/images/x' where id = $1`, [admin.institution.id]);
  await setPlan('free');
  expect(await read()).toEqual({ logoUrl: null, branding: null });
  for (const input of [{ primaryColor: '#654321' }, { primaryColor: null }, {}]) {
    const { errors } = await update(admin, input);
    expect(errors[0]).toMatchObject({
      message: 'Custom branding comes with the Starter, Professional and Enterprise plans.',
      extensions: { code: 'PLAN_REQUIRED' },
    });
  }
  await setPlan('starter');
  expect(await read()).toEqual({ logoUrl: '/images/x', branding: { primaryColor: '#123456' } });
});

test('admins and the owner change the branding of their institution, others do not', async () => {
  const institution = await anInstitution(app);
  const owner = await aTeacher(app, { institution, isOwner: true });
  expect((await update(owner, { primaryColor: '#111111' })).errors).toEqual([]);
  for (const as of [await aTeacher(app, { institution }), await aStudent(app, { institution })])
    expect((await update(as, { primaryColor: '#222222' })).code).toBe('FORBIDDEN');
  expect((await app.graphql(UPDATE, { input: { primaryColor: '#222222' } }, { as: aVisitor() })).code).toBe(
    'UNAUTHENTICATED',
  );
  await update(await anAdmin(app), { primaryColor: '#333333' });
  expect(await stored(owner)).toMatchObject({ primary_color: '#111111' });
});

test('a change that is based on an older version is refused, and one of nothing makes no version', async () => {
  const admin = await anAdmin(app);
  expect((await update(admin, { version: 1 })).errors).toEqual([]);
  await update(admin, { primaryColor: '#111111', version: 1 });
  const { errors } = await update(admin, { primaryColor: '#222222', version: 1 });
  expect(errors[0]!.extensions).toMatchObject({ code: 'CONFLICT', currentVersion: 2 });
  expect(await stored(admin)).toMatchObject({ primary_color: '#111111', branding_version: 2 });
});

test('two changes at once are both kept', async () => {
  const admin = await anAdmin(app);
  const { id } = await uploadedPicture(admin);
  const answers = await Promise.all([
    update(admin, { logoId: id }),
    update(admin, { primaryColor: '#111111' }),
  ]);
  expect(answers.flatMap(({ errors }) => errors)).toEqual([]);
  expect(await stored(admin)).toMatchObject({
    logo_url: expect.stringContaining(id),
    primary_color: '#111111',
    branding_version: 3,
  });
});

test('an API token needs the scope to change it, and none to read it', async () => {
  const admin = await anAdmin(app);
  const [writer, reader] = [
    await anApiToken(app, { by: admin, scopes: ['institution:write'] }),
    await anApiToken(app, { by: admin, scopes: ['institution:read'] }),
  ];
  const input = { primaryColor: '#123456' };
  expect((await app.graphql(UPDATE, { input }, { as: reader })).code).toBe('FORBIDDEN');
  expect((await app.graphql(UPDATE, { input }, { as: writer })).errors).toEqual([]);
});
