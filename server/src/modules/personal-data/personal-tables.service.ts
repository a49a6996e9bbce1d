/** A person to erase in one institution, with the words by which traces are found. */
export interface ErasedPerson {
  institutionId: string;
  membershipId: string;
  accountId: string;
  /** E-mail addresses, in lower case. */
  emails: string[];
  /** First and last names. */
  names: string[];
}

/** SQL that replaces what a person wrote or is named by, by column. */
export type Replacements = Readonly<Record<string, string>>;

/** Table of institutions with rows of persons. */
export interface MemberTable {
  /** Column that refers to the person, or to a row of the person. */
  column: string;
  /** SQL condition: the row `row` is the person's own. $3 is the institution, $4 the membership. */
  own: string;
  /** Effect of the erasure: deletes the rows, replaces columns, or keeps IDs, figures and times. */
  erase: 'rows' | Replacements | null;
}

/** Name that replaces that of an erased person. */
export const ERASED_NAME = { firstName: 'Deleted', lastName: 'person' } as const;
export const ERASED_PERSON = `${ERASED_NAME.firstName} ${ERASED_NAME.lastName}`;

const by = (column: string, erase: MemberTable['erase'] = null): MemberTable => ({
  column,
  own: `row.${column} = $4`,
  erase,
});

/** Rows of `table` that refer to the person's rows of `parent`. */
const through = (
  column: string,
  parent: string,
  parentColumn: string,
  erase: MemberTable['erase'] = null,
): MemberTable => ({
  column,
  own: `exists (select from public.${parent} parent where parent.institution_id = $3 and parent.id = row.${column} and parent.${parentColumn} = $4)`,
  erase,
});

/** Rows of `table` that have the ID of the person's account. */
const byAccount = (erase: MemberTable['erase']): MemberTable => ({
  column: 'account_id',
  own: `row.account_id = (select m.account_id from public.membership m where m.institution_id = $3 and m.id = $4)`,
  erase,
});

const GONE = `'${ERASED_PERSON}'`;

/** Replaces a text that others answered, so that the thread stays readable. */
const DASH = `'–'`;

/**
 * Tables of institutions with rows that are a person's own: what an export of the person has, and what the erasure of the person
 * does to them. tests/modules/personal-data/tables.test.ts finds a reference to a member that is neither here nor in `NOT_OWN`, and
 * texts that the erasure would leave.
 */
export const MEMBER_TABLES: ReadonlyMap<string, MemberTable> = new Map<string, MemberTable>([
  ['api_token', by('creator_id', { name: GONE })],
  ['attendance', by('membership_id', { note: "''" })],
  ['availability', by('membership_id', 'rows')],
  ['calendar_feed', by('membership_id', 'rows')],
  [
    'certificate',
    by('membership_id', {
      student_name: GONE,
      revocation_reason: "case when revocation_reason is not null then '' end",
    }),
  ],
  ['co_teacher', by('membership_id')],
  ['cohort_instructor', by('membership_id', { title: "''", bio: "''", expertise: "'{}'" })],
  ['conversation', { column: 'first_id', own: '(row.first_id = $4 or row.second_id = $4)', erase: null }],
  ['discussion', by('author_id', { title: DASH, body: DASH })],
  ['discussion_reply', by('author_id', { body: DASH })],
  ['enrollment', by('membership_id')],
  ['enrollment_completion', by('membership_id')],
  ['enrollment_details', byAccount('rows')],
  ['event_registration', by('membership_id')],
  ['extension', by('student_id', { reason: "''" })],
  ['file', by('uploader_id')],
  ['invitation', by('sent_by_id', { message: "''" })],
  ['learning_day', by('membership_id')],
  ['lesson_completion', by('membership_id')],
  ['lesson_progress', by('membership_id')],
  ['member_invitation', by('invited_by_id', { message: "''" })],
  ['membership', { column: 'id', own: 'row.id = $4', erase: null }],
  ['message', by('sender_id', { body: 'null', deleted_at: 'coalesce(deleted_at, $5::timestamptz)' })],
  ['notification', by('recipient_id', 'rows')],
  ['notification_preference', by('membership_id', 'rows')],
  ['quiz_answer', through('attempt_id', 'quiz_attempt', 'student_id', { response: "''", feedback: 'null' })],
  ['quiz_attempt', by('student_id')],
  ['read_mark', by('membership_id')],
  ['review', by('author_id', { author_name: GONE, body: "''", reply: 'null', replied_at: 'null' })],
  ['review_vote', by('membership_id')],
  ['seat_order', by('membership_id')],
  ['submission', by('student_id', { description: "''", link: 'null', feedback: 'null', file_ids: 'null' })],
  [
    'submission_attempt',
    through('submission_id', 'submission', 'student_id', {
      description: "''",
      link: 'null',
      file_ids: "'{}'",
    }),
  ],
  ['submission_draft', by('student_id', 'rows')],
]);

/** References to members in rows that are not the person's own, and why. */
export const NOT_OWN: Readonly<Record<string, string>> = {
  'certificate.issued_by_id': "another person's certificate",
  'certificate.revoked_by_id': "another person's certificate",
  'cohort.created_by_id': 'content of the institution',
  'course.owner_id': 'content of the institution',
  'event.created_by_id': 'content of the institution',
  'event.presenter_id': 'content of the institution',
  'event_agenda_item.presenter_id': 'content of the institution',
  'extension.granted_by_id': "another person's deadline",
  'import_run.started_by_id': 'work for the institution, with names of others',
  'institution_export.started_by_id': 'work for the institution',
  'notification.actor_id': "another person's notification",
  'presence.membership_id': 'an open connection, for a minute',
  'submission.graded_by_id': "another person's work",
};

/** Table of accounts with rows of persons. */
interface AccountTable {
  table: string;
  /** SQL condition: the row `row` is the person's own. $3 is the account. */
  own: string;
}

const ofAccount = (table: string): AccountTable => ({ table, own: 'row.account_id = $3' });

const ADDRESS = '(select a.email from public.account a where a.id = $3)';

/** Tables outside of institutions with rows that are a person's own. The deletion of the account deletes them, or empties them. */
export const ACCOUNT_TABLES: readonly AccountTable[] = [
  { table: 'account', own: 'row.id = $3' },
  ofAccount('account_export'),
  { table: 'early_access_subscriber', own: `row.email = ${ADDRESS}` },
  ofAccount('email_change'),
  { table: 'invitation', own: `row.email = ${ADDRESS}` },
  { table: 'member_invitation', own: `row.email = ${ADDRESS}` },
  ofAccount('passkey'),
  ofAccount('session'),
];

/** Tables of accounts that an export leaves out, and why. */
export const NOT_EXPORTED: Readonly<Record<string, string>> = {
  idempotency_key: 'answers that the person got within the last day',
  password_reset: 'hash of a link',
  recovery_code: 'hashes of codes',
  two_factor: 'number of the last code',
  verification_code: 'hash of a code',
};
