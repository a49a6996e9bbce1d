import { Button } from '@mantine/core';
import { IconMail, IconUserPlus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useScreenQuery } from '#lib/useScreenQuery';
import { texts } from '#texts/en';
import { DataList } from '#ui/DataList';
import { SettingsSection } from '#ui/SettingsSection';
import { InvitationRow } from './InvitationRow.tsx';
import { MemberInvitationsDocument } from './MemberInvitations.generated.ts';

const InviteDialog = lazy(() => import('./InviteDialog.tsx'));

const t = texts.memberInvitations;

/** Open invitations into the institution. */
export default function InvitationsSection() {
  const [page, setPage] = useState(1);
  const { data, error, retry } = useScreenQuery(MemberInvitationsDocument, { page }, t.failed);
  const [dialog, setDialog] = useState<'never opened' | 'open' | 'closed'>('never opened');
  const invite = (
    <Button leftSection={<IconUserPlus size={18} aria-hidden />} onClick={() => setDialog('open')}>
      {t.invite}
    </Button>
  );
  const list = data?.memberInvitations;
  return (
    <SettingsSection
      title={t.title}
      description={t.description}
      action={list && list.totalCount > 0 ? invite : undefined}
    >
      <DataList
        label={t.list}
        items={list?.nodes}
        error={error}
        errorText={t.failed}
        onRetry={retry}
        cols={1}
        skeletonCount={2}
        empty={{ title: t.empty, hint: t.emptyHint, icon: IconMail, action: invite }}
        pages={{ page, pageCount: list?.pageCount ?? 1, onChange: setPage }}
        itemKey={({ id }) => id}
      >
        {(item) => <InvitationRow invitation={item} />}
      </DataList>
      <Suspense>
        {dialog !== 'never opened' && (
          <InviteDialog
            opened={dialog === 'open'}
            onClose={() => setDialog('closed')}
            onInvited={() => setPage(1)}
          />
        )}
      </Suspense>
    </SettingsSection>
  );
}
