import type { GraphQLResolveInfo } from 'graphql';
import { IS_STALE } from '#kernel/version';
import { Arg, Args, Authorized, Ctx, Info, Mutation, Query, Resolver } from 'type-graphql';
import { COURSE } from '#modules/course/course.resolver';
import { Institution } from '#modules/institution/institution.entity';
import { objectFrom } from '#platform/read/source';
import { STAFF } from '#platform/request/authorization';
import type { Context } from '#platform/request/context';
import { CertificatePreview } from './certificate-rule.fields.ts';
import { CertificatePreviewArguments, SetCertificateRuleInput } from './certificate-rule.input.ts';
import { SetCertificateRulePayload } from './certificate-rule.payload.ts';
import { previewOf } from './preview.sql.ts';
import { setCertificateRule } from './set-certificate-rule.service.ts';

const PREVIEW = objectFrom(Institution, previewOf);

@Resolver()
export class CertificateRuleResolver {
  @Authorized(...STAFF)
  @Query(() => CertificatePreview, {
    description:
      'The students who would get a certificate of a course now with given requirements. Admins see all students, instructors who may edit the course those of the cohorts that they created or teach. Nobody for other courses.',
  })
  certificatePreview(
    @Args(() => CertificatePreviewArguments) args: CertificatePreviewArguments,
    @Ctx() { reads }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object | null> {
    return reads.get(info, PREVIEW, { ...(args as object) });
  }

  @Authorized(...STAFF)
  @Mutation(() => SetCertificateRulePayload, {
    description: `Sets how the certificates of a course are issued. An automatic rule is applied within seconds to all students of its cohorts whose seat includes a certificate, and then whenever a lesson is completed, work is graded, attendance is taken or a cohort ends. A student with a revoked certificate gets none by a rule. Requires permission to edit the course. Fails with CONFLICT when ${IS_STALE}.`,
  })
  async setCertificateRule(
    @Arg('input', () => SetCertificateRuleInput) input: SetCertificateRuleInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    await setCertificateRule(context, input);
    return context.reads.payload(info, { course: COURSE }, { id: input.courseId });
  }
}
