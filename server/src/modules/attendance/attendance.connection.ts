import { ArgsType, Field } from 'type-graphql';
import { connectionOf } from '#kernel/connection';
import { ID } from '#kernel/scalars';
import { Rules } from '#kernel/validation';
import { listOf } from '#platform/read/list-arguments';
import { Attendance } from './attendance.entity.ts';
import { MAX_SESSION_IDS, memberAttendancesRules } from './attendance.rules.ts';

export const AttendanceConnection = connectionOf('Attendance', () => Attendance);
export type AttendanceConnection = InstanceType<typeof AttendanceConnection>;

export const AttendanceList = listOf('Attendance', Attendance);

@ArgsType()
@Rules(memberAttendancesRules)
export class MemberAttendancesArguments extends AttendanceList {
  @Field(() => [ID], {
    nullable: true,
    description: `Returns only the attendance at one of these sessions, at most ${MAX_SESSION_IDS}.`,
  })
  sessionIds?: string[];
}

@ArgsType()
export class AttendancesArguments extends AttendanceList {
  @Field(() => ID, { description: 'ID of the session.' })
  sessionId!: string;
}
