import { useMutation } from '@apollo/client/react';
import { notify } from '#lib/toasts';
import { texts } from '#texts/en';
import { Form } from '#ui/Form';
import { FormDialog } from '#ui/FormDialog';
import { CreateCouponDocument } from './ChangeCoupon.generated.ts';
import { applyCouponChange } from './couponCache.ts';
import { CouponFields } from './CouponFields.tsx';
import { couponFormRules } from './couponFormRules.ts';
import { EMPTY } from './couponFormValues.ts';

const t = texts.coupons;

/** Dialog that creates a coupon. Its own chunk. */
export default function NewCouponDialog({ onClose }: { onClose: () => void }) {
  const [create] = useMutation(CreateCouponDocument, { update: (cache) => applyCouponChange(cache) });
  return (
    <FormDialog title={t.create} onClose={onClose}>
      {(close) => (
        <Form
          schema={couponFormRules}
          defaultValues={EMPTY}
          draftKey="new-coupon"
          errorText={(failure) => failure.message || t.notSaved}
          onSubmit={async (input) => {
            await create({ variables: { input } });
            notify.success(t.created(input.code));
            close();
          }}
        >
          <CouponFields onCancel={close} />
        </Form>
      )}
    </FormDialog>
  );
}
