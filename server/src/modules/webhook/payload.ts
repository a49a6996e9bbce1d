import type { TEST_EVENT, WebhookEvent } from './webhook.rules.ts';

const instant = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

interface Noun {
  from: string;
  /** Names in the payload, and the SQL of their values over `from`; `o` is the object itself. */
  data: Record<string, string>;
}

/** What events tell of each noun: ids and what is plain and nobody's secret. No names or addresses of people. */
const NOUNS: Record<string, Noun> = {
  enrollment: {
    from: `enrollment o join cohort c on c.institution_id = o.institution_id and c.id = o.cohort_id`,
    data: {
      id: 'o.id',
      status: 'o.status',
      enrolledAt: instant('o.enrolled_at'),
      memberId: 'o.membership_id',
      cohortId: 'o.cohort_id',
      cohortTitle: 'c.title',
    },
  },
  member: {
    from: 'membership o',
    data: { id: 'o.id', role: 'o.role', status: 'o.status' },
  },
  cohort: {
    from: 'cohort o',
    data: {
      id: 'o.id',
      title: 'o.title',
      startDate: instant('o.start_date'),
      endDate: instant('o.end_date'),
      applicationDeadline: instant('o.application_deadline'),
      capacity: 'o.capacity',
      studentCount: 'o.student_count',
      waitlistCount: 'o.waitlist_count',
      isPublic: 'o.is_public',
    },
  },
  course: {
    from: 'course o',
    data: {
      id: 'o.id',
      title: 'o.title',
      status: 'o.status',
      category: 'o.category',
      level: 'o.level',
      price: 'o.price',
      isPublic: 'o.is_public',
    },
  },
  certificate: {
    from: 'certificate o',
    data: {
      id: 'o.id',
      status: 'o.status',
      number: 'o.number',
      issuedAt: instant('o.issued_at'),
      grade: 'o.grade',
      memberId: 'o.membership_id',
      courseId: 'o.course_id',
      courseTitle: 'o.course_title',
      cohortId: 'o.cohort_id',
      cohortTitle: 'o.cohort_title',
    },
  },
  submission: {
    from: 'submission o join activity a on a.institution_id = o.institution_id and a.id = o.activity_id',
    data: {
      id: 'o.id',
      state: "case when o.graded_at is null then 'submitted' else 'graded' end",
      submittedAt: instant('o.submitted_at'),
      isLate: 'o.is_late',
      points: 'o.points',
      gradedAt: instant('o.graded_at'),
      memberId: 'o.student_id',
      activityId: 'a.id',
      activityTitle: 'a.title',
      activityPoints: 'a.points',
      courseId: 'a.course_id',
    },
  },
  webhook: {
    from: 'webhook_endpoint o',
    data: { endpointId: 'o.id', description: 'o.description' },
  },
};

/** The word that an event begins with. */
export const nounOf = (event: WebhookEvent | typeof TEST_EVENT) => event.split('.')[0]!;

/**
 * SQL: for each object of an event its message, as `event_id` and `payload`. `$1` is the type, `$2` the institution,
 * `$3` the ids of the objects.
 */
export function messagesSql(noun: string): string {
  const { from, data } = NOUNS[noun]!;
  const pairs = Object.entries(data).map(([name, value]) => `'${name}', ${value}`);
  return `select uuidv7() as event_id, json_build_object(
      'type', $1::text, 'timestamp', ${instant('clock_timestamp()')},
      'data', json_build_object(${pairs.join(', ')}))::text as payload
    from ${from} where o.institution_id = $2::uuid and o.id = any($3::uuid[])`;
}
