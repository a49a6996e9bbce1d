import { Button, NativeSelect } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { AppLink } from '#lib/AppLink';
import { isUuid } from '#lib/ids';
import { paths } from '#lib/paths';
import { useListAddress } from '#lib/useListAddress';
import { useScreenQuery } from '#lib/useScreenQuery';
import { texts } from '#texts/en';
import { ExportButton } from '#ui/ExportButton';
import { optionNamed, optionsOf } from '#ui/options';
import { PageHeader } from '#ui/PageHeader';
import { SearchedTable } from '#ui/table/SearchedTable';
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
  const address = useListAddress('search', 'status', 'show', 'coupon');
  const { filters, narrow, page } = address;
  const status = optionNamed(t.statuses, filters.status);
  const couponId = isUuid(filters.coupon ?? '') ? filters.coupon : null;
  const isAll = filters.show !== 'own';
  const { data, error, isStale, retry } = useScreenQuery(
    OrdersDocument,
    { isMine: !isAll, search: filters.search, status, couponId, page },
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
            filters={{ search: filters.search, status: status ?? null, couponId }}
            texts={t.export}
          />
        }
      />
      <SearchedTable
        texts={mayManage ? { ...t, emptyHint: t.allEmptyHint } : t}
        address={address}
        filters={
          <>
            {couponId && (
              <Button variant="default" onClick={() => narrow({ coupon: null })}>
                {t.ofOneCoupon}
              </Button>
            )}
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
            <NativeSelect
              aria-label={t.status}
              value={status ?? ''}
              data={[{ value: '', label: t.allStatuses }, ...optionsOf(t.statuses)]}
              onChange={({ currentTarget: { value } }) => narrow({ status: value || null })}
            />
          </>
        }
        emptyAction={!mayManage && <BrowseButton />}
        columns={columns}
        items={list?.nodes}
        error={error}
        onRetry={retry}
        isStale={isStale}
        pageCount={list?.pageCount}
      >
        {(order) => <OrderRow key={order.id} order={order} />}
      </SearchedTable>
    </>
  );
}

const BrowseButton = () => (
  <Button component={AppLink} to={paths.cohorts} variant="default">
    {t.browse}
  </Button>
);
