import { MINUTE } from '#kernel/duration.rules';
import type { EntityManager } from '@mikro-orm/postgresql';
import { v7 as uuidv7 } from 'uuid';
import { DEMO_ACCOUNTS } from './accounts.ts';
import { daysFromNow } from './dates.ts';

interface DemoEvent {
  type: string;
  title: string;
  description: string;
  startsAt: Date;
  minutes: number;
  places: number;
  /** Number of people who register; those beyond the places wait. */
  people: number;
  state?: 'draft' | 'cancelled';
  location?: string;
  /** Title of the course that it is about. */
  course?: string;
  prerequisites?: readonly string[];
  tags: readonly string[];
  agenda?: readonly (readonly [minutes: number, title: string])[];
}

/** Events of all types: past, live, upcoming, full, a draft and a cancelled one. */
const demoEvents = (): readonly DemoEvent[] => [
  {
    type: 'webinar',
    title: 'How people learn in public',
    description: 'What changes when you show unfinished work: three stories, and time for your questions.',
    startsAt: new Date(Date.now() - 20 * MINUTE),
    minutes: 90,
    places: 100,
    people: 14,
    tags: ['learning', 'community'],
    agenda: [
      [0, 'Welcome'],
      [10, 'Three stories'],
      [60, 'Questions'],
    ],
  },
  {
    type: 'workshop',
    title: 'Write a test that can fail',
    description:
      'We take one small program and find the tests that would have caught its bugs. Bring a laptop.',
    startsAt: daysFromNow(3, 9),
    minutes: 180,
    places: 8,
    people: 11,
    location: 'Room 4, second floor',
    course: 'React from the Ground Up',
    prerequisites: ['A laptop with an editor', 'Any programming language'],
    tags: ['testing', 'practice'],
    agenda: [
      [0, 'One program, no tests'],
      [60, 'Breaking it on purpose'],
      [150, 'What to keep'],
    ],
  },
  {
    type: 'masterclass',
    title: 'Reading other people’s code',
    description: 'A large program, read aloud together: where to begin, and what to skip.',
    startsAt: daysFromNow(6, 16),
    minutes: 120,
    places: 30,
    people: 9,
    prerequisites: ['You have written programs of a few hundred lines'],
    tags: ['reading', 'code'],
  },
  {
    type: 'qa-session',
    title: 'Ask anything before the deadline',
    description: 'Questions about the current assignments. Nobody is alone with a question.',
    startsAt: daysFromNow(1, 17),
    minutes: 60,
    places: 50,
    people: 6,
    course: 'Data Science Foundations',
    tags: ['assignments'],
  },
  {
    type: 'consultation',
    title: 'Plan your next half year',
    description: 'A conversation in a small group about what to learn next, and what to leave out.',
    startsAt: daysFromNow(8, 11),
    minutes: 45,
    places: 4,
    people: 1,
    tags: ['planning'],
  },
  {
    type: 'office-hours',
    title: 'Questions on Thursdays',
    description: 'Come in with any question about the courses. The room stays open for two hours.',
    startsAt: daysFromNow(2, 14),
    minutes: 120,
    places: 12,
    people: 3,
    tags: ['help'],
  },
  {
    type: 'webinar',
    title: 'What a certificate is good for',
    description: 'How employers read certificates, and what they look at instead.',
    startsAt: daysFromNow(-9, 15),
    minutes: 60,
    places: 60,
    people: 12,
    tags: ['career'],
  },
  {
    type: 'workshop',
    title: 'Sketching interfaces on paper',
    description: 'Ten sketches in an hour, and one that survives.',
    startsAt: daysFromNow(12, 10),
    minutes: 120,
    places: 16,
    people: 0,
    state: 'draft',
    tags: ['design'],
  },
  {
    type: 'masterclass',
    title: 'Speaking to a room',
    description: 'How to begin, how to stop, and what to do with your hands.',
    startsAt: daysFromNow(5, 13),
    minutes: 90,
    places: 20,
    people: 5,
    state: 'cancelled',
    tags: ['speaking'],
  },
];

/** Seeds events of the transaction's institution, presented by its staff in turn, with participants and a waitlist. */
export async function seedEvents(em: EntityManager, institutionId: string): Promise<void> {
  const events = demoEvents().map((event, at) =>
    Object.assign(event, {
      at,
      id: uuidv7(),
      ends_at: new Date(event.startsAt.getTime() + event.minutes * MINUTE),
    }),
  );
  const values = [JSON.stringify(events), institutionId];
  await em.execute(EVENTS, values);
  await em.execute(AGENDAS, values);
  await em.execute(REGISTRATIONS, values);
  await em.execute(COUNTS, [institutionId]);
  await em.execute(OFFICE_HOURS, [institutionId]);
}

const GIVEN = `jsonb_to_recordset(?::jsonb) given (id uuid, at int, type text, title text, description text, "startsAt" timestamptz,
  ends_at timestamptz, places int, people int, state text, location text, course text, prerequisites jsonb, tags jsonb, agenda jsonb)`;

const textsOf = (list: string) => `array(select jsonb_array_elements_text(coalesce(${list}, '[]')))`;

const EVENTS = `
  insert into event (institution_id, id, type, title, description, starts_at, ends_at, time_zone, location, meeting_platform, meeting_link,
    max_participants, prerequisites, tags, course_id, presenter_id, created_by_id, published_at, cancelled_at, cancel_reason)
  select staff.institution_id, given.id, given.type, given.title, given.description, given."startsAt", given.ends_at, 'Europe/Berlin',
    coalesce(given.location, ''), 'Jitsi Meet', 'https://meet.jit.si/' || replace(given.id::text, '-', ''), given.places,
    ${textsOf('given.prerequisites')}, ${textsOf('given.tags')},
    (select c.id from course c where c.institution_id = staff.institution_id and c.title = given.course limit 1), staff.id, staff.id,
    case when given.state is distinct from 'draft' then now() - interval '10 days' end,
    case when given.state = 'cancelled' then now() - interval '1 day' end,
    case when given.state = 'cancelled' then 'The presenter is ill. We will announce a new date.' end
  from ${GIVEN}
  join (
    select m.*, row_number() over (order by m.created_at, m.id) - 1 as place, count(*) over () as total
    from membership m where m.institution_id = ? and (m.role = 'instructor' or m.is_owner)
  ) staff on staff.place = given.at % staff.total`;

const AGENDAS = `
  insert into event_agenda_item (institution_id, id, event_id, title, starts_after_minutes, position)
  select e.institution_id, uuidv7(), e.id, item.value ->> 1, (item.value ->> 0)::int, item.ordinality - 1
  from ${GIVEN} cross join lateral jsonb_array_elements(given.agenda) with ordinality item
  join event e on e.institution_id = ? and e.id = given.id`;

/** The student of the demo accounts takes part in the first event, which is live. */
const [, , , STUDENT] = DEMO_ACCOUNTS;

const REGISTRATIONS = `
  insert into event_registration (institution_id, id, event_id, membership_id, status, turn, registered_at)
  select e.institution_id, uuidv7(), e.id, person.id,
    case when person.place > e.max_participants then 'waitlisted' when e.ends_at > now() then 'registered'
      when person.place % 5 = 0 then 'no-show' else 'attended' end,
    person.place, e.published_at + make_interval(hours => person.place::int)
  from ${GIVEN}
  join event e on e.id = given.id and e.institution_id = ?
  join lateral (
    select m.id, row_number() over (
      order by (given.at = 0 and m.contact_email = '${STUDENT.email}') desc, hashtext(m.id::text || given.at)) as place
    from membership m where m.institution_id = e.institution_id and m.role = 'student' and m.access = 'member' and m.status = 'active'
  ) person on person.place <= given.people`;

const COUNTS = `
  update event e set participant_count = r.participants, waitlist_count = r.waiting, last_turn = r.turns
  from (
    select institution_id, event_id, count(*) filter (where status <> 'waitlisted')::int as participants,
      count(*) filter (where status = 'waitlisted')::int as waiting, max(turn) as turns
    from event_registration group by institution_id, event_id
  ) r
  where e.institution_id = ? and r.institution_id = e.institution_id and r.event_id = e.id`;

/** Weekly office hours of the first teachers: two times each. */
const OFFICE_HOURS = `
  insert into availability (institution_id, id, membership_id, weekday, start_time, end_time, slot_minutes, time_zone, meeting_platform, meeting_link)
  select staff.institution_id, uuidv7(), staff.id, hours.weekday, hours.start_time, hours.end_time, 20, 'Europe/Berlin', 'Jitsi Meet',
    'https://meet.jit.si/' || replace(staff.id::text, '-', '')
  from (
    select m.institution_id, m.id from membership m
    where m.institution_id = ? and m.status = 'active' and (m.role = 'instructor' or m.is_owner)
    order by m.created_at, m.id limit 3
  ) staff
  cross join (values ('Tuesday', '16:00', '18:00'), ('Thursday', '09:00', '10:00')) hours (weekday, start_time, end_time)`;
