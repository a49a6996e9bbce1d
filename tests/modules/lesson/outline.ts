import { v7 as uuidv7 } from 'uuid';
import type { App } from '#tests/support/app';
import { type Actor, aCourse, aSection, insert, type Member } from '#tests/support/factories';

type As = Pick<Actor, 'accessToken'>;

/** Order of a course as `arrangeCourse` takes it. */
export type Order = { id: string; lessonIds: string[] }[];

/** Creates a course with sections of lessons, given by their numbers. */
export async function anOutline(
  app: App,
  by: Member,
  sizes: number[],
): Promise<{ id: string; order: Order; loose: string }> {
  const { id, institutionId } = await aCourse(app, { by });
  const order: Order = [];
  let position = 0;
  const addLesson = async (sectionId: string | null): Promise<string> => {
    const lesson = uuidv7();
    await insert(app, 'lesson', {
      institution_id: institutionId,
      id: lesson,
      course_id: id,
      section_id: sectionId,
      title: `Lesson ${position}`,
      type: 'video',
      position: position++,
    });
    return lesson;
  };
  for (const [at, size] of sizes.entries()) {
    const { id: section } = await aSection(app, {
      course: { id, institutionId, title: '' },
      position: at,
      title: `Section ${at}`,
    });
    const lessonIds: string[] = [];
    for (let lesson = 0; lesson < size; lesson++) lessonIds.push(await addLesson(section));
    order.push({ id: section, lessonIds });
  }
  return { id, order, loose: await addLesson(null) };
}

const COURSE =
  'id version sections { id position lessons { id position } } lessons(last: 1) { nodes { id } }';

export const arrange = (app: App, as: As, courseId: string, version: number, sections: Order) =>
  app.graphql(
    `mutation ($input: ArrangeCourseInput!) { arrangeCourse(input: $input) { course { ${COURSE} } } }`,
    { input: { id: courseId, version, sections } },
    { as },
  );

interface Stored {
  version: number;
  order: Order;
  /** Positions of the lessons in their sections' order; those without a section come last. */
  positions: number[];
}

/** Reads the outline from the rows. */
export async function storedOutline(app: App, courseId: string): Promise<Stored> {
  const { rows: courses } = await app.db.query<{ version: number }>(
    'select version from course where id = $1',
    [courseId],
  );
  const { rows: sections } = await app.db.query<{ id: string; lessonIds: string[] }>(
    `select s.id, array(select l.id from lesson l where l.section_id = s.id order by l.position, l.id) as "lessonIds"
     from section s where s.course_id = $1 order by s.position, s.id`,
    [courseId],
  );
  const { rows: lessons } = await app.db.query<{ position: number }>(
    `select l.position from lesson l left join section s on s.id = l.section_id where l.course_id = $1
     order by s.position, s.id, l.position, l.id`,
    [courseId],
  );
  return {
    version: courses[0]!.version,
    order: sections,
    positions: lessons.map(({ position }) => position),
  };
}

/** Tables of the outline. Other statements, such as those of jobs, may run at the same time. */
const OUTLINE = /\b(?:course|section|lesson)\b/;

/** Counts the statements on the outline's tables while something runs. */
export async function statementsOf(app: App, run: () => Promise<unknown>): Promise<number> {
  const log = app.services.orm.config.getLogger();
  const logged = log.logQuery.bind(log);
  let count = 0;
  log.isEnabled = () => true;
  log.logQuery = ({ query }) => void (OUTLINE.test(query!) && count++);
  try {
    await run();
  } finally {
    log.logQuery = logged;
    log.isEnabled = () => false;
  }
  return count;
}
