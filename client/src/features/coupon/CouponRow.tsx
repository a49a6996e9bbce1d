import type { FragmentType } from '@apollo/client';
import { Anchor, Badge, Group } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { AppLink } from '#lib/AppLink';
import { paths } from '#lib/paths';
import { useFragmentData } from '#lib/useFragmentData';
import { texts } from '#texts/en';
import { formatDate, formatMoney } from '#texts/formatting';
import { formatPercent } from '#texts/numberFormatting';
import { CopyButton } from '#ui/CopyButton';
import { Cell } from '#ui/table/DataTable';
import { Coupon_CouponFragmentDoc, type Coupon_CouponFragment } from './CouponsPage.generated.ts';

const CouponMenu = lazy(() => import('./CouponMenu.tsx'));

const t = texts.coupons;

const COLORS = {
  ACTIVE: 'teal',
  SCHEDULED: 'blue',
  EXPIRED: 'gray',
  USED_UP: 'yellow',
  INACTIVE: 'gray',
} as const;

/** A coupon with its uses, which lead to the orders, and what can be done with it. */
export function CouponRow({ coupon: ref }: { coupon: FragmentType<Coupon_CouponFragment> }) {
  const coupon = useFragmentData(Coupon_CouponFragmentDoc, ref);
  const { id, code, percentOff, amountOff, status, usedCount, maxUses, hasOrders } = coupon;
  const uses = t.usesOf(usedCount, maxUses ?? null);
  return (
    <tr>
      <Cell isName>
        <Group gap="xs" wrap="nowrap">
          {code}
          <CopyButton value={code} name={t.copy(code)} />
        </Group>
      </Cell>
      <Cell of={t.discount}>
        {amountOff ? `${formatMoney(amountOff)} ${amountOff.currency}` : formatPercent(percentOff ?? 0)}
      </Cell>
      <Cell of={t.for}>{audienceOf(coupon)}</Cell>
      <Cell of={t.valid}>{periodOf(coupon)}</Cell>
      <Cell of={t.status}>
        <Badge color={COLORS[status]}>{t.statuses[status]}</Badge>
      </Cell>
      <Cell of={t.uses} isNumber>
        {hasOrders ? (
          <Anchor
            component={AppLink}
            to={paths.ordersWithCoupon(id)}
            aria-label={`${uses}. ${t.seeOrders(code)}`}
          >
            {uses}
          </Anchor>
        ) : (
          uses
        )}
      </Cell>
      <Cell isNumber>
        <Suspense>
          <CouponMenu coupon={coupon} />
        </Suspense>
      </Cell>
    </tr>
  );
}

function audienceOf({ cohort, course, isForAll }: Coupon_CouponFragment): string {
  if (cohort) return cohort.title;
  if (course) return t.forCourse(course.title);
  return isForAll ? t.forEverything : t.forNothing;
}

function periodOf({ validFrom, validUntil }: Coupon_CouponFragment): string {
  if (validFrom && validUntil) return t.fromUntil(formatDate(validFrom), formatDate(validUntil));
  if (validFrom) return t.from(formatDate(validFrom));
  return validUntil ? t.until(formatDate(validUntil)) : t.always;
}
