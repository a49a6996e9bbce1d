import {
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isNonNullType,
  isObjectType,
} from 'graphql';

/** The area of each type that has objects, written down independently of the server. */
const AREAS: Readonly<Record<string, string>> = {
  Activity: 'activities:read',
  ApiToken: 'any',
  Attendance: 'enrollments:read',
  AttendanceSummary: 'cohorts:read',
  AuditEntry: 'audit:read',
  Availability: 'events:read',
  CalendarFeed: 'session',
  Category: 'courses:read',
  Certificate: 'certificates:read',
  CertificateRule: 'courses:read',
  CoTeacher: 'courses:read',
  Cohort: 'cohorts:read',
  CohortInstructor: 'cohorts:read',
  Conversation: 'session',
  Coupon: 'coupons:read',
  CustomDomain: 'institution:read',
  Course: 'courses:read',
  CourseProgress: 'cohorts:read',
  Discussion: 'session',
  DiscussionReply: 'session',
  Enrollment: 'enrollments:read',
  Event: 'events:read',
  EventAgendaItem: 'events:read',
  EnrollmentDetails: 'orders:read',
  EventRegistration: 'events:read',
  Extension: 'submissions:read',
  File: 'files:read',
  ImportError: 'members:read',
  ImportRun: 'members:read',
  Institution: 'institution:read',
  InstitutionExport: 'session',
  LearningDay: 'session',
  Lesson: 'courses:read',
  LessonCompletion: 'session',
  Member: 'members:read',
  MemberInvitation: 'members:read',
  Review: 'courses:read',
  Message: 'session',
  Milestone: 'cohorts:read',
  Notification: 'session',
  Order: 'orders:read',
  PlanInvoice: 'institution:read',
  PlanSubscription: 'institution:read',
  PricePlan: 'cohorts:read',
  Quiz: 'courses:read',
  QuizAnswer: 'submissions:read',
  QuizAttempt: 'submissions:read',
  QuizQuestion: 'submissions:read',
  Resource: 'courses:read',
  Section: 'courses:read',
  Submission: 'submissions:read',
  SubmissionAttempt: 'submissions:read',
  SubmissionDraft: 'session',
  Viewer: 'session',
  WebhookAttempt: 'webhooks:read',
  WebhookDelivery: 'webhooks:read',
  WebhookEndpoint: 'webhooks:read',
};

/** More areas of types whose objects belong to one of several nouns: any suffices. */
const OTHER_AREAS: Readonly<Record<string, readonly string[]>> = {
  Resource: ['cohorts:read', 'events:read'],
};

/** Fields that every token reads. */
const OPEN: Readonly<Record<string, readonly string[]>> = {
  Institution: ['id', 'name', 'namespace', 'logoUrl', 'branding', 'description', 'type'],
  Member: [
    'id',
    'displayName',
    'firstName',
    'lastName',
    'avatarUrl',
    'jobTitle',
    'specialization',
    'bio',
    'expertise',
  ],
};

/** Returns the area of a type; lists have that of their items. */
export const areaOf = (type: string): string | undefined => AREAS[type.replace(/(Connection|Edge)$/, '')];

export type FieldOf = GraphQLField<unknown, unknown>;

/** A field on the way from a root field. */
export interface Step {
  parent: GraphQLObjectType;
  field: FieldOf;
}

export type Expected = 'value' | 'null' | { path: string; area: string };

/** Returns whether a token of these scopes cannot read a type. */
export const isMissing = (type: string, scopes: readonly string[]): boolean => {
  const area = areaOf(type);
  return (
    area !== undefined &&
    ![area, ...(OTHER_AREAS[type] ?? [])].some((one) => one === 'any' || scopes.includes(one))
  );
};

/** Returns what a token of these scopes gets for the last of the steps, when it reads all others. */
export function expectedOf(path: string, { parent, field }: Step, scopes: readonly string[]): Expected {
  const target = getNamedType(field.type).name;
  const refused =
    isMissing(parent.name, scopes) && !OPEN[parent.name]?.includes(field.name) ? parent.name : null;
  const shut = isMissing(target, scopes) && !OPEN[target] ? target : null;
  const type = refused ?? shut;
  if (!type) return 'value';
  return isNonNullType(field.type) ? { path: `${path}.${field.name}`, area: areaOf(type)! } : 'null';
}

/** A type that a token reads, and the shortest way to it. */
export interface Reached {
  type: GraphQLObjectType;
  steps: Step[];
}

/**
 * Returns the types that a token of these scopes reads, each on the shortest way from one of the root fields. Ways through
 * what may be null come last, because they may lead to no object.
 */
export function reachedBy(scopes: readonly string[], roots: readonly Step[]): Reached[] {
  const found = new Map<string, Reached>();
  const waiting: Step[][] = [];
  const uncertain: Step[][] = [];
  const add = (steps: Step[]) => (isNonNullType(steps.at(-1)!.field.type) ? waiting : uncertain).push(steps);
  for (const root of roots) add([root]);
  for (
    let steps = waiting.shift() ?? uncertain.shift();
    steps;
    steps = waiting.shift() ?? uncertain.shift()
  ) {
    const last = steps.at(-1)!;
    const type = getNamedType(last.field.type);
    if (!isObjectType(type) || found.has(type.name)) continue;
    if (expectedOf('', last, scopes) !== 'value') continue;
    found.set(type.name, { type, steps });
    for (const field of Object.values(type.getFields())) add([...steps, { parent: type, field }]);
  }
  return [...found.values()];
}

/** Returns a selection of the last of the steps, with small pages on the way. */
export function selecting(steps: readonly Step[], selection: string): string {
  return steps.reduceRight((inner, { field }) => `${callOf(field)} { ${inner} }`, selection);
}

/** Returns a field with a small page, and of an object only its type. */
export const bareField = (field: FieldOf): string =>
  isObjectType(getNamedType(field.type)) ? `${callOf(field)} { __typename }` : callOf(field);

/** Returns the arguments of a field that have to be given: as variables of the same names. */
export const requiredOf = ({ args }: FieldOf) =>
  args.filter(({ type, defaultValue }) => isNonNullType(type) && defaultValue === undefined);

function callOf(field: FieldOf): string {
  const given = requiredOf(field).map(({ name }) => `${name}: $${name}`);
  if (field.args.some(({ name }) => name === 'first')) given.push('first: 20');
  return given.length > 0 ? `${field.name}(${given.join()})` : field.name;
}

/** Returns all objects at the end of the steps in the data of an answer. */
export function objectsAt(data: unknown, steps: readonly Step[]): Record<string, unknown>[] {
  return steps.reduce<unknown[]>(
    (objects, { field }) =>
      objects.flatMap((object) => (object as Record<string, unknown>)[field.name] ?? []),
    [data],
  ) as Record<string, unknown>[];
}

/** Returns the types of the schema that implement `Node`. */
export const nodeTypesOf = (schema: GraphQLSchema): string[] =>
  Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter((type) => type.getInterfaces().some(({ name }) => name === 'Node'))
    .map(({ name }) => name);

/** Areas as the table above has them. */
export const NODE_TYPES = Object.keys(AREAS);
