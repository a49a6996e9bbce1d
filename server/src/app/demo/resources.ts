import type { EntityManager } from '@mikro-orm/postgresql';
import { v7 as uuidv7 } from 'uuid';
import { fileKey } from '#platform/storage/storage';
import type { KeepContent } from './submissions.ts';

/** A file with a text, or a link. */
interface DemoResource {
  name: string;
  isForSeatsOnly: boolean;
  file?: { name: string; contentType: string; content: string };
  url?: string;
}

const GLOSSARY = `# Words of this course

Keep this page open while you work. Add a word whenever you had to look one up.

| Word | What it means here |
| --- | --- |
| Draft | A first version that others may read |
| Review | Reading for what is there, not for what is missing |
| Done | Someone else can use it without asking |
`;

const DATES =
  'week,topic,to do before\n1,Start,read the first section\n2,First draft,bring a question\n3,Review,read two drafts\n';

const OF_COURSES: readonly DemoResource[] = [
  {
    name: 'Words of this course',
    isForSeatsOnly: false,
    file: { name: 'words.md', contentType: 'text/markdown', content: GLOSSARY },
  },
  {
    name: 'Checklist before you submit',
    isForSeatsOnly: true,
    file: {
      name: 'checklist.txt',
      contentType: 'text/plain',
      content: 'Read it aloud once.\nRemove one paragraph.\nAsk one person.\n',
    },
  },
  { name: 'Where to ask outside the course', isForSeatsOnly: false, url: 'https://stackoverflow.com/tour' },
];

const OF_COHORTS: readonly DemoResource[] = [
  {
    name: 'Plan of the weeks',
    isForSeatsOnly: true,
    file: { name: 'weeks.csv', contentType: 'text/csv', content: DATES },
  },
  {
    name: 'How we meet online',
    isForSeatsOnly: true,
    url: 'https://en.wikipedia.org/wiki/Netiquette',
  },
];

const OF_EVENTS: readonly DemoResource[] = [
  {
    name: 'Handout',
    isForSeatsOnly: true,
    file: {
      name: 'handout.md',
      contentType: 'text/markdown',
      content: '# Handout\n\n1. What we start from\n2. What we try\n3. What you take home\n',
    },
  },
  {
    name: 'How to ask a good question',
    isForSeatsOnly: false,
    url: 'https://stackoverflow.com/help/how-to-ask',
  },
];

interface Holder {
  id: string;
  institutionId: string;
  ownerId: string;
}

/** Adds files and links to every course and cohort, and to events with an agenda. */
export async function seedResources(em: EntityManager, keep: KeepContent): Promise<void> {
  const courses = await em.execute<Holder[]>(
    'select id, institution_id as "institutionId", owner_id as "ownerId" from course order by created_at, id',
  );
  for (const course of courses) await addAll(em, keep, 'course_id', course, OF_COURSES);
  const cohorts = await em.execute<Holder[]>(
    'select id, institution_id as "institutionId", created_by_id as "ownerId" from cohort order by created_at, id',
  );
  for (const cohort of cohorts) await addAll(em, keep, 'cohort_id', cohort, OF_COHORTS);
  const events = await em.execute<Holder[]>(
    `select id, institution_id as "institutionId", created_by_id as "ownerId" from event e
     where exists (select 1 from event_agenda_item a where a.institution_id = e.institution_id and a.event_id = e.id) order by starts_at, id`,
  );
  for (const event of events) await addAll(em, keep, 'event_id', event, OF_EVENTS);
}

const MATERIALS: Readonly<Record<string, Omit<DemoFile, 'holderId' | 'purpose'>>> = {
  'From page to component tree': {
    name: 'page-to-cut.txt',
    contentType: 'text/plain',
    content: 'Header\n  Logo\n  Search box\nList of courses\n  Row: picture, title, teacher\n  Row: …\n',
  },
  'Cut a design into components': {
    name: 'worksheet.md',
    contentType: 'text/markdown',
    content: '# Worksheet\n\n| Part | Name | Props |\n| --- | --- | --- |\n| | | |\n',
  },
};

/** Adds files to some lessons. */
export async function seedMaterials(em: EntityManager, keep: KeepContent): Promise<void> {
  for (const [title, file] of Object.entries(MATERIALS)) {
    const lessons = await em.execute<Holder[]>(
      `select l.id, l.institution_id as "institutionId", c.owner_id as "ownerId" from lesson l
       join course c on c.institution_id = l.institution_id and c.id = l.course_id where l.title = ?`,
      [title],
    );
    for (const lesson of lessons)
      await addFile(em, keep, lesson, { purpose: 'material', holderId: lesson.id, ...file });
  }
}

async function addAll(
  em: EntityManager,
  keep: KeepContent,
  column: 'course_id' | 'cohort_id' | 'event_id',
  holder: Holder,
  resources: readonly DemoResource[],
): Promise<void> {
  for (const [position, { name, isForSeatsOnly, file, url }] of resources.entries()) {
    const id = uuidv7();
    const size = file ? Buffer.byteLength(file.content) : 0;
    await em.execute(
      `insert into resource (institution_id, id, created_at, ${column}, name, url, size, position, is_for_seats_only)
       values (?, ?, now(), ?, ?, ?, ?, ?, ?)`,
      [holder.institutionId, id, holder.id, name, url ?? null, size, position, isForSeatsOnly],
    );
    if (file) await addFile(em, keep, holder, { purpose: 'resource', holderId: id, ...file });
  }
}

interface DemoFile {
  purpose: string;
  holderId: string;
  name: string;
  contentType: string;
  content: string;
}

/** Stores a file and attaches it. */
async function addFile(
  em: EntityManager,
  keep: KeepContent,
  { institutionId, ownerId }: Omit<Holder, 'id'>,
  { purpose, holderId, name, contentType, content }: DemoFile,
): Promise<void> {
  const id = uuidv7();
  const size = Buffer.byteLength(content);
  await keep(fileKey(institutionId, id), content);
  await em.execute(
    `insert into file (institution_id, id, created_at, uploader_id, purpose, name, content_type, size, stored_at, holder_id, position)
     values (?, ?, now(), ?, ?, ?, ?, ?, now(), ?, 1)`,
    [institutionId, id, ownerId, purpose, name, contentType, size, holderId],
  );
  await em.execute(
    `insert into storage_use as used (institution_id, id, bytes) values (?, ?, ?)
     on conflict (institution_id) do update set bytes = used.bytes + excluded.bytes`,
    [institutionId, uuidv7(), size],
  );
}
