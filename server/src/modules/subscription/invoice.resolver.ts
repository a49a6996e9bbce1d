import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Authorized, Ctx, Info, Query, Resolver } from 'type-graphql';
import { NotFound } from '#kernel/errors';
import { Role } from '#kernel/role';
import { ID } from '#kernel/scalars';
import type { Context } from '#platform/request/context';
import { INVOICE, InvoiceConnection, INVOICES, InvoicesArguments } from './invoice.connection.ts';
import { Invoice } from './invoice.entity.ts';

@Resolver()
export class InvoiceResolver {
  @Authorized(Role.ADMIN)
  @Query(() => Invoice, {
    description:
      "An invoice of the institution's subscriptions by ID. Fails with NOT_FOUND when the viewer cannot read it.",
  })
  async planInvoice(
    @Arg('id', () => ID, { description: 'ID of the invoice.' }) id: string,
    @Ctx() { reads }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    const invoice = await reads.get(info, INVOICE, { id });
    if (!invoice) throw NotFound('Invoice');
    return invoice;
  }

  @Authorized(Role.ADMIN)
  @Query(() => InvoiceConnection, {
    description: "Invoices of the institution's subscriptions, newest first.",
  })
  planInvoices(
    @Args(() => InvoicesArguments) args: InvoicesArguments,
    @Ctx() { reads }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object | null> {
    return reads.get(info, INVOICES, { ...(args as object) });
  }
}
