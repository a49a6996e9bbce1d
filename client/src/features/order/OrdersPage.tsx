import { Button, NativeSelect } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useListAddress } from '#lib/useListAddress';
import { useScreenQuery } from '#lib/useScreenQuery';
import { texts } from '#texts/en';
import { ExportButton } from '#ui/ExportButton';
import { ListFilters } from '#ui/ListFilters';
import { optionNamed, optionsOf } from '#ui/options';
import { PageHeader } from '#ui/PageHeader';
import { SearchBox } from '#ui/SearchBox';
import { TableList } from '#ui/table/TableList';
import { OrderRow } from './OrderRow.tsx';
import { OrdersDocument } from './OrdersPage.generated.ts';

const LiveOrders = lazy(() => import('./LiveOrders.tsx'));

const t = texts.order;

const columns = [
  { name: t.cohort },
  { name: t.buyer },
  { name: t.ordered },
  { name: t.status },
  { name: t.receipt },
  { name: t.amount, isNumber: true },
  { name: t.actions, isQuiet: true },
] as const;

/** /orders: own orders, and for admins those of the institution. Search, filters and page are in the URL. */
export default function OrdersPage() {
  const { filters, isNarrowed, narrow, clear, page, goTo } = useListAddress('search', 'status', 'show');
  const status = optionNamed(t.statuses, filters.status);
  const isAll = filters.show !== 'own';
  const { data, error, isStale, retry } = useScreenQuery(
    OrdersDocument,
    { isMine: !isAll, search: filters.search, status, page },
    t.failed,
    0,
  );
  const mayManage = data?.viewer?.viewerCan.manageInstitution ?? false;
  const list = data?.orders;
  return (
    <>
      <Suspense>
        <LiveOrders />
      </Suspense>
      <PageHeader
        title={t.title}
        description={data ? mayManage && isAll ? t.allDescription : t.ownDescription : <>&nbsp;</>}
        actions={
          <ExportButton
            path="/exports/orders.csv"
            filters={{ search: filters.search, status: status ?? null }}
            texts={t.export}
          />
        }
      />
      <ListFilters>
        {mayManage && (
          <NativeSelect
            aria-label={t.whose}
            value={isAll ? '' : 'own'}
            data={[
              { value: '', label: t.all },
              { value: 'own', label: t.own },
            ]}
            onChange={({ currentTarget: { value } }) => narrow({ show: value || null })}
          />
        )}
        <SearchBox
          label={t.search}
          value={filters.search ?? ''}
          onSearch={(search) => narrow({ search: search || null })}
        />
        <NativeSelect
          aria-label={t.status}
          value={status ?? ''}
          data={[{ value: '', label: t.allStatuses }, ...optionsOf(t.statuses)]}
          onChange={({ currentTarget: { value } }) => narrow({ status: value || null })}
        />
      </ListFilters>
      <TableList
        label={t.list}
        columns={columns}
        items={list?.nodes}
        error={error}
        errorText={t.failed}
        onRetry={retry}
        isStale={isStale}
        empty={
          isNarrowed
            ? {
                drawing: 'nothing',
                title: t.noMatch,
                action: (
                  <Button variant="default" onClick={clear}>
                    {t.clear}
                  </Button>
                ),
              }
            : { drawing: 'nothing', title: t.empty, hint: t.emptyHint }
        }
        pages={{ page, pageCount: list?.pageCount ?? 1, onChange: goTo }}
      >
        {(order) => <OrderRow key={order.id} order={order} />}
      </TableList>
    </>
  );
}
