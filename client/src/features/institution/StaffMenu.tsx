import { useMutation } from '@apollo/client/react';
import { IconBan, IconCheck, IconLockOpen, IconTag, IconWorld, IconX } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { readError } from '#lib/errors';
import { notify } from '#lib/toasts';
import { texts } from '#texts/en';
import { ConfirmDialog } from '#ui/ConfirmDialog';
import { ItemsMenu } from '#ui/ItemsMenu';
import {
  ApproveInstitutionDocument,
  RejectInstitutionDocument,
  RemoveAllowedAddressesDocument,
  ReopenInstitutionDocument,
  SuspendInstitutionDocument,
  type InstitutionRow_InstitutionFragment,
} from './InstitutionsPage.generated.ts';

const PlanDialog = lazy(() => import('./PlanDialog.tsx'));
const ReasonDialog = lazy(() => import('./ReasonDialog.tsx'));

const t = texts.institutions;

type Dialog = 'plan' | 'approve' | 'reject' | 'suspend' | 'reopen' | 'addresses';

/**
 * Menu of the platform's staff to approve and reject an institution, to change its plan, to suspend and reopen it, and to
 * admit all addresses when its admins locked themselves out.
 */
export default function StaffMenu({ institution }: { institution: InstitutionRow_InstitutionFragment }) {
  const { id, name, status, isSuspended } = institution;
  const isWaiting = status === 'PENDING' || status === 'REJECTED';
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const [approve] = useMutation(ApproveInstitutionDocument, { variables: { id } });
  const [reject] = useMutation(RejectInstitutionDocument);
  const [suspend] = useMutation(SuspendInstitutionDocument);
  const [reopen] = useMutation(ReopenInstitutionDocument, { variables: { id } });
  const [removeAddresses] = useMutation(RemoveAllowedAddressesDocument, { variables: { id } });
  const close = () => setDialog(null);
  const confirm = async (act: () => Promise<unknown>, done: string) => {
    try {
      await act();
      notify.success(done);
    } catch (error) {
      notify.error(readError(error).message || t.notSaved);
      throw error;
    }
  };
  return (
    <>
      <ItemsMenu
        label={t.actionsFor(name)}
        items={[
          ...(isWaiting ? [{ label: t.approve, icon: IconCheck, act: () => setDialog('approve') }] : []),
          ...(status === 'PENDING' ? [{ label: t.reject, icon: IconX, act: () => setDialog('reject') }] : []),
          { label: t.setPlan, icon: IconTag, act: () => setDialog('plan') },
          { label: t.removeAddresses, icon: IconWorld, act: () => setDialog('addresses') },
          isSuspended
            ? { label: t.reopen, icon: IconLockOpen, act: () => setDialog('reopen') }
            : { label: t.suspend, icon: IconBan, act: () => setDialog('suspend') },
        ]}
      />
      <Suspense>
        {dialog === 'plan' && <PlanDialog institution={institution} onClose={close} />}
        {(dialog === 'reject' || dialog === 'suspend') && (
          <ReasonDialog
            decision={dialog}
            institution={institution}
            onDecide={(input) => (dialog === 'reject' ? reject : suspend)({ variables: { input } })}
            onClose={close}
          />
        )}
      </Suspense>
      <ConfirmDialog
        opened={dialog === 'approve'}
        onClose={close}
        title={t.approveTitle(name)}
        confirmLabel={t.approve}
        onConfirm={() => confirm(approve, t.approveDone(name))}
      >
        {t.approveText}
      </ConfirmDialog>
      <ConfirmDialog
        opened={dialog === 'reopen'}
        onClose={close}
        title={t.reopenTitle(name)}
        confirmLabel={t.reopen}
        onConfirm={() => confirm(reopen, t.reopenDone(name))}
      >
        {t.reopenText}
      </ConfirmDialog>
      <ConfirmDialog
        opened={dialog === 'addresses'}
        onClose={close}
        title={t.removeAddressesTitle(name)}
        confirmLabel={t.removeAddresses}
        onConfirm={() => confirm(removeAddresses, t.removeAddressesDone(name))}
      >
        {t.removeAddressesText}
      </ConfirmDialog>
    </>
  );
}
