import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freeNamespace, namespaceFrom } from '#modules/institution/institution.rules';
import { type App, startApp } from '#tests/support/app';
import {
  type Actor,
  aMembership,
  anAccount,
  anAdmin,
  anInstitution,
  aStudent,
  aTeacher,
  aVisitor,
  inDays,
} from '#tests/support/factories';
import { institutionForm } from '#tests/api/rest/forms';

let app: App;
beforeAll(async () => void (app = await startApp()));
afterAll(() => app.stop());

type As = Pick<Actor, 'accessToken'>;

const found = (name: string, as: As) =>
  app.graphql(
    `mutation ($input: CreateInstitutionInput!) {
      createInstitution(input: $input) {
        institution { id name namespace details { email adminEmail } }
        viewer { memberships { isOwner role institution { name } } }
      }
    }`,
    { input: { ...institutionForm(name), type: 'COLLEGE' } },
    { as },
  );

const names = async (as: As, args = '') => {
  const { data } = await app.graphql(`{ institutions${args} { totalCount nodes { name } } }`, {}, { as });
  return data.institutions.nodes.map(({ name }: { name: string }) => name);
};

describe('institutions', () => {
  test("lists the viewer's institutions by name, whichever the session is in", async () => {
    const founder = await anAccount(app);
    const other = await anInstitution(app, { name: 'Botany' });
    await aMembership(app, founder, other, 'student');
    await aMembership(
      app,
      founder,
      await anInstitution(app, { name: 'Closed', suspendedAt: inDays(-1) }),
      'student',
    );
    await anInstitution(app, { name: 'Nobody' });
    const { data } = await found('Astronomy', founder);
    expect(data.createInstitution).toMatchObject({
      institution: {
        name: 'Astronomy',
        namespace: 'astronomy',
        details: { adminEmail: 'admin@harbour.example' },
      },
      viewer: {
        memberships: expect.arrayContaining([
          { isOwner: true, role: 'INSTRUCTOR', institution: { name: 'Astronomy' } },
        ]),
      },
    });
    expect(await names(founder)).toEqual(['Astronomy', 'Botany']);
    expect(await names(founder, '(search: "ASTRO")')).toEqual(['Astronomy']);
    expect(await names(founder, '(first: 1, page: 2)')).toEqual(['Botany']);
  });

  test('lists all institutions for super admins', async () => {
    const staff = await anAccount(app, { isSuperAdmin: true });
    await anInstitution(app, { name: 'Zoology', suspendedAt: inDays(-1) });
    expect(await names(staff)).toEqual(expect.arrayContaining(['Nobody', 'Zoology']));
    expect(await names(staff, '(search: "zoo")')).toEqual(['Zoology']);
  });

  test('shows the plan to its admins and to super admins only', async () => {
    const institution = await anInstitution(app, { name: 'Planned' });
    const plan = async (as: As) => {
      const { data } = await app.graphql(
        'query ($id: ID!) { node(id: $id) { ... on Institution { plan } } }',
        { id: institution.id },
        { as },
      );
      return data.node.plan;
    };
    for (const as of [await anAdmin(app, { institution }), await anAccount(app, { isSuperAdmin: true })])
      expect(await plan(as)).not.toBeNull();
    for (const as of [await aTeacher(app, { institution }), await anAdmin(app), aVisitor()])
      expect(await plan(as)).toBeNull();
  });

  test('requires a signed-in caller', async () => {
    const { code } = await app.graphql('{ institutions { totalCount } }', {}, { as: aVisitor() });
    expect(code).toBe('UNAUTHENTICATED');
    expect(await names(await anAccount(app))).toEqual([]);
  });
});

test('members read the details, and only admins the contact address', async () => {
  const owner = await anAccount(app);
  const { id } = (await found('Discreet', owner)).data.createInstitution.institution;
  const institution = { id, name: 'Discreet', namespace: 'discreet' };
  const details = async (as: As) => {
    const document =
      'query ($id: ID!) { node(id: $id) { ... on Institution { name details { city adminEmail } } } }';
    return (await app.graphql(document, { id }, { as })).data.node;
  };
  const all = { name: 'Discreet', details: { city: 'Bristol', adminEmail: 'admin@harbour.example' } };
  const some = { name: 'Discreet', details: { city: 'Bristol', adminEmail: null } };
  for (const as of [owner, await anAdmin(app, { institution }), await anAccount(app, { isSuperAdmin: true })])
    expect(await details(as)).toEqual(all);
  for (const as of [await aTeacher(app, { institution }), await aStudent(app, { institution })])
    expect(await details(as)).toEqual(some);
  for (const as of [aVisitor(), await anAdmin(app), await anAccount(app)])
    expect(await details(as)).toEqual({ name: 'Discreet', details: null });
});

describe('a namespace derived from a name', () => {
  test.each([
    ['Harbour College', 'harbour-college'],
    ["École d'été", 'ecole-dete'],
    ['Straßen- und Brückenbau', 'strassen-und-bruckenbau'],
    ['Københavns Łódź Æsir', 'kobenhavns-lodz-aesir'],
    ['-- A & B --', 'a-b'],
    ['!!!', 'institution'],
    [`${'a'.repeat(55)} b`, 'a'.repeat(55)],
  ])('%j becomes %s', (name, namespace) => expect(namespaceFrom(name)).toBe(namespace));

  test('is the first free one', () => {
    expect(freeNamespace('demo', new Set())).toBe('demo');
    expect(freeNamespace('demo', new Set(['demo', 'demo-2', 'demo-4']))).toBe('demo-3');
    expect(freeNamespace('www', new Set())).toBe('www-2'); // reserved
  });
});
