import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Authorized, Ctx, Info, Query, Resolver } from 'type-graphql';
import { Activity } from '#modules/activity/activity.entity';
import { Cohort } from '#modules/cohort/cohort.entity';
import { Course } from '#modules/course/course.entity';
import { Enrollment } from '#modules/enrollment/enrollment.entity';
import { VISITORS_TOO } from '#platform/request/authorization';
import type { Context } from '#platform/request/context';
import { Node } from '#kernel/node';
import { UUID } from '#kernel/scalars';
import { Institution } from '#modules/institution/institution.entity';
import { Membership } from '#modules/membership/membership.entity';
import { readAnywhere } from '#platform/read/anywhere';
import { anyOf } from '#platform/read/source';
import { Submission } from '#modules/submission/submission.entity';

const NODE = anyOf([Activity, Cohort, Course, Enrollment, Institution, Membership, Submission]);

@Resolver()
export class NodeResolver {
  @Authorized(VISITORS_TOO)
  @Query(() => Node, {
    nullable: true,
    description:
      'An activity, cohort, course, enrollment, institution, member or submission by ID. Null when the viewer cannot read it.',
  })
  node(
    @Arg('id', () => UUID, { description: 'ID of the object.' }) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object | null> {
    return readAnywhere(context, info, NODE, { id });
  }
}
