import { sql } from 'kysely';
import { ArgsType } from 'type-graphql';
import { connectionOf } from '#kernel/connection';
import { listOf } from '#platform/read/list-arguments';
import { byId, connection } from '#platform/read/source';
import { Invoice } from './invoice.entity.ts';

export const InvoiceConnection = connectionOf('PlanInvoice', () => Invoice);
export type InvoiceConnection = InstanceType<typeof InvoiceConnection>;

@ArgsType()
export class InvoicesArguments extends listOf('PlanInvoice', Invoice) {}

/** Source: the invoice with the given `id`. */
export const INVOICE = byId(Invoice);

/** Source: invoices of the institution, newest first. */
export const INVOICES = connection(Invoice, {
  where: (invoice, _given, reader) => [sql`${invoice.institution} = ${reader.institutionId}`],
  order: { by: ['createdAt'], descending: true },
});
