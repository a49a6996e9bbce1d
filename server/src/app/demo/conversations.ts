import type { EntityManager } from '@mikro-orm/postgresql';

const [GRACE, ADMIN, TEACHER, MAYA] = [
  'grace@demo.example',
  'admin@demo.example',
  'teacher@demo.example',
  'student@demo.example',
];

/** Message: author, text and age in minutes. */
type Line = [email: string, minutesAgo: number, text: string];

const BETWEEN_TWO: Line[][] = [
  [
    [MAYA, 1570, 'Hello Tomás, is there a recording of the session on effects? I had to leave early.'],
    [TEACHER, 1545, 'There is: it is among the resources of the cohort since this morning.'],
    [MAYA, 1540, 'Found it, thank you!'],
    [TEACHER, 52, 'How is the retry exercise going?'],
    [
      TEACHER,
      50,
      'If the list jumps while it loads, look at the second lesson again: https://react.dev/learn',
    ],
  ],
  [
    [ADMIN, 2890, 'Two people ask for an invoice for the design cohort. Do you do that, or do I?'],
    [GRACE, 2850, 'I will, this afternoon.'],
    [ADMIN, 180, 'Done?'],
  ],
  [
    [GRACE, 4400, 'Your summer group filled up in two days. Shall we open a second one?'],
    [TEACHER, 4380, 'Gladly, from the week after.'],
  ],
];

/** Messages in rooms, by the title of the cohort. */
const ROOMS: Record<string, Line[]> = {
  'React Winter Cohort': [
    [TEACHER, 4321, 'Welcome, everybody. Ask here whatever others may want to know too.'],
    [MAYA, 4300, 'Do we bring our own project, or is there one for all?'],
    [TEACHER, 4290, 'One for all at first. From the third week on bring your own, if you like.'],
    [TEACHER, 35, 'We start ten minutes later tonight.'],
  ],
};

const MEMBER = `(select m.id from membership m join account a on a.id = m.account_id where a.email = ? and m.institution_id = i.id)`;

const OPEN = `
  insert into conversation (institution_id, id, kind, first_id, second_id)
  select i.id, uuidv7(), 'direct', least(${MEMBER}, ${MEMBER}), greatest(${MEMBER}, ${MEMBER})
  from institution i where i.namespace = 'demo' returning id`;

const ROOM = `
  select k.id from conversation k join cohort c on c.institution_id = k.institution_id and c.id = k.cohort_id
  join institution i on i.id = k.institution_id and i.namespace = 'demo' where c.title = ?`;

const SAY = `
  with room as (
    update conversation set last_sequence = last_sequence + 1, last_revision = last_revision + 1,
      last_message_at = now() - ? * interval '1 minute' where id = ? returning *
  ), said as (
    insert into message (institution_id, id, created_at, conversation_id, sender_id, sequence, revision, body)
    select i.id, uuidv7(), k.last_message_at, k.id, ${MEMBER}, k.last_sequence, k.last_revision, ?
    from room k join institution i on i.id = k.institution_id returning *
  )
  insert into read_mark (institution_id, id, conversation_id, membership_id, sequence)
  select institution_id, uuidv7(), conversation_id, sender_id, sequence from said
  on conflict (institution_id, conversation_id, membership_id) do update set sequence = excluded.sequence`;

/** Seeds a few conversations and a room. The author of the last message but one has an unread message. */
export async function seedConversations(em: EntityManager): Promise<void> {
  for (const lines of BETWEEN_TWO) {
    const [one, other] = [...new Set(lines.map(([email]) => email))];
    const [row] = await em.execute<{ id: string }[]>(OPEN, [one, other, one, other]);
    await say(em, row!.id, lines);
  }
  for (const [title, lines] of Object.entries(ROOMS)) {
    const [row] = await em.execute<{ id: string }[]>(ROOM, [title]);
    await say(em, row!.id, lines);
  }
}

/** Backdates rooms without messages to the age of their cohorts. */
export async function ageSilentRooms(em: EntityManager): Promise<void> {
  await em.execute(
    `update conversation set last_message_at = now() - interval '60 days' where last_sequence = 0`,
  );
}

async function say(em: EntityManager, conversation: string, lines: Line[]): Promise<void> {
  for (const [email, minutesAgo, text] of lines)
    await em.execute(SAY, [minutesAgo, conversation, email, text]);
}
