import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import {
  type Actor,
  aCategory,
  aCourse,
  anAccount,
  anAdmin,
  anInstitution,
  aStudent,
  aTeacher,
  aVisitor,
  type InstitutionRow,
  type Member,
} from '#tests/support/factories';
import { countWaiting } from '#tests/support/while-locked';

let app: App;
let school: InstitutionRow;
let admin: Member;
let teacher: Member;
let student: Member;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

beforeEach(async () => {
  school = await anInstitution(app);
  [admin, teacher, student] = await Promise.all([
    anAdmin(app, { institution: school }),
    aTeacher(app, { institution: school }),
    aStudent(app, { institution: school }),
  ]);
});

const FIELDS = 'id name slug description icon color standard position courseCount';

const list = async (as: Actor) =>
  (await app.graphql(`{ categories { ${FIELDS} } }`, {}, { as })).data?.categories as
    { id: string; name: string; slug: string; position: number; courseCount: number }[] | undefined;

const act = (name: 'create' | 'update', input: object, as: Actor = admin) => {
  const type = `${name[0]!.toUpperCase()}${name.slice(1)}CategoryInput!`;
  return app.graphql(
    `mutation ($input: ${type}) { ${name}Category(input: $input) { category { ${FIELDS} } categories { id } } }`,
    { input },
    { as },
  );
};

const arrange = (ids: string[], as: Actor = admin) =>
  app.graphql(
    'mutation ($ids: [ID!]!) { arrangeCategories(input: { ids: $ids }) { categories { id } } }',
    { ids },
    { as },
  );

const remove = (id: string, moveCoursesTo: string | null = null, as: Actor = admin) =>
  app.graphql(
    'mutation ($id: ID!, $to: ID) { deleteCategory(input: { id: $id, moveCoursesTo: $to }) { id categories { id } } }',
    { id, to: moveCoursesTo },
    { as },
  );

const COURSE = 'id category institutionCategory { id name }';

const createCourse = (input: object, as: Actor = teacher) =>
  app.graphql(
    `mutation ($input: CreateCourseInput!) { createCourse(input: $input) { course { version ${COURSE} } } }`,
    { input: { title: 'Logic', ...input } },
    { as },
  );

const codeOf = ({ errors }: { errors: { extensions?: { code?: unknown } }[] }) => errors[0]?.extensions?.code;

describe('an institution', () => {
  test('starts with the categories of the forms', async () => {
    await app.graphql(
      `mutation ($input: RegisterTeacherInput!) { registerTeacher(input: $input) { accessToken } }`,
      {
        input: {
          email: 'mara@voss.example',
          password: 'Learn2day!',
          firstName: 'Mara',
          lastName: 'Voss',
          institutionName: 'Voss School',
          institutionType: 'INDIVIDUAL',
          namespace: 'voss-school',
        },
      },
    );
    const { rows } = await app.db.query<{ name: string }>(
      `select k.name from category k join institution i on i.id = k.institution_id
       where i.namespace = 'voss-school' order by k.position`,
    );
    expect(rows.map(({ name }) => name)).toEqual([
      'Web Development',
      'Mobile Development',
      'Data Science',
      'Design',
      'Business',
      'Other',
    ]);
  });

  test('shows its categories to its members only, and only admins change them', async () => {
    const { id } = await aCategory(app, { institution: school });
    for (const as of [admin, teacher, student]) expect(await list(as)).toHaveLength(1);
    expect(await list(await anAdmin(app))).toEqual([]);
    for (const as of [teacher, student]) {
      for (const answer of [
        await act('create', { name: 'New' }, as),
        await act('update', { id, name: 'Mine' }, as),
        await arrange([id], as),
        await remove(id, null, as),
      ])
        expect(codeOf(answer)).toBe('FORBIDDEN');
    }
    expect(codeOf(await act('update', { id, name: 'Mine' }, await anAdmin(app)))).toBe('NOT_FOUND');
    expect(codeOf(await act('create', { name: 'New' }, aVisitor()))).toBe('UNAUTHENTICATED');
  });
});

describe('an admin', () => {
  test('creates, changes and orders categories', async () => {
    const created = await act('create', { name: 'Stage & Screen', icon: 'MUSIC', color: 'VIOLET' });
    expect(created.data.createCategory.category).toMatchObject({
      name: 'Stage & Screen',
      slug: 'stage-screen',
      icon: 'MUSIC',
      color: 'VIOLET',
      standard: 'OTHER',
      position: 0,
    });
    const again = await act('create', { name: 'Stage: screen!' });
    expect(again.data.createCategory.category).toMatchObject({ slug: 'stage-screen-2', position: 1 });
    const { id } = created.data.createCategory.category;
    const changed = await act('update', { id, name: 'Theatre', description: 'Acting and light.' });
    expect(changed.data.updateCategory.category).toMatchObject({ name: 'Theatre', slug: 'stage-screen' });
    const other = again.data.createCategory.category.id;
    expect((await arrange([other, id])).data.arrangeCategories.categories).toEqual([{ id: other }, { id }]);
    expect(codeOf(await arrange([other]))).toBe('CONFLICT');
    expect(codeOf(await arrange([other, other]))).toBe('INVALID');
  });

  test('gives each category a name of its own, in upper and lower case', async () => {
    const { id, name } = await aCategory(app, { institution: school, name: 'Print' });
    await aCategory(app, { institution: await anInstitution(app), name: 'Music' });
    const other = await act('create', { name: 'Music' });
    for (const answer of [
      await act('create', { name: 'PRINT' }),
      await act('update', { id: other.data.createCategory.category.id, name: 'print' }),
    ])
      expect(answer.errors[0]?.extensions).toMatchObject({
        code: 'INVALID',
        fields: [{ field: 'name' }],
      });
    expect((await act('update', { id, name: name.toUpperCase() })).data.updateCategory.category.name).toBe(
      'PRINT',
    );
  });

  test('creates at most 100 categories', async () => {
    await app.db.query(
      `insert into category (institution_id, id, name, slug)
       select $1, uuidv7(), 'Category ' || n, 'category-' || n from generate_series(1, 99) n`,
      [school.id],
    );
    expect((await act('create', { name: 'The last' })).errors).toEqual([]);
    expect(codeOf(await act('create', { name: 'One more' }))).toBe('CONFLICT');
  });

  test('deletes a category with a course that gets it at the same time', async () => {
    const from = await aCategory(app, { institution: school });
    const to = await aCategory(app, { institution: school, position: 1 });
    const { id } = await aCourse(app, { by: teacher });
    const other = await app.db.connect();
    try {
      await other.query('begin');
      await other.query('update course set category_id = $1 where id = $2', [from.id, id]);
      const deletion = remove(from.id, to.id);
      await expect.poll(() => countWaiting(app)).toBe(1);
      await other.query('commit');
      expect((await deletion).errors).toEqual([]);
    } finally {
      other.release();
    }
    const { rows } = await app.db.query('select category_id from course where id = $1', [id]);
    expect(rows).toEqual([{ category_id: to.id }]);
  });

  test.each([[{ name: ' ' }], [{ name: 'a'.repeat(61) }], [{ name: 'A', description: 'a'.repeat(301) }]])(
    'cannot create one as %j',
    async (input) => {
      expect(codeOf(await act('create', input))).toBe('INVALID');
    },
  );

  test('deletes a category and gives its courses another one', async () => {
    const from = await aCategory(app, { institution: school, standard: 'Design' });
    const to = await aCategory(app, { institution: school, standard: 'Business', position: 1 });
    const { data } = await createCourse({ categoryId: from.id });
    const { id } = data.createCourse.course;
    expect((await list(student))!.map(({ courseCount }) => courseCount)).toEqual([1, 0]);
    expect(codeOf(await remove(from.id))).toBe('CONFLICT');
    expect(codeOf(await remove(from.id, from.id))).toBe('INVALID');
    const foreign = await aCategory(app, { institution: await anInstitution(app) });
    expect(codeOf(await remove(from.id, foreign.id))).toBe('INVALID');
    expect((await remove(from.id, to.id)).data.deleteCategory.categories).toEqual([{ id: to.id }]);
    const read = await app.graphql(
      `query ($id: ID!) { course(id: $id) { ${COURSE} } }`,
      { id },
      { as: teacher },
    );
    expect(read.data.course).toMatchObject({ category: 'BUSINESS', institutionCategory: { id: to.id } });
  });
});

describe('a course', () => {
  test('takes the category of the marketplace from that of the institution', async () => {
    const own = await aCategory(app, { institution: school, standard: 'Design' });
    const { data } = await createCourse({ categoryId: own.id, category: 'BUSINESS' });
    const { course } = data.createCourse;
    expect(course).toMatchObject({ category: 'DESIGN', institutionCategory: { id: own.id } });
    await act('update', { id: own.id, standard: 'DATA_SCIENCE' });
    const read = await app.graphql(
      `query ($id: ID!) { course(id: $id) { ${COURSE} } }`,
      { id: course.id },
      { as: teacher },
    );
    expect(read.data.course.category).toBe('DATA_SCIENCE');
  });

  test('whose form names a category of the marketplace gets the first one that has it, if there is one', async () => {
    await aCategory(app, { institution: school, standard: 'Design', position: 1 });
    const first = await aCategory(app, { institution: school, standard: 'Design', position: 0 });
    const design = await createCourse({ category: 'DESIGN' });
    expect(design.data.createCourse.course.institutionCategory.id).toBe(first.id);
    const { version } = design.data.createCourse.course;
    const second = await app.db.query<{ id: string }>(
      'select id from category where position = 1 and institution_id = $1',
      [school.id],
    );
    const { id } = design.data.createCourse.course;
    await app.db.query('update course set category_id = $1 where id = $2', [second.rows[0]!.id, id]);
    const same = await app.graphql(
      `mutation ($input: UpdateCourseInput!) { updateCourse(input: $input) { course { ${COURSE} } } }`,
      { input: { id, version, category: 'DESIGN' } },
      { as: teacher },
    );
    expect(same.data.updateCourse.course.institutionCategory.id).toBe(second.rows[0]!.id);
    const business = await createCourse({ category: 'BUSINESS' });
    expect(business.data.createCourse.course).toMatchObject({
      category: 'BUSINESS',
      institutionCategory: null,
    });
  });

  test('cannot have a category of another institution', async () => {
    const foreign = await aCategory(app, { institution: await anInstitution(app) });
    expect(codeOf(await createCourse({ categoryId: foreign.id }))).toBe('INVALID');
  });

  test('changes its category, and lists are narrowed by its slug', async () => {
    const [one, other] = [
      await aCategory(app, { institution: school }),
      await aCategory(app, { institution: school, position: 1 }),
    ];
    const { data } = await createCourse({ categoryId: one.id });
    const { id, version } = data.createCourse.course;
    const update = await app.graphql(
      `mutation ($input: UpdateCourseInput!) { updateCourse(input: $input) { course { ${COURSE} } } }`,
      { input: { id, version, categoryId: other.id } },
      { as: teacher },
    );
    expect(update.data.updateCourse.course.institutionCategory.id).toBe(other.id);
    const count = async (slug: string) =>
      (
        await app.graphql(
          'query ($slug: String) { courses(categorySlug: $slug) { totalCount } }',
          { slug },
          { as: student },
        )
      ).data.courses.totalCount as number;
    expect([await count(one.slug), await count(other.slug), await count('nothing')]).toEqual([0, 1, 0]);
  });

  test('shows outsiders only the category of the marketplace', async () => {
    const own = await aCategory(app, { institution: school, standard: 'Design' });
    const { id } = await aCourse(app, { by: teacher, isPublic: true, category: 'Design' });
    await app.db.query('update course set category_id = $1 where id = $2', [own.id, id]);
    for (const as of [aVisitor(), await anAdmin(app)]) {
      const { data } = await app.graphql(
        `query ($id: ID!) { course(id: $id) { ${COURSE} } }`,
        { id },
        { as },
      );
      expect(data.course).toMatchObject({ category: 'DESIGN', institutionCategory: null });
    }
  });
});

describe('changes arrive at once', () => {
  /** Follows the categories. Returns a function that waits for the next event. */
  async function follow(as: Actor) {
    const events = app.subscribe(
      'subscription { categoriesChanged { categories { name courseCount } } }',
      {},
      { as },
    );
    await events.ready;
    return async () => (await events.next()).value?.data?.['categoriesChanged'] as object;
  }

  test('for every member, in the order of the list, and not for other institutions', async () => {
    const [one, other] = [
      await aCategory(app, { institution: school, name: 'One' }),
      await aCategory(app, { institution: school, name: 'Other', position: 1 }),
    ];
    const elsewhere = await anAdmin(app);
    const [forStudent, forTeacher, forElsewhere] = [
      await follow(student),
      await follow(teacher),
      await follow(elsewhere),
    ];
    await arrange([other.id, one.id]);
    const names = (...all: string[]) => ({ categories: all.map((name) => ({ name, courseCount: 0 })) });
    for (const next of [forStudent, forTeacher]) expect(await next()).toEqual(names('Other', 'One'));
    await remove(one.id);
    expect(await forStudent()).toEqual(names('Other'));
    await act('create', { name: 'Elsewhere' }, elsewhere);
    expect(await forElsewhere()).toEqual(names('Elsewhere'));
  });

  test('when a course is published or gets another category', async () => {
    const [one, other] = [
      await aCategory(app, { institution: school }),
      await aCategory(app, { institution: school, position: 1 }),
    ];
    const next = await follow(student);
    const counts = (...all: number[]) => ({
      categories: all.map((courseCount) => expect.objectContaining({ courseCount }) as object),
    });
    const { data } = await createCourse({ categoryId: one.id });
    expect(await next()).toEqual(counts(1, 0));
    const { id, version } = data.createCourse.course;
    await app.graphql(
      'mutation ($input: UpdateCourseInput!) { updateCourse(input: $input) { course { id } } }',
      { input: { id, version, categoryId: other.id } },
      { as: teacher },
    );
    expect(await next()).toEqual(counts(0, 1));
  });

  test('for members only', async () => {
    const query = 'subscription { categoriesChanged { categories { id } } }';
    const { value } = await app.subscribe(query, {}, { as: await anAccount(app) }).next();
    expect(value?.errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
  });
});
