import { Badge } from '@mantine/core';
import { useState } from 'react';
import { readError } from '#lib/errors';
import { useScreenQuery } from '#lib/useScreenQuery';
import { texts } from '#texts/en';
import { formatDay, formatMoney } from '#texts/formatting';
import { ErrorState } from '#ui/ErrorState';
import { ListPages } from '#ui/ListPages';
import { SettingsSection } from '#ui/SettingsSection';
import { Cell, DataTable } from '#ui/table/DataTable';
import { InvoiceButton } from './InvoiceButton.tsx';
import { PlanInvoicesDocument, type PlanInvoicesQuery } from './Invoices.generated.ts';

const t = texts.invoices;

const COLORS = { OPEN: 'yellow', PAID: 'teal', VOID: 'gray', UNCOLLECTIBLE: 'red' } as const;

const columns = [
  { name: t.number },
  { name: t.date },
  { name: t.period },
  { name: t.status },
  { name: t.amount, isNumber: true },
] as const;

/** Invoices of the subscriptions of the institution, newest first. Nothing is shown while there are none. */
export default function InvoicesSection() {
  const [page, setPage] = useState(1);
  const { data, error, retry } = useScreenQuery(PlanInvoicesDocument, { page }, null, 0);
  const invoices = data?.planInvoices;
  if (error !== undefined)
    return (
      <SettingsSection title={t.title}>
        <ErrorState message={readError(error).message || t.failed} onRetry={retry} />
      </SettingsSection>
    );
  if (!invoices || invoices.totalCount === 0) return null;
  return (
    <SettingsSection title={t.title}>
      <DataTable label={t.title} columns={columns} isBare>
        {invoices.nodes.map((invoice) => (
          <InvoiceRow key={invoice.id} invoice={invoice} />
        ))}
      </DataTable>
      <ListPages label={t.title} page={page} pageCount={invoices.pageCount} onChange={setPage} />
    </SettingsSection>
  );
}

type Invoice = PlanInvoicesQuery['planInvoices']['nodes'][number];

function InvoiceRow({ invoice }: { invoice: Invoice }) {
  const { id, number, createdAt, periodStart, periodEnd, status, amount } = invoice;
  return (
    <tr>
      <Cell isName>
        <InvoiceButton id={id} number={number} />
      </Cell>
      <Cell of={t.date}>{formatDay(createdAt)}</Cell>
      <Cell of={t.period}>{t.range(formatDay(periodStart), formatDay(periodEnd))}</Cell>
      <Cell of={t.status}>
        <Badge color={COLORS[status]}>{t.statuses[status]}</Badge>
      </Cell>
      <Cell of={t.amount} isNumber>
        {formatMoney(amount)} {amount.currency}
      </Cell>
    </tr>
  );
}
