import { useMutation } from '@apollo/client/react';
import { IconCircleCheck, IconCircleOff, IconPencil, IconTrash } from '@tabler/icons-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { readError } from '#lib/errors';
import { notify } from '#lib/toasts';
import { texts } from '#texts/en';
import { ConfirmDialog } from '#ui/ConfirmDialog';
import { ItemsMenu } from '#ui/ItemsMenu';
import { DeleteCouponDocument, UpdateCouponDocument } from './ChangeCoupon.generated.ts';
import { applyCouponChange } from './couponCache.ts';
import type { Coupon_CouponFragment } from './CouponsPage.generated.ts';

const EditCouponDialog = lazy(() => import('./EditCouponDialog.tsx'));

const t = texts.coupons;

/** Menu to edit, deactivate and delete a coupon. One that orders have cannot be deleted. Its own chunk. */
export default function CouponMenu({ coupon }: { coupon: Coupon_CouponFragment }) {
  const { id, code, isActive, hasOrders } = coupon;
  const [dialog, setDialog] = useState<'edit' | 'delete' | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [update] = useMutation(UpdateCouponDocument);
  const [remove] = useMutation(DeleteCouponDocument, { update: (cache) => applyCouponChange(cache) });
  const toggle = () =>
    update({ variables: { input: { id, isActive: !isActive } } }).then(
      () => notify.success(isActive ? t.deactivated(code) : t.activated(code)),
      (error: unknown) => notify.error(readError(error).message || t.notSaved),
    );
  const confirmDeletion = async () => {
    try {
      await remove({ variables: { id } });
      notify.success(t.deleted(code));
    } catch (error) {
      notify.error(readError(error).message || t.notDeleted);
      throw error;
    }
  };
  const close = () => setDialog(null);
  const items = [
    { label: texts.common.edit, icon: IconPencil, act: () => setDialog('edit') },
    {
      label: isActive ? t.deactivate : t.activate,
      icon: isActive ? IconCircleOff : IconCircleCheck,
      act: () => void toggle(),
    },
    { label: texts.common.delete, icon: IconTrash, act: () => setDialog('delete'), isOff: hasOrders },
  ];
  return (
    <>
      <ItemsMenu label={t.actionsOf(code)} buttonRef={button} items={items} />
      <ConfirmDialog
        opened={dialog === 'delete'}
        onClose={close}
        returnFocusTo={button}
        title={t.deleteTitle(code)}
        confirmLabel={texts.common.delete}
        destructive
        onConfirm={confirmDeletion}
      >
        {t.deleteText}
      </ConfirmDialog>
      <Suspense>{dialog === 'edit' && <EditCouponDialog coupon={coupon} onClose={close} />}</Suspense>
    </>
  );
}
