import { Button } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { AppLink } from '#lib/AppLink';
import { isUuid } from '#lib/ids';
import { paths } from '#lib/paths';
import { useListAddress } from '#lib/useListAddress';
import { useScreenQuery } from '#lib/useScreenQuery';
import { texts } from '#texts/en';
import { ExportButton } from '#ui/ExportButton';
import { FilterSelect } from '#ui/FilterSelect';
import { optionNamed } from '#ui/options';
import { SearchedPage } from '#ui/table/SearchedPage';
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

const ownColumns = columns.filter(({ name }) => name !== t.buyer);

/** /orders: own orders, and for admins those of the institution. Search, filters and page are in the URL. */
export default function OrdersPage() {
  const address = useListAddress('search', 'status', 'show', 'coupon');
  const { filters, narrow, page } = address;
  const status = optionNamed(t.statuses, filters.status);
  const couponId = isUuid(filters.coupon ?? '') ? filters.coupon : null;
  const isAll = filters.show !== 'own';
  const result = useScreenQuery(
    OrdersDocument,
    { isMine: !isAll, search: filters.search, status, couponId, page },
    t.failed,
    0,
  );
  const { data } = result;
  const mayManage = data?.viewer?.viewerCan.manageInstitution ?? false;
  const hasBuyer = mayManage && isAll;
  return (
    <>
      <Suspense>
        <LiveOrders />
      </Suspense>
      <SearchedPage
        texts={mayManage ? { ...t, emptyHint: t.allEmptyHint } : t}
        description={data && (hasBuyer ? t.allDescription : t.ownDescription)}
        actions={
          <ExportButton
            path="/exports/orders.csv"
            filters={{ search: filters.search, status: status ?? null, couponId }}
            texts={t.export}
          />
        }
        address={address}
        filters={
          <>
            {couponId && (
              <Button variant="default" onClick={() => narrow({ coupon: null })}>
                {t.ofOneCoupon}
              </Button>
            )}
            {mayManage && (
              <FilterSelect
                label={t.whose}
                all={t.all}
                options={{ own: t.own }}
                value={isAll ? null : 'own'}
                onChange={(show) => narrow({ show })}
              />
            )}
            <FilterSelect
              label={t.status}
              all={t.allStatuses}
              options={t.statuses}
              value={status}
              onChange={(to) => narrow({ status: to })}
            />
          </>
        }
        emptyAction={!mayManage && <BrowseButton />}
        columns={hasBuyer ? columns : ownColumns}
        result={result}
        list={data?.orders}
      >
        {(order) => <OrderRow key={order.id} order={order} hasBuyer={hasBuyer} />}
      </SearchedPage>
    </>
  );
}

const BrowseButton = () => (
  <Button component={AppLink} to={paths.cohorts} variant="default">
    {t.browse}
  </Button>
);
