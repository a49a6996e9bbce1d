import type { Opt, Ref } from '@mikro-orm/core';
import { Enum, Index, Property } from '@mikro-orm/decorators/legacy';
import { sql } from 'kysely';
import { Field, Float, Int, ObjectType } from 'type-graphql';
import { TenantEntity } from '#platform/database/base.entity';
import { BelongsTo, TenantTable } from '#platform/database/tenancy';
import { Node } from '#kernel/node';
import { Computed, Readable, type Reader, type Row, type Sql } from '#platform/read/declarations';
import { QuestionType } from './quiz.enums.ts';
import { Quiz } from './quiz.entity.ts';
import { isRevealed, visibleQuestion } from './quiz.visibility.ts';

/**
 * Returns SQL of a private value, null for readers who may not see what is right. Readers outside the institution may
 * not even name its column.
 */
const onceRevealed = (value: Sql, row: Row<QuizQuestion>, reader: Reader): Sql =>
  reader.membershipId ? sql`case when ${isRevealed(row, reader)} then ${value} end` : sql`null`;

const HIDDEN = 'Null until the quiz reveals it to the viewer.';

/**
 * A question. Once an attempt asks it, a change retires it and creates another one, so that attempts show what was
 * asked. What is right is in columns without a field of their own.
 */
@ObjectType({ implements: Node, description: 'A question of a quiz, as some attempts ask it.' })
@Readable<QuizQuestion>((row, reader) => visibleQuestion(reader, row))
@TenantTable({ tableName: 'quiz_question' })
@Index({ properties: ['institution', 'quiz', 'position', 'id'] })
export class QuizQuestion extends TenantEntity {
  @Field(() => Quiz, { description: 'Quiz of the question.' })
  @BelongsTo(() => Quiz, 'quiz_id', { deleteRule: 'cascade' })
  quiz!: Ref<Quiz>;

  @Field(() => Int, { description: 'Position in the quiz, starting at 0.' })
  @Property({ type: 'integer' })
  position!: number;

  @Field(() => QuestionType, { description: 'Type of the question.' })
  @Enum({ items: () => QuestionType, type: 'text' })
  type!: QuestionType;

  @Field(() => String, { description: 'Text of the question, at most 5,000 characters.' })
  @Property({ type: 'text' })
  prompt!: string;

  @Field(() => Int, { description: 'Points for the right answer.' })
  @Property({ type: 'integer' })
  points!: number;

  @Field(() => [String], { description: 'Options to choose from. Empty for other types of questions.' })
  @Property({ type: 'array', columnType: 'text[]', defaultRaw: "'{}'" })
  options: string[] & Opt = [];

  @Property({
    type: 'array',
    columnType: 'integer[]',
    defaultRaw: "'{}'",
    fieldName: 'correct_choices',
    runtimeType: 'number[]',
  })
  rightChoices: number[] & Opt = [];

  @Property({ type: 'array', columnType: 'text[]', defaultRaw: "'{}'", fieldName: 'accepted_texts' })
  rightTexts: string[] & Opt = [];

  @Property({ type: 'double', nullable: true, fieldName: 'correct_number' })
  rightNumber?: number | null;

  @Property({ type: 'double', nullable: true, fieldName: 'tolerance' })
  rightWithin?: number | null;

  @Property({ type: 'text', nullable: true, fieldName: 'explanation' })
  rightBecause?: string | null;

  /** Time at which the question left the quiz, while attempts still show it. */
  @Property({ type: 'timestamptz', nullable: true })
  removedAt?: Date | null;

  @Computed<QuizQuestion>(() => [Int], (row, reader) => onceRevealed(row.rightChoices, row, reader), {
    nullable: true,
    description: `Positions of the right options. ${HIDDEN}`,
  })
  correctChoices!: (number[] & Opt) | null;

  @Computed<QuizQuestion>(() => [String], (row, reader) => onceRevealed(row.rightTexts, row, reader), {
    nullable: true,
    description: `Accepted texts. ${HIDDEN}`,
  })
  acceptedTexts!: (string[] & Opt) | null;

  @Computed<QuizQuestion>(() => Float, (row, reader) => onceRevealed(row.rightNumber, row, reader), {
    nullable: true,
    description: `The right number. ${HIDDEN}`,
  })
  correctNumber!: (number & Opt) | null;

  @Computed<QuizQuestion>(() => Float, (row, reader) => onceRevealed(row.rightWithin, row, reader), {
    nullable: true,
    description: `Greatest difference from the right number. ${HIDDEN}`,
  })
  tolerance!: (number & Opt) | null;

  @Computed<QuizQuestion>(() => String, (row, reader) => onceRevealed(row.rightBecause, row, reader), {
    nullable: true,
    description: `Why the answer is right. ${HIDDEN}`,
  })
  explanation!: (string & Opt) | null;
}
