import { useApolloClient, useMutation } from '@apollo/client/react';
import { useLatest } from '#lib/useLatest';
import { texts } from '#texts/en';
import { MergedFormDialog } from '#ui/MergedFormDialog';
import { EditedCouponDocument, UpdateCouponDocument } from './ChangeCoupon.generated.ts';
import { CouponFields } from './CouponFields.tsx';
import { couponFormRules } from './couponFormRules.ts';
import { valuesOf } from './couponFormValues.ts';
import { Coupon_CouponFragmentDoc, type Coupon_CouponFragment } from './CouponsPage.generated.ts';

/** Fields of one value, which is sent whole. */
const DISCOUNT = ['kind', 'percentOff', 'amountOff'];

interface EditCouponDialogProps {
  coupon: Coupon_CouponFragment;
  onClose: () => void;
}

/** Dialog with the terms of a coupon. Changes that other admins save in the meantime are kept. Its own chunk. */
export default function EditCouponDialog({ coupon, onClose }: EditCouponDialogProps) {
  const { id } = coupon;
  const client = useApolloClient();
  const [update] = useMutation(UpdateCouponDocument);
  const readLatest = useLatest(Coupon_CouponFragmentDoc, coupon);
  return (
    <MergedFormDialog
      texts={texts.coupons}
      schema={couponFormRules}
      draftName={`edit-coupon ${id}`}
      readLatest={readLatest}
      valuesOf={valuesOf}
      reload={() =>
        client.query({ query: EditedCouponDocument, variables: { id }, fetchPolicy: 'network-only' })
      }
      together={DISCOUNT}
      onSave={(input) => update({ variables: { input } })}
      onClose={onClose}
    >
      {(close) => <CouponFields coupon={coupon} onCancel={close} />}
    </MergedFormDialog>
  );
}
