import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Authorized, Ctx, Info, Query, Resolver } from 'type-graphql';
import { Activity } from '../activity/activity.entity.ts';
import { Cohort } from '../cohort/cohort.entity.ts';
import { Course } from '../course/course.entity.ts';
import { Enrollment } from '../enrollment/enrollment.entity.ts';
import { VISITORS_TOO } from '../graphql/authorization.ts';
import type { Context } from '../graphql/context.ts';
import { Node } from '../graphql/node.ts';
import { UUID } from '../graphql/scalars.ts';
import { Institution } from '../institution/institution.entity.ts';
import { Membership } from '../membership/membership.entity.ts';
import { readAnywhere } from '../read/anywhere.ts';
import { anyOf } from '../read/source.ts';
import { Submission } from '../submission/submission.entity.ts';

const NODE = anyOf([Activity, Cohort, Course, Enrollment, Institution, Membership, Submission]);

@Resolver()
export class NodeResolver {
  @Authorized(VISITORS_TOO)
  @Query(() => Node, {
    nullable: true,
    description:
      'An activity, cohort, course, enrollment, institution, member or submission by its identity; null unless the viewer may see it.',
  })
  node(
    @Arg('id', () => UUID, { description: 'Of the object.' }) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object | null> {
    return readAnywhere(context, info, NODE, { id });
  }
}
