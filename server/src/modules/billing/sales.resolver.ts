import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { MessagePayload } from '#modules/account/account.payload';
import { tell } from '#modules/account/tell.service';
import type { Context } from '#platform/request/context';
import { contactSales } from './contact-sales.service.ts';
import { ContactSalesInput } from './sales.input.ts';

@Resolver()
export class SalesResolver {
  @Mutation(() => MessagePayload, {
    description:
      'Mails an inquiry about plans to the people who sell them. Their answer goes to `email`. Fails with CONFLICT where nobody receives inquiries.',
  })
  async contactSales(
    @Arg('input', () => ContactSalesInput) input: ContactSalesInput,
    @Ctx() context: Context,
  ): Promise<MessagePayload> {
    await contactSales(context, input);
    return tell(context, `We received your message, and will answer it at ${input.email}.`);
  }
}
