import {
  buildSchema,
  defaultFieldResolver,
  execute,
  getNamedType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  type GraphQLScalarType,
  type GraphQLInterfaceType,
  isEnumType,
  isObjectType,
  parse,
  printSchema,
} from 'graphql';
import type { Path as ResponsePath } from 'graphql/jsutils/Path.js';
import { AppError } from '#kernel/errors';
import type { Data } from './data.ts';
import { Outside, QUERIES } from './queries.ts';
import { RESOLVERS } from './resolvers.ts';
import { type Reader, VisibleData } from './visible.ts';

/** Types without rows: the fields are properties of the resolver's result. */
const PLAIN =
  /Connection$|Edge$|^PageInfo$|Permissions$|^InstitutionFigures$|^GradingCriterion$|^CriterionScore$|^LatePolicy$|^MemberEducation$|^MemberCertification$/;

/** Fields of chat, quizzes, reviews, attendance, files and figures, which have tests of their own instead of a reference. */
const NOT_COMPARED = new Set([
  'Cohort.room',
  'Cohort.ownPrice',
  'Cohort.plans',
  'Enrollment.plan',
  'Enrollment.order',
  'Viewer.pendingEmail',
  'Viewer.language',
  'Certificate.language',
  'Institution.status',
  'Institution.rejectionReason',
  'Institution.memberCount',
  'Institution.customDomain',
  'Institution.branding',
  'Institution.notifications',
  'Institution.security',
  'Institution.subscription',
  'Enrollment.details',
  'AttendanceSummary.viewerAttendance',
  'AttendanceSummary.cohort',
  'AttendanceSummary.checkInCode',
  'Member.attendances',
  'Member.certificates',
  'Member.enrollments',
  'Enrollment.movedFrom',
  'Lesson.quiz',
  'Lesson.isCompletable', // depends on the quiz; complete.test.ts compares it with the mutation
  'Activity.quiz',
  'Lesson.viewerPosition',
  'Viewer.learnedSecondsThisWeek',
  'Viewer.learningStreak',
  'Viewer.completedTaskCount',
  'Viewer.learnedSeconds',
  'Viewer.learningDays',
  'Viewer.recentCompletions',
  'Viewer.activeCourses',
  'Viewer.activeCourseProgress',
  'Course.certificateRule',
  'Course.viewerCertificateStanding',
  'Certificate.revokedAt',
  'Certificate.revokedBy',
  'Certificate.revocationReason',
  'Certificate.badgeUrl',
  'Course.coTeachers',
  'Course.completionRate',
  'Course.institutionCategory',
  'Course.resources',
  'Lesson.materialFiles',
  'Resource.course',
  'Resource.cohort',
  'Resource.event',
  'Resource.file',
  'Course.reviews',
  'Course.reviewCount',
  'Course.averageRating',
  'Course.ratingCounts',
  'Course.viewerReview',
  'Course.viewerMayReview',
]);

export interface ReferenceAnswer {
  data: unknown;
  /** Path and code of each error. */
  refusals: string[];
}

/**
 * Answers operations from entities in memory: graphql-js runs resolvers that filter and sort arrays. It shares the
 * contract and the messages with the server, but no SQL and no reading code.
 */
export class Reference {
  readonly schema: GraphQLSchema;
  readonly data: Data;

  constructor(server: GraphQLSchema, data: Data) {
    this.data = data;
    this.schema = buildSchema(printSchema(server));
    (this.schema.getType('DateTime') as GraphQLScalarType).serialize = (value) =>
      new Date(value as Date | string).toISOString();
    (this.schema.getType('Node') as GraphQLInterfaceType).resolveType = (row) =>
      TYPE_NAMES[(row as object).constructor.name] ?? (row as object).constructor.name;
    for (const type of Object.values(this.schema.getTypeMap()))
      if (isObjectType(type) && !type.name.startsWith('__'))
        for (const field of Object.values(type.getFields())) resolveFrom(type, field);
  }

  /** Returns reachable fields that the reference does not implement. */
  unknownFields(): string[] {
    const unknown: string[] = [];
    const seen = new Set<GraphQLObjectType>();
    const visit = (type: GraphQLObjectType) => {
      if (seen.has(type)) return;
      seen.add(type);
      for (const field of Object.values(type.getFields())) {
        if (type === this.schema.getQueryType() && !(field.name in QUERIES)) continue;
        if (NOT_COMPARED.has(`${type.name}.${field.name}`)) continue;
        if (!this.knows(type, field.name)) unknown.push(`${type.name}.${field.name}`);
        const below = getNamedType(field.type);
        if (isObjectType(below)) visit(below);
      }
    };
    visit(this.schema.getQueryType()!);
    return unknown;
  }

  knows(type: GraphQLObjectType, field: string): boolean {
    if (type === this.schema.getQueryType()) return field in QUERIES;
    return (
      PLAIN.test(type.name) ||
      field in (RESOLVERS[type.name] ?? {}) ||
      OWN_PROPERTIES[type.name]?.has(field) === true
    );
  }

  async answer(
    document: string,
    variables: Record<string, unknown>,
    reader: Reader,
  ): Promise<ReferenceAnswer> {
    const result = await execute({
      schema: this.schema,
      document: parse(document),
      variableValues: variables,
      contextValue: { inside: new VisibleData(this.data, reader), outside: new Set() } satisfies Running,
      rootValue: {},
    });
    const refusals = (result.errors ?? []).map(({ originalError, message, path }) => {
      if (originalError instanceof AppError) return `${path?.join('.')}: ${originalError.code}`;
      throw new Error(`The reference failed: ${message}`, { cause: originalError });
    });
    return { data: JSON.parse(JSON.stringify(result.data)), refusals: refusals.toSorted() };
  }
}

/** Types with another name than their entity. */
const TYPE_NAMES: Record<string, string> = {
  Account: 'Viewer',
  CohortCourse: 'CourseProgress',
  CohortSession: 'AttendanceSummary',
  Membership: 'Member',
  StoredFile: 'File',
};

/** Entity properties that are returned unchanged. */
const OWN_PROPERTIES: Record<string, Set<string>> = {
  Viewer: new Set([
    'id',
    'createdAt',
    'updatedAt',
    'email',
    'firstName',
    'lastName',
    'isVerified',
    'isSuperAdmin',
  ]),
  Institution: new Set(
    'id name namespace type timeZone description logoUrl isSignUpOpen createdAt updatedAt'.split(' '),
  ),
  CourseProgress: new Set(['id', 'createdAt', 'updatedAt']),
  InstitutionDetails: new Set(
    'email phone website address city state country postalCode maxStudents'.split(' '),
  ),
  Member: new Set([
    'id',
    'createdAt',
    'updatedAt',
    'firstName',
    'lastName',
    'avatarUrl',
    'jobTitle',
    'department',
    'specialization',
    'bio',
    'expertise',
    'website',
    'education',
    'certifications',
    'role',
    'status',
    'access',
    'isOwner',
    'institution',
  ]),
  Course: new Set(
    'id createdAt updatedAt title shortDescription fullDescription objectives prerequisites audience language level category price maxStudents startDate isRecurring recurringInterval status version isPublic thumbnailUrl institution owner'.split(
      ' ',
    ),
  ),
  Section: new Set([
    'id',
    'createdAt',
    'updatedAt',
    'title',
    'description',
    'duration',
    'position',
    'version',
  ]),
  Lesson: new Set(
    'id createdAt updatedAt version course section title description type durationMinutes position startsAt endsAt timeZone maxParticipants enableChat recordSession allowScreenSharing isPreview releaseAt'.split(
      ' ',
    ),
  ),
  Activity: new Set(
    'id createdAt updatedAt version course title description type startsAt dueAt timeZone points instructions allowLateSubmission maxFileMegabytes materials'.split(
      ' ',
    ),
  ),
  Extension: new Set('id createdAt updatedAt activity student dueAt reason version grantedBy'.split(' ')),
  File: new Set(['id', 'createdAt', 'updatedAt', 'uploader', 'name', 'contentType', 'size']),
  Submission: new Set(
    'id createdAt updatedAt activity student description link attempt submittedAt isLate points givenPoints latePercent isPenaltyWaived feedback gradedBy gradedAt'.split(
      ' ',
    ),
  ),
  SubmissionAttempt: new Set(
    'id createdAt updatedAt submission number description link submittedAt isLate'.split(' '),
  ),
  SubmissionDraft: new Set('id createdAt updatedAt description link discussionId savedAt'.split(' ')),
  Discussion: new Set(
    'id createdAt updatedAt course author title body replyCount lastActivityAt editedAt'.split(' '),
  ),
  DiscussionReply: new Set('id createdAt updatedAt discussion author number body editedAt'.split(' ')),
  Certificate: new Set(
    'id createdAt updatedAt student institution courseTitle cohortTitle studentName status number grade issuedAt issuedBy'.split(
      ' ',
    ),
  ),
  Cohort: new Set(
    'id createdAt updatedAt version title description startDate endDate registrationDeadline capacity studentCount heldCount waitlistCount isPublic requirements coverUrl institution'.split(
      ' ',
    ),
  ),
  AttendanceSummary: new Set(
    'id createdAt updatedAt version topic date endsAt originalStartsAt isDetached cancelledAt cancelReason checkInClosesAt checkInLateAt'.split(
      ' ',
    ),
  ),
  CohortInstructor: new Set(['id', 'createdAt', 'updatedAt', 'rating', 'member']),
  Milestone: new Set(['id', 'createdAt', 'updatedAt', 'version', 'title', 'description', 'deadline']),
  Resource: new Set([
    'id',
    'createdAt',
    'updatedAt',
    'name',
    'url',
    'size',
    'position',
    'isForSeatsOnly',
    'version',
  ]),
  Enrollment: new Set('id createdAt updatedAt status price enrolledAt endedAt cohort student'.split(' ')),
};

/** Visible rows, by the key of the root field through which a row was found: one may be read outside, others inside. */
interface Running {
  inside: VisibleData;
  outside: Set<string>;
}

type Resolve = (row: unknown, visible: VisibleData, args: unknown) => unknown;

function resolveFrom(type: GraphQLObjectType, field: GraphQLField<unknown, unknown>): void {
  const isRoot = type.name === 'Query';
  const resolver = (isRoot ? undefined : RESOLVERS[type.name]?.[field.name]) as Resolve | undefined;
  const isEnum = isEnumType(getNamedType(field.type));
  field.resolve = (row, args, context, info) => {
    const { inside, outside } = context as Running;
    const root = rootKey(info.path);
    const visible = outside.has(root) ? inside.outside() : inside;
    let value: unknown;
    if (isRoot) value = QUERIES[field.name]!(inside, args as never);
    else if (resolver) value = resolver(row, visible, args);
    else value = defaultFieldResolver(row, args, context, info);
    if (value instanceof Outside) {
      outside.add(root);
      return value.row;
    }
    if (isEnum && typeof value === 'string') return value.toUpperCase().replaceAll(' ', '_');
    const isReference = typeof value === 'object' && value !== null && 'unwrap' in value;
    return isReference ? (value as { unwrap: () => unknown }).unwrap() : value;
  };
}

function rootKey(path: ResponsePath): string {
  return path.prev ? rootKey(path.prev) : String(path.key);
}
