import { v7 as uuidv7 } from 'uuid';
import { GLOBAL_TABLES } from '#tests/platform/database/catalogue';
import type { App } from '#tests/support/app';
import {
  type Actor,
  aCohort,
  aCourse,
  aCertificate,
  aDiscussion,
  type DiscussionRow,
  aLesson,
  anActivity,
  anAccount,
  anAdmin,
  anApiToken,
  aSession,
  anEnrollment,
  anInstitution,
  aStudent,
  aSubmission,
  aTeacher,
  aVisitor,
  aWebhook,
  inDays,
  insert,
  type InstitutionRow,
  type ItemRow,
  type Member,
  aConversation,
  aFile,
  aNotification,
  type Talk,
} from '#tests/support/factories';

/** Canary in every text of the home institution, which strangers must never read. */
export const CANARY = 'canary-of-home';

/** Canary in what the home institution also hides from its own students. */
export const HIDDEN = 'canary-of-staff';

/** The number of a certificate that nobody has published. */
const UNTOLD = 'H0ME-H0ME-H0ME';

/** An object that an ID argument may name. */
export interface Target {
  kind: string;
  id: string;
}

/** Two institutions: the protected one, and that of the strangers. */
export interface Tenants {
  home: InstitutionRow;
  /** Sees everything at home. */
  homeAdmin: Member;
  /** Everything at home that has an ID. */
  targets: Target[];
  /** The objects that are hidden from its students. */
  hidden: Target[];
  /** The two members with a conversation at home, the admin among them. */
  talkers: [string, string];
  /** Returns an actor's own values for arguments by name, which it may use without harm. */
  ownOf: (actor: Actor) => Record<string, string>;
  /** The strangers, and a student of the home institution. */
  strangers: Record<string, Actor>;
  student: Member;
}

export async function twoTenants(app: App): Promise<Tenants> {
  const home = await anInstitution(app, { namespace: 'home', plan: 'professional' });
  const homeAdmin = await anAdmin(app, { institution: home, isOwner: true });
  const teacher = await aTeacher(app, { institution: home });
  const student = await aStudent(app, { institution: home });
  const classmate = await aStudent(app, { institution: home });
  const course = await aCourse(app, { by: teacher, lessons: ['One', 'Two'] });
  const cohort = await aCohort(app, { by: teacher, courses: [course], capacity: 3 });
  const activity = await anActivity(app, { course });
  const lesson = await aLesson(app, { course });
  const draft = await aCourse(app, { by: teacher, status: 'draft', title: HIDDEN, lessons: ['Draft'] });
  const draftActivity = await anActivity(app, { course: draft, title: HIDDEN });
  const deletedActivity = await anActivity(app, { course, title: HIDDEN, deletedAt: inDays(-1) });
  const draftLesson = await aLesson(app, { course: draft, title: HIDDEN });
  const unpublished = await aCohort(app, {
    by: teacher,
    courses: [draft],
    isPublished: false,
    title: HIDDEN,
  });
  const deleted = await aCohort(app, {
    by: teacher,
    courses: [course],
    deletedAt: inDays(-1),
    title: HIDDEN,
  });
  const enrollment = await anEnrollment(app, { cohort, student: classmate });
  const certificate = await aCertificate(app, { course, cohort, student });
  const othersCertificate = await aCertificate(app, {
    course,
    cohort,
    student: classmate,
    number: UNTOLD,
    studentName: HIDDEN,
  });
  const submission = await aSubmission(app, { activity, student: classmate, description: HIDDEN });
  const { tokenId } = await anApiToken(app, { by: homeAdmin });
  const others = await cohortParts(app, teacher, cohort);
  const [ofAdmin, ofOthers] = [
    await aConversation(app, homeAdmin, teacher),
    await aConversation(app, teacher, classmate, HIDDEN),
  ];
  const discussion = await aDiscussion(app, { by: student, course, replies: [classmate] });
  const draftDiscussion = await aDiscussion(app, {
    by: teacher,
    course: draft,
    title: HIDDEN,
    body: HIDDEN,
    replies: [teacher],
  });
  const deletedDiscussion = await aDiscussion(app, {
    by: teacher,
    title: HIDDEN,
    body: HIDDEN,
    replies: [teacher],
    deletedAt: inDays(-1),
  });
  const webhook = await aWebhook(app, { institution: home });
  const about = { kind: 'student-enrollment', key: cohort.id, subjectId: cohort.id, actor: student };
  const notification = await aNotification(app, homeAdmin, about);
  const othersNotification = await aNotification(app, classmate, { ...about, subjectTitle: HIDDEN });
  const othersFile = await aFile(app, { by: classmate, content: CANARY });
  const file = await aFile(app, { by: homeAdmin, content: CANARY });
  const hidden = [
    { kind: 'draft course', id: draft.id },
    { kind: 'activity of a draft', id: draftActivity.id },
    { kind: 'deleted activity', id: deletedActivity.id },
    { kind: 'lesson of a draft', id: draftLesson.id },
    { kind: 'unpublished cohort', id: unpublished.id },
    { kind: 'deleted cohort', id: deleted.id },
    { kind: 'enrollment of another', id: enrollment.id },
    { kind: 'certificate of another', id: othersCertificate.id },
    { kind: 'submission of another', id: submission.id },
    { kind: 'notification of another', id: othersNotification },
    { kind: 'file of another', id: othersFile },
    { kind: 'conversation of others', id: ofOthers.id },
    { kind: 'message of others', id: ofOthers.messageId },
    { kind: 'discussion of a draft', id: draftDiscussion.id },
    { kind: 'reply about a draft', id: draftDiscussion.replyIds[0]! },
    { kind: 'deleted discussion', id: deletedDiscussion.id },
    { kind: 'reply in a deleted discussion', id: deletedDiscussion.replyIds[0]! },
    { kind: 'webhook endpoint', id: webhook.endpointId },
    { kind: 'webhook delivery', id: webhook.deliveryId },
    { kind: 'webhook attempt', id: webhook.attemptId },
    { kind: 'api token', id: tokenId },
  ];
  const targets = [
    ...hidden,
    ...others,
    { kind: 'certificate', id: certificate.id },
    { kind: 'notification', id: notification },
    { kind: 'conversation', id: ofAdmin.id },
    { kind: 'message', id: ofAdmin.messageId },
    { kind: 'file', id: file },
    { kind: 'discussion', id: discussion.id },
    { kind: 'reply', id: discussion.replyIds[0]! },
    { kind: 'activity', id: activity.id },
    { kind: 'live lesson', id: lesson.id },
    { kind: 'course', id: course.id },
    { kind: 'cohort', id: cohort.id },
    { kind: 'member', id: student.membershipId },
    { kind: 'account', id: student.accountId },
    { kind: 'session', id: student.sessionId },
    { kind: 'institution', id: home.id },
  ];
  await markTexts(app, home, classmate);

  const away = await anInstitution(app, { namespace: 'away', plan: 'enterprise' });
  const awayTeacher = await aTeacher(app, { institution: away });
  const awayCourse = await aCourse(app, { by: awayTeacher, lessons: ['Away'] });
  const awayCohort = await aCohort(app, { by: awayTeacher, courses: [awayCourse] });
  const awayStudent = await aStudent(app, { institution: away });
  const awayAdmin = await anAdmin(app, { institution: away });
  const [homePending, awayPending] = [
    await aPending(app, home, cohort),
    await aPending(app, away, awayCohort),
  ];
  const homeTalk = await aConversation(app, student, classmate);
  const awayTalk = await aConversation(app, awayAdmin, awayStudent);
  const awayToken = await anApiToken(app, { by: awayAdmin });
  const ofAway = { course: awayCourse, cohort: awayCohort };
  await aCertificate(app, { ...ofAway, student: await aStudent(app, { institution: away }) }); // to issue with all others
  const homeOwn = {
    certificate,
    cohort,
    course,
    free: await aCourse(app, { by: homeAdmin, status: 'draft' }),
    activity,
    lesson,
    submission,
    member: classmate,
    institution: home,
    talk: homeTalk,
    discussion,
    webhook,
    notification,
    tokenId,
    enrollment: homePending,
    request: await aPending(app, home, cohort),
    file,
    session: await aSession(app, homeAdmin),
    studentsFile: await aFile(app, { by: student }),
  };
  const awayActivity = await anActivity(app, { course: awayCourse });
  const awayOwn = {
    certificate: await aCertificate(app, { ...ofAway, student: awayStudent }),
    cohort: awayCohort,
    course: awayCourse,
    free: await aCourse(app, { by: awayAdmin, status: 'draft' }),
    activity: awayActivity,
    submission: await aSubmission(app, { activity: awayActivity, student: awayStudent }),
    lesson: await aLesson(app, { course: awayCourse }),
    member: awayTeacher,
    institution: away,
    talk: awayTalk,
    discussion: await aDiscussion(app, { by: awayAdmin, course: awayCourse, replies: [awayAdmin] }),
    webhook: await aWebhook(app, { institution: away }),
    tokenId: awayToken.tokenId,
    notification: await aNotification(app, awayAdmin),
    enrollment: awayPending,
    request: await aPending(app, away, awayCohort),
    file: await aFile(app, { by: awayAdmin }),
    session: await aSession(app, awayAdmin),
    studentsFile: await aFile(app, { by: awayStudent }),
  };
  const sections = {
    [home.id]: await sectionOf(app, course),
    [away.id]: await sectionOf(app, awayCourse),
  };
  return {
    home,
    homeAdmin,
    targets,
    hidden,
    talkers: [homeAdmin.membershipId, teacher.membershipId],
    ownOf: (actor) => {
      const ofActor = actor.institution?.id === home.id ? homeOwn : awayOwn;
      return { ...own(ofActor), sectionId: sections[ofActor.institution.id]! };
    },
    strangers: {
      visitor: aVisitor(),
      unverified: await aStudent(app, { institution: away, isVerified: false }),
      'account without institution': await anAccount(app),
      student: awayStudent,
      instructor: awayTeacher,
      admin: awayAdmin,
      'token of every scope': await anApiToken(app, { by: awayAdmin }),
    },
    student,
  };
}

/** A student who has not paid yet. */
const aPending = async (app: App, institution: InstitutionRow, cohort: ItemRow) =>
  anEnrollment(app, { cohort, student: await aStudent(app, { institution }), status: 'pending' });

/** A section of a course. */
async function sectionOf(app: App, course: ItemRow): Promise<string> {
  const { rows } = await app.db.query<{ id: string }>('select id from section where course_id = $1', [
    course.id,
  ]);
  return rows[0]!.id;
}

interface Own {
  certificate: ItemRow;
  cohort: ItemRow;
  course: ItemRow;
  /** A draft that no cohort offers. */
  free: ItemRow;
  activity: ItemRow;
  submission: ItemRow;
  lesson: ItemRow;
  member: Member;
  institution: InstitutionRow;
  talk: Talk;
  discussion: DiscussionRow;
  webhook: { endpointId: string; deliveryId: string };
  notification: string;
  tokenId: string;
  enrollment: { id: string };
  /** Another unpaid enrollment, to be declined. */
  request: { id: string };
  file: string;
  session: { sessionId: string };
  /** For the attachments of students. */
  studentsFile: string;
}

const own = ({
  certificate,
  cohort,
  course,
  free,
  activity,
  submission,
  lesson,
  member,
  institution,
  talk,
  discussion,
  webhook,
  notification,
  tokenId,
  enrollment,
  request,
  file,
  session,
  studentsFile,
}: Own): Record<string, string> => ({
  certificateId: certificate.id,
  id: cohort.id,
  ids: cohort.id,
  guid: cohort.id,
  cohortId: cohort.id,
  courseId: course.id,
  courseIds: course.id,
  freeCourseId: free.id,
  courses: course.id,
  activityId: activity.id,
  submissionId: submission.id,
  lessonId: lesson.id,
  memberId: member.membershipId,
  rowId: cohort.id,
  institutionId: institution.id,
  conversationId: talk.id,
  messageId: talk.messageId,
  discussionId: discussion.id,
  replyId: discussion.replyIds[0]!,
  endpointId: webhook.endpointId,
  deliveryId: webhook.deliveryId,
  notificationId: notification,
  tokenId,
  enrollmentId: enrollment.id,
  requestId: request.id,
  fileId: file,
  sessionId: session.sessionId,
  fileIds: studentsFile,
});

/** Objects for `id` arguments that do not name a cohort. */
export const OWN_BY_FIELD: Record<string, string> = {
  course: 'courseId',
  updateCourse: 'courseId',
  publishCourse: 'freeCourseId',
  unpublishCourse: 'freeCourseId',
  archiveCourse: 'freeCourseId',
  restoreCourse: 'freeCourseId',
  deleteCourse: 'freeCourseId',
  file: 'fileId',
  deleteFile: 'fileId',
  activity: 'activityId',
  updateActivity: 'activityId',
  deleteActivity: 'activityId',
  certificate: 'certificateId',
  submission: 'submissionId',
  lesson: 'lessonId',
  completeLesson: 'lessonId',
  updateLesson: 'lessonId',
  deleteLesson: 'lessonId',
  conversation: 'conversationId',
  markNotificationRead: 'notificationId',
  editMessage: 'messageId',
  deleteMessage: 'messageId',
  revokeApiToken: 'tokenId',
  markEnrollmentPaid: 'enrollmentId',
  declineEnrollment: 'requestId',
  discussion: 'discussionId',
  updateDiscussion: 'discussionId',
  deleteDiscussion: 'discussionId',
  discussionChanged: 'discussionId',
  updateDiscussionReply: 'replyId',
  deleteDiscussionReply: 'replyId',
};

async function cohortParts(app: App, teacher: Member, cohort: ItemRow): Promise<Target[]> {
  const of = { institution_id: cohort.institutionId, cohort_id: cohort.id };
  const rows: [string, Record<string, unknown>][] = [
    ['milestone', { title: 'First', deadline: inDays(12) }],
    ['resource', { name: 'Slides', size: 5, storage_key: 'slides' }],
    ['cohort_session', { topic: 'Start', date: inDays(-1) }],
    ['cohort_instructor', { membership_id: teacher.membershipId }],
  ];
  const parts: Target[] = [];
  for (const [table, row] of rows) {
    const id = uuidv7();
    await insert(app, table, { ...of, id, ...row });
    parts.push({ kind: table, id });
  }
  const { rows: lessons } = await app.db.query<{ id: string; section: string }>(
    'select id, section_id as section from lesson where institution_id = $1 and section_id is not null limit 1',
    [cohort.institutionId],
  );
  return [...parts, { kind: 'lesson', id: lessons[0]!.id }, { kind: 'section', id: lessons[0]!.section }];
}

/** Columns whose texts are enum values, names of time zones, or hashes. */
const WORDS_OF_OURS = `('action', 'role', 'access', 'status', 'type', 'level', 'language', 'category', 'recurring_interval', 'kind', 'token_hash', 'purpose', 'time_zone')`;

/** Writes the canary into every text of an institution and its members; e-mails of members are for staff. */
async function markTexts(app: App, home: InstitutionRow, classmate: Member): Promise<void> {
  const { rows } = await app.db.query<{ table: string; column: string }>(
    `select c.table_name as "table", c.column_name as "column" from information_schema.columns c
     where c.table_schema = 'public' and c.data_type = 'text' and c.column_name not in ${WORDS_OF_OURS}`,
  );
  for (const { table, column } of rows.filter((row) => !(row.table in GLOBAL_TABLES)))
    await app.db.query(
      `update ${table} set ${column} = '${CANARY} ' || coalesce(${column}, '') where institution_id = $1`,
      [home.id],
    );
  await app.db.query(`update membership set contact_email = '${HIDDEN}@example.org' where id = $1`, [
    classmate.membershipId,
  ]);
  await app.db.query(
    `update account set first_name = '${CANARY}', last_name = '${CANARY}', email = '${CANARY}-' || email
     where id in (select account_id from membership where institution_id = $1)`,
    [home.id],
  );
}

/** Returns a fingerprint of all rows of an institution and its members, which differs after any change. */
export async function fingerprint(app: App, institution: InstitutionRow): Promise<Record<string, string>> {
  const { rows: tables } = await app.db.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'`,
  );
  const prints: Record<string, string> = {};
  const print = async (name: string, from: string) => {
    const { rows } = await app.db.query<{ print: string }>(
      `select coalesce(md5(string_agg(t::text, E'\\n' order by t::text)), 'empty') as print from ${from}`,
      [institution.id],
    );
    prints[name] = rows[0]!.print;
  };
  for (const { name } of tables)
    if (!(name in GLOBAL_TABLES) && name !== 'presence' /* members with an open socket */)
      await print(name, `${name} t where institution_id = $1`);
  await print('institution', 'institution t where id = $1');
  await print(
    'account',
    'account t where id in (select account_id from membership where institution_id = $1)',
  );
  return prints;
}
