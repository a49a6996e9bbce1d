import { ArgsType, Field, InputType, Int } from 'type-graphql';
import { ID } from '#kernel/scalars';
import { Rules } from '#kernel/validation';
import { STALE_FAILS } from '#kernel/version';
import { certificatePreviewRules, setCertificateRuleRules } from './certificate-rule.rules.ts';

const OPTIONAL = '1 to 100. Null requires nothing.';

@Rules(setCertificateRuleRules)
@InputType({ description: 'Rule by which the certificates of a course are issued. Replaces the former one.' })
export class SetCertificateRuleInput {
  @Field(() => ID, { description: 'ID of the course.' })
  courseId!: string;

  @Field(() => Boolean, {
    description: 'Whether certificates are issued as soon as the requirements are met, or by teachers.',
  })
  isAutomatic!: boolean;

  @Field(() => Int, { nullable: true, description: `Percentage of the lessons to complete, ${OPTIONAL}` })
  minProgress?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: `Percentage of the points of all activities to reach, ${OPTIONAL}`,
  })
  minGrade?: number | null;

  @Field(() => Int, { nullable: true, description: `Percentage of the sessions to attend, ${OPTIONAL}` })
  minAttendance?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: `Value of \`version\` of the rule that this one replaces, 0 without one. ${STALE_FAILS}`,
  })
  version?: number | null;
}

@Rules(certificatePreviewRules)
@ArgsType()
export class CertificatePreviewArguments {
  @Field(() => ID, { description: 'ID of the course.' })
  courseId!: string;

  @Field(() => Int, { nullable: true, description: `Percentage of the lessons to complete, ${OPTIONAL}` })
  minProgress?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: `Percentage of the points of all activities to reach, ${OPTIONAL}`,
  })
  minGrade?: number | null;

  @Field(() => Int, { nullable: true, description: `Percentage of the sessions to attend, ${OPTIONAL}` })
  minAttendance?: number | null;
}
