import { useApolloClient, useMutation } from '@apollo/client/react';
import { pickFields } from '#lib/mergeDetails';
import { notify } from '#lib/toasts';
import { useLatest } from '#lib/useLatest';
import { texts } from '#texts/en';
import { Form } from '#ui/Form';
import { FormDialog } from '#ui/FormDialog';
import { MergeChoice } from '#ui/MergeChoice';
import { useMergedForm } from '#ui/useMergedForm';
import { EditedCouponDocument, UpdateCouponDocument } from './ChangeCoupon.generated.ts';
import { CouponFields } from './CouponFields.tsx';
import { couponFormRules } from './couponFormRules.ts';
import { valuesOf } from './couponFormValues.ts';
import { Coupon_CouponFragmentDoc, type Coupon_CouponFragment } from './CouponsPage.generated.ts';

const t = texts.coupons;

interface EditCouponDialogProps {
  coupon: Coupon_CouponFragment;
  onClose: () => void;
}

/** Dialog with the terms of a coupon. Changes that other admins save in the meantime are kept. Its own chunk. */
export default function EditCouponDialog({ coupon, onClose }: EditCouponDialogProps) {
  const { id } = coupon;
  const client = useApolloClient();
  const [update] = useMutation(UpdateCouponDocument);
  const readCoupon = useLatest(Coupon_CouponFragmentDoc, coupon);
  const { round, values, draftKey, save, choice } = useMergedForm({
    draftName: `edit-coupon ${id}`,
    readLatest: () => valuesOf(readCoupon()),
    reload: () =>
      client.query({ query: EditedCouponDocument, variables: { id }, fetchPolicy: 'network-only' }),
    together: ['kind', 'percentOff', 'amountOff'],
  });
  return (
    <FormDialog title={t.edit} onClose={onClose}>
      {(close) => (
        <>
          <MergeChoice title={t.conflict} choice={choice} />
          <Form
            key={round}
            schema={couponFormRules}
            defaultValues={values}
            draftKey={draftKey}
            errorText={(failure) => failure.message || t.notSaved}
            onSubmit={async (input, form) => {
              await save(form.getValues(), (changed) =>
                update({
                  variables: {
                    input: {
                      id,
                      version: readCoupon().version,
                      ...pickFields(
                        input,
                        changed.filter((name) => name in input),
                      ),
                    },
                  },
                }),
              );
              notify.success(t.saved);
              close();
            }}
          >
            <CouponFields coupon={coupon} onCancel={close} />
          </Form>
        </>
      )}
    </FormDialog>
  );
}
