import { useMutation } from '@apollo/client/react';
import { IconBan, IconLockOpen, IconTag } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { readError } from '#lib/errors';
import { notify } from '#lib/toasts';
import { texts } from '#texts/en';
import { ConfirmDialog } from '#ui/ConfirmDialog';
import { ItemsMenu } from '#ui/ItemsMenu';
import {
  ReopenInstitutionDocument,
  type InstitutionRow_InstitutionFragment,
} from './InstitutionsPage.generated.ts';

const PlanDialog = lazy(() => import('./PlanDialog.tsx'));
const SuspendDialog = lazy(() => import('./SuspendDialog.tsx'));

const t = texts.institutions;

/** Menu of the platform's staff to change the plan of an institution, to suspend it and to reopen it. */
export default function StaffMenu({ institution }: { institution: InstitutionRow_InstitutionFragment }) {
  const { id, name, isSuspended } = institution;
  const [dialog, setDialog] = useState<'plan' | 'suspend' | 'reopen' | null>(null);
  const [reopen] = useMutation(ReopenInstitutionDocument, { variables: { id } });
  const close = () => setDialog(null);
  const confirmReopen = async () => {
    try {
      await reopen();
      notify.success(t.reopenDone(name));
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
        onConfirm={confirmReopen}
      >
        {t.reopenText}
      </ConfirmDialog>
    </>
  );
}
