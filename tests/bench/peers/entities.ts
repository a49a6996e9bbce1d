/** Tables and GraphQL types in one class each, for the peer with MikroORM and type-graphql. */
import { type Collection, type Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, OneToMany, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Collection as Rows } from '@mikro-orm/core';
import { Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import { displayNameOf } from './values.ts';

@ObjectType()
abstract class WithId {
  @Field(() => ID)
  @PrimaryKey({ type: 'uuid' })
  id!: string;
}

@ObjectType()
@Entity({ tableName: 'institution' })
export class Institution extends WithId {
  @Field(() => String)
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  logoUrl?: string | null;
}

/** A row of one institution; the filter `tenant` narrows every query to that of the caller. */
@ObjectType()
abstract class OfInstitution extends WithId {
  @ManyToOne({ entity: () => Institution, ref: true })
  institution!: Ref<Institution>;
}

@ObjectType()
@Entity({ tableName: 'account' })
export class Account extends WithId {
  @Property({ type: 'text' })
  firstName!: string;

  @Property({ type: 'text' })
  lastName!: string;

  @Field(() => String)
  get displayName(): string {
    return displayNameOf(this.firstName, this.lastName);
  }
}

@ObjectType()
@Entity({ tableName: 'membership' })
export class Member extends OfInstitution {
  @Property({ type: 'text' })
  firstName!: string;

  @Property({ type: 'text' })
  lastName!: string;

  @Property({ type: 'text' })
  jobTitle!: string;

  @Field(() => String)
  get displayName(): string {
    return displayNameOf(this.firstName, this.lastName);
  }
}

@ObjectType()
@Entity({ tableName: 'course' })
export class Course extends OfInstitution {
  @Field(() => String)
  @Property({ type: 'text' })
  title!: string;

  @Field(() => String)
  @Property({ type: 'text' })
  shortDescription!: string;

  @Property({ type: 'decimal' })
  price!: string;

  @Property({ type: 'text' })
  level!: string;

  @Property({ type: 'text' })
  category!: string;

  @Property({ type: 'text' })
  status!: string;

  @Property({ type: 'datetime' })
  createdAt!: Date;

  @Property({ type: 'datetime', nullable: true })
  deletedAt?: Date | null;

  @ManyToOne({ entity: () => Member, ref: true })
  owner!: Ref<Member>;
}

@Entity({ tableName: 'lesson' })
export class Lesson extends OfInstitution {
  @ManyToOne({ entity: () => Course, ref: true })
  course!: Ref<Course>;
}

@Entity({ tableName: 'lesson_completion' })
export class LessonCompletion extends OfInstitution {
  @ManyToOne({ entity: () => Lesson, ref: true })
  lesson!: Ref<Lesson>;

  @Property({ type: 'uuid' })
  membershipId!: string;
}

@ObjectType()
export class Meeting {
  @Field(() => String, { nullable: true })
  schedule?: string | null;

  @Field(() => String, { nullable: true })
  platform?: string | null;
}

@ObjectType()
@Entity({ tableName: 'cohort' })
export class Cohort extends OfInstitution {
  @Field(() => String)
  @Property({ type: 'text' })
  title!: string;

  @Field(() => String)
  @Property({ type: 'text' })
  description!: string;

  @Field(() => GraphQLISODateTime)
  @Property({ type: 'datetime' })
  startDate!: Date;

  @Field(() => GraphQLISODateTime)
  @Property({ type: 'datetime' })
  endDate!: Date;

  @Field(() => Int)
  @Property({ type: 'integer' })
  capacity!: number;

  @Field(() => Int)
  @Property({ type: 'integer' })
  studentCount!: number;

  @Property({ type: 'decimal', nullable: true })
  ownPrice?: string | null;

  @Property({ type: 'text', nullable: true })
  meetingSchedule?: string | null;

  @Property({ type: 'text', nullable: true })
  meetingPlatform?: string | null;

  @Property({ type: 'datetime', nullable: true })
  deletedAt?: Date | null;

  @OneToMany({ entity: () => CohortCourse, mappedBy: 'cohort', orderBy: { position: 'asc' } })
  courseLinks: Collection<CohortCourse> = new Rows<CohortCourse>(this);

  @OneToMany({ entity: () => Milestone, mappedBy: 'cohort', orderBy: { deadline: 'asc' } })
  milestoneRows: Collection<Milestone> = new Rows<Milestone>(this);

  @OneToMany({ entity: () => CohortInstructor, mappedBy: 'cohort', orderBy: { createdAt: 'asc' } })
  instructorRows: Collection<CohortInstructor> = new Rows<CohortInstructor>(this);
}

@Entity({ tableName: 'cohort_course' })
export class CohortCourse extends OfInstitution {
  @ManyToOne({ entity: () => Cohort, ref: true })
  cohort!: Ref<Cohort>;

  @ManyToOne({ entity: () => Course, ref: true })
  course!: Ref<Course>;

  @Property({ type: 'integer' })
  position!: number;
}

@ObjectType()
@Entity({ tableName: 'milestone' })
export class Milestone extends OfInstitution {
  @ManyToOne({ entity: () => Cohort, ref: true })
  cohort!: Ref<Cohort>;

  @Field(() => String)
  @Property({ type: 'text' })
  title!: string;

  @Field(() => GraphQLISODateTime)
  @Property({ type: 'datetime' })
  deadline!: Date;
}

@ObjectType()
@Entity({ tableName: 'cohort_instructor' })
export class CohortInstructor extends OfInstitution {
  @ManyToOne({ entity: () => Cohort, ref: true })
  cohort!: Ref<Cohort>;

  @ManyToOne({ entity: () => Member, ref: true, joinColumn: 'membership_id' })
  memberRow!: Ref<Member>;

  @Property({ type: 'datetime' })
  createdAt!: Date;
}

@ObjectType()
@Entity({ tableName: 'enrollment' })
export class Enrollment extends OfInstitution {
  @ManyToOne({ entity: () => Cohort, ref: true, joinColumn: 'cohort_id' })
  cohortRow!: Ref<Cohort>;

  @Property({ type: 'uuid' })
  accountId!: string;

  @Property({ type: 'text', fieldName: 'status' })
  state!: string;

  @Field(() => GraphQLISODateTime)
  @Property({ type: 'datetime' })
  enrolledAt!: Date;
}

export const ENTITIES = [
  Institution,
  Account,
  Member,
  Course,
  Lesson,
  LessonCompletion,
  Cohort,
  CohortCourse,
  Milestone,
  CohortInstructor,
  Enrollment,
];

/** Entities that the filter `tenant` narrows. */
export const OF_INSTITUTIONS = ENTITIES.filter((entity) => entity.prototype instanceof OfInstitution);
