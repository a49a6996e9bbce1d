import { Button, NativeSelect } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useListAddress } from '#lib/useListAddress';
import { useScreenQuery } from '#lib/useScreenQuery';
import { texts } from '#texts/en';
import { optionNamed, optionsOf } from '#ui/options';
import { PageHeader } from '#ui/PageHeader';
import { SearchedTable } from '#ui/table/SearchedTable';
import { CouponRow } from './CouponRow.tsx';
import { CouponsDocument } from './CouponsPage.generated.ts';

const LiveCoupons = lazy(() => import('./LiveCoupons.tsx'));
const NewCouponDialog = lazy(() => import('./NewCouponDialog.tsx'));

const t = texts.coupons;

const columns = [
  { name: t.code },
  { name: t.discount },
  { name: t.for },
  { name: t.valid },
  { name: t.status },
  { name: t.uses, isNumber: true },
  { name: t.actions, isQuiet: true },
] as const;

/** /coupons: codes of the institution, which admins manage. Search, filter and page are in the URL. */
export default function CouponsPage() {
  const address = useListAddress('search', 'state');
  const { filters, narrow, page } = address;
  const state = optionNamed(t.states, filters.state);
  const [isCreating, setCreating] = useState(false);
  const { data, error, isStale, retry } = useScreenQuery(
    CouponsDocument,
    { search: filters.search, isActive: state ? state === 'active' : null, page },
    t.failed,
    0,
  );
  const list = data?.coupons;
  const create = (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setCreating(true)}>
      {t.create}
    </Button>
  );
  return (
    <>
      <Suspense>{data && <LiveCoupons />}</Suspense>
      <PageHeader title={t.title} description={t.description} actions={data && create} />
      <SearchedTable
        texts={t}
        address={address}
        filters={
          <NativeSelect
            aria-label={t.state}
            value={state ?? ''}
            data={[{ value: '', label: t.allStates }, ...optionsOf(t.states)]}
            onChange={({ currentTarget: { value } }) => narrow({ state: value || null })}
          />
        }
        emptyAction={create}
        columns={columns}
        items={list?.nodes}
        error={error}
        onRetry={retry}
        isStale={isStale}
        pageCount={list?.pageCount}
      >
        {(coupon) => <CouponRow key={coupon.id} coupon={coupon} />}
      </SearchedTable>
      {isCreating && (
        <Suspense>
          <NewCouponDialog onClose={() => setCreating(false)} />
        </Suspense>
      )}
    </>
  );
}
