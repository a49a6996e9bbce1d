import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useListAddress } from '#lib/useListAddress';
import { useScreenQuery } from '#lib/useScreenQuery';
import { texts } from '#texts/en';
import { FilterSelect } from '#ui/FilterSelect';
import { optionNamed } from '#ui/options';
import { SearchedPage } from '#ui/table/SearchedPage';
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
  const result = useScreenQuery(
    CouponsDocument,
    { search: filters.search, isActive: state ? state === 'active' : null, page },
    t.failed,
    0,
  );
  const { data } = result;
  const create = (variant: 'filled' | 'default') => (
    <Button
      variant={variant}
      leftSection={<IconPlus size={18} aria-hidden />}
      onClick={() => setCreating(true)}
    >
      {t.create}
    </Button>
  );
  return (
    <>
      <Suspense>{data && <LiveCoupons />}</Suspense>
      <SearchedPage
        texts={t}
        description={t.description}
        actions={data && create('filled')}
        address={address}
        filters={
          <FilterSelect
            label={t.state}
            all={t.allStates}
            options={t.states}
            value={state}
            onChange={(to) => narrow({ state: to })}
          />
        }
        emptyAction={create('default')}
        columns={columns}
        result={result}
        list={data?.coupons}
      >
        {(coupon) => <CouponRow key={coupon.id} coupon={coupon} />}
      </SearchedPage>
      {isCreating && (
        <Suspense>
          <NewCouponDialog onClose={() => setCreating(false)} />
        </Suspense>
      )}
    </>
  );
}
