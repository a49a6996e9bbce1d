import { ArgsType, Field } from 'type-graphql';
import { connectionOf } from '#kernel/connection';
import { ID } from '#kernel/scalars';
import { listOf } from '#platform/read/list-arguments';
import { Attendance } from './attendance.entity.ts';

export const AttendanceConnection = connectionOf('Attendance', () => Attendance);
export type AttendanceConnection = InstanceType<typeof AttendanceConnection>;

const AttendanceList = listOf('Attendance', Attendance);

@ArgsType()
export class AttendancesArguments extends AttendanceList {
  @Field(() => ID, { description: 'ID of the session.' })
  sessionId!: string;
}
