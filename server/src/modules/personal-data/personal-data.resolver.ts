import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Authorized, Ctx, Info, Mutation, Resolver } from 'type-graphql';
import { Role } from '#kernel/role';
import { MemberPayload } from '#modules/membership/membership.payload';
import type { Context } from '#platform/request/context';
import { MEMBER } from '#modules/membership/membership.sources';
import { eraseMember } from './erase-member.service.ts';
import { EraseMemberInput } from './personal-data.input.ts';

@Resolver()
export class PersonalDataResolver {
  @Authorized(Role.ADMIN)
  @Mutation(() => MemberPayload, {
    description:
      'Erases the personal data of a member in the institution, for example because the person asks for it. Ends the membership. Name, e-mail address, photo and profile are gone at once; texts, submitted files and entries of the audit log within minutes. Grades, attendance, payments and receipts stay under "Deleted person". The account of the person stays. Cannot be undone. Idempotent. Fails with FORBIDDEN for the owner and for the viewer itself, and with INVALID when the password or the code is wrong.',
  })
  async eraseMember(
    @Arg('input', () => EraseMemberInput) input: EraseMemberInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    await eraseMember(context, input);
    return context.reads.payload(info, { member: MEMBER }, { memberId: input.id });
  }
}
