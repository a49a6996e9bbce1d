import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Authorized, Ctx, Field, Info, Mutation, ObjectType, Resolver } from 'type-graphql';
import { Role } from '#kernel/role';
import { InstitutionPayload } from '#modules/institution/institution.payload';
import { INSTITUTION } from '#modules/institution/institution.sources';
import type { Context } from '#platform/request/context';
import {
  SendTestWelcomeMailInput,
  UpdateInstitutionNotificationsInput,
} from './institution-notifications.input.ts';
import { sendTestWelcomeMail } from './send-test-welcome.service.ts';
import { updateInstitutionNotifications } from './update-institution-notifications.service.ts';

@ObjectType({ description: 'Payload of `sendTestWelcomeMail`.' })
class SendTestWelcomeMailPayload {
  @Field(() => String, { description: 'Address that the test was mailed to.' })
  email!: string;
}

@Resolver()
export class InstitutionNotificationsResolver {
  @Authorized(Role.ADMIN)
  @Mutation(() => InstitutionPayload, {
    description:
      "Changes which mails the viewer's institution sends to its members, and the text of its welcome mail. People who become members later get the new text.",
  })
  async updateInstitutionNotifications(
    @Arg('input', () => UpdateInstitutionNotificationsInput) input: UpdateInstitutionNotificationsInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    const id = await updateInstitutionNotifications(context, input);
    return context.reads.payload(info, { institution: INSTITUTION }, { id });
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => SendTestWelcomeMailPayload, {
    description:
      'Mails a welcome mail with the given texts to the viewer. Nothing is saved. At most 10 an hour.',
  })
  async sendTestWelcomeMail(
    @Arg('input', () => SendTestWelcomeMailInput) input: SendTestWelcomeMailInput,
    @Ctx() context: Context,
  ): Promise<SendTestWelcomeMailPayload> {
    return { email: await sendTestWelcomeMail(context, input) };
  }
}
