import { useMutation } from '@apollo/client/react';
import { IconBan, IconLockOpen, IconTag, IconWorld } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { readError } from '#lib/errors';
import { notify } from '#lib/toasts';
import { texts } from '#texts/en';
import { ConfirmDialog } from '#ui/ConfirmDialog';
import { ItemsMenu } from '#ui/ItemsMenu';
import {
  RemoveAllowedAddressesDocument,
  ReopenInstitutionDocument,
  type InstitutionRow_InstitutionFragment,
} from './InstitutionsPage.generated.ts';

const PlanDialog = lazy(() => import('./PlanDialog.tsx'));
const SuspendDialog = lazy(() => import('./SuspendDialog.tsx'));

const t = texts.institutions;

/**
 * Menu of the platform's staff to change the plan of an institution, to suspend and reopen it, and to admit all addresses when
 * its admins locked themselves out.
 */
export default function StaffMenu({ institution }: { institution: InstitutionRow_InstitutionFragment }) {
  const { id, name, isSuspended } = institution;
  const [dialog, setDialog] = useState<'plan' | 'suspend' | 'reopen' | 'addresses' | null>(null);
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
          { label: t.setPlan, icon: IconTag, act: () => setDialog('plan') },
          { label: t.removeAddresses, icon: IconWorld, act: () => setDialog('addresses') },
          isSuspended
            ? { label: t.reopen, icon: IconLockOpen, act: () => setDialog('reopen') }
            : { label: t.suspend, icon: IconBan, act: () => setDialog('suspend') },
        ]}
      />
      <Suspense>
        {dialog === 'plan' && <PlanDialog institution={institution} onClose={close} />}
        {dialog === 'suspend' && <SuspendDialog institution={institution} onClose={close} />}
      </Suspense>
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
