/** Field resolvers of the peer with MikroORM and type-graphql. Relations are loaded with the ORM's data loaders. */
import { type EntityManager } from '@mikro-orm/postgresql';
import type DataLoader from 'dataloader';
import {
  Arg,
  Ctx,
  Field,
  FieldResolver,
  ID,
  Int,
  ObjectType,
  Query,
  registerEnumType,
  Resolver,
  Root,
} from 'type-graphql';
import {
  Account,
  Cohort,
  CohortInstructor,
  Course,
  Enrollment,
  Institution,
  LessonCompletion,
  Meeting,
  Member,
  Milestone,
} from './entities.ts';
import type { Viewer } from './session.ts';
import { moneyOf, nameOf, percentOf, statusOf } from './values.ts';

export interface OrmContext {
  viewer: Viewer;
  /** Fork of the request, with the filter of the caller's institution. */
  em: EntityManager;
  lessonCount: DataLoader<string, number>;
  completedCount: DataLoader<string, number>;
  isEnrolled: DataLoader<string, boolean>;
}

enum CohortStatus {
  UPCOMING = 'UPCOMING',
  ONGOING = 'ONGOING',
  COMPLETED = 'COMPLETED',
}
registerEnumType(CohortStatus, { name: 'CohortStatus' });

enum EnrollmentStatus {
  PENDING = 'pending',
  ACTIVE = 'active',
  COMPLETED = 'completed',
  CANCELLED = 'cancelled',
  WAITLISTED = 'waitlisted',
}
registerEnumType(EnrollmentStatus, { name: 'EnrollmentStatus' });

@ObjectType()
class Money {
  @Field(() => Int)
  amount!: number;

  @Field(() => String)
  currency!: string;
}

@ObjectType()
class EnrollmentConnection {
  @Field(() => [Enrollment])
  nodes!: Enrollment[];
}

@ObjectType()
class CourseConnection {
  @Field(() => [Course])
  nodes!: Course[];

  @Field(() => Int)
  totalCount!: number;
}

/** Returns the courses of a cohort in order. */
async function coursesOf(cohort: Cohort): Promise<Course[]> {
  const links = await cohort.courseLinks.loadItems();
  const ordered = links.toSorted((one, other) => one.position - other.position);
  return Promise.all(ordered.map((link) => link.course.loadOrFail()));
}

@Resolver(() => Cohort)
export class CohortResolver {
  @Query(() => Cohort, { nullable: true })
  cohort(@Arg('id', () => ID) id: string, @Ctx() { em }: OrmContext): Promise<Cohort | null> {
    return em.findOne(Cohort, { id, deletedAt: null });
  }

  @FieldResolver(() => CohortStatus)
  status(@Root() cohort: Cohort): CohortStatus {
    return statusOf(cohort.startDate, cohort.endDate) as CohortStatus;
  }

  @FieldResolver(() => Int)
  spotsRemaining(@Root() cohort: Cohort): number {
    return cohort.capacity - cohort.studentCount;
  }

  @FieldResolver(() => Int)
  fillRate(@Root() cohort: Cohort): number {
    return percentOf(cohort.studentCount, cohort.capacity);
  }

  @FieldResolver(() => Money)
  async price(@Root() cohort: Cohort): Promise<Money> {
    if (cohort.ownPrice != null) return moneyOf(cohort.ownPrice);
    const courses = await coursesOf(cohort);
    return moneyOf(courses.reduce((sum, { price }) => sum + Number(price), 0));
  }

  @FieldResolver(() => Boolean)
  isEnrolled(@Root() cohort: Cohort, @Ctx() context: OrmContext): Promise<boolean> {
    return context.isEnrolled.load(cohort.id);
  }

  @FieldResolver(() => Institution)
  institution(@Root() cohort: Cohort): Promise<Institution> {
    return cohort.institution.loadOrFail();
  }

  @FieldResolver(() => Meeting)
  meeting(@Root() cohort: Cohort): Meeting {
    return { schedule: cohort.meetingSchedule, platform: cohort.meetingPlatform };
  }

  @FieldResolver(() => [Course])
  courses(@Root() cohort: Cohort): Promise<Course[]> {
    return coursesOf(cohort);
  }

  @FieldResolver(() => [Milestone])
  async milestones(@Root() cohort: Cohort): Promise<Milestone[]> {
    const milestones = await cohort.milestoneRows.loadItems();
    return milestones.toSorted((one, other) => Number(one.deadline) - Number(other.deadline));
  }

  @FieldResolver(() => [CohortInstructor])
  async instructors(@Root() cohort: Cohort): Promise<CohortInstructor[]> {
    const instructors = await cohort.instructorRows.loadItems();
    return instructors.toSorted((one, other) => Number(one.createdAt) - Number(other.createdAt));
  }
}

@Resolver(() => CohortInstructor)
export class CohortInstructorResolver {
  @FieldResolver(() => String)
  async title(@Root() instructor: CohortInstructor): Promise<string> {
    return (await instructor.memberRow.loadOrFail()).jobTitle || 'Instructor';
  }

  @FieldResolver(() => Member)
  member(@Root() instructor: CohortInstructor): Promise<Member> {
    return instructor.memberRow.loadOrFail();
  }
}

@Resolver(() => Course)
export class CourseResolver {
  @Query(() => CourseConnection)
  async courses(
    @Arg('first', () => Int) first: number,
    @Arg('page', () => Int) page: number,
    @Ctx() { em }: OrmContext,
  ): Promise<CourseConnection> {
    const [nodes, totalCount] = await em.findAndCount(
      Course,
      { status: 'published', deletedAt: null },
      { orderBy: { createdAt: 'desc', id: 'desc' }, limit: first, offset: (page - 1) * first },
    );
    return { nodes, totalCount };
  }

  @FieldResolver(() => Money)
  price(@Root() course: Course): Money {
    return moneyOf(course.price);
  }

  @FieldResolver(() => String)
  level(@Root() course: Course): string {
    return nameOf(course.level);
  }

  @FieldResolver(() => String)
  category(@Root() course: Course): string {
    return nameOf(course.category);
  }

  @FieldResolver(() => Int)
  lessonCount(@Root() course: Course, @Ctx() context: OrmContext): Promise<number> {
    return context.lessonCount.load(course.id);
  }

  @FieldResolver(() => Int)
  async progress(@Root() course: Course, @Ctx() context: OrmContext): Promise<number> {
    const counts = [context.completedCount.load(course.id), context.lessonCount.load(course.id)] as const;
    const [completed, all] = await Promise.all(counts);
    return percentOf(completed, all);
  }

  @FieldResolver(() => Member)
  owner(@Root() course: Course): Promise<Member> {
    return course.owner.loadOrFail();
  }
}

@Resolver(() => Enrollment)
export class EnrollmentResolver {
  @FieldResolver(() => EnrollmentStatus)
  status(@Root() enrollment: Enrollment): EnrollmentStatus {
    return enrollment.state as EnrollmentStatus;
  }

  @FieldResolver(() => Cohort)
  cohort(@Root() enrollment: Enrollment): Promise<Cohort> {
    return enrollment.cohortRow.loadOrFail();
  }
}

@Resolver(() => Account)
export class AccountResolver {
  @Query(() => Account)
  viewer(@Ctx() { em, viewer }: OrmContext): Promise<Account> {
    return em.findOneOrFail(Account, { id: viewer.accountId });
  }

  @FieldResolver(() => Int)
  activeEnrollmentCount(@Root() account: Account, @Ctx() { em }: OrmContext): Promise<number> {
    return em.count(Enrollment, { accountId: account.id, state: EnrollmentStatus.ACTIVE });
  }

  @FieldResolver(() => Int)
  completedLessonCount(@Ctx() { em, viewer }: OrmContext): Promise<number> {
    return em.count(LessonCompletion, { membershipId: viewer.membershipId });
  }

  @FieldResolver(() => Institution)
  institution(@Ctx() { em, viewer }: OrmContext): Promise<Institution> {
    return em.findOneOrFail(Institution, { id: viewer.institutionId });
  }

  @FieldResolver(() => EnrollmentConnection)
  async enrollments(
    @Root() account: Account,
    @Arg('first', () => Int) first: number,
    @Arg('status', () => [EnrollmentStatus]) status: EnrollmentStatus[],
    @Ctx() { em }: OrmContext,
  ): Promise<EnrollmentConnection> {
    const nodes = await em.find(
      Enrollment,
      { accountId: account.id, state: { $in: status } },
      { orderBy: { enrolledAt: 'desc', id: 'desc' }, limit: first },
    );
    return { nodes };
  }
}
