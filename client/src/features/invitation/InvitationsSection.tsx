import { Button, Stack } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useRemoved } from '#lib/undo';
import { useScreenQuery } from '#lib/useScreenQuery';
import { texts } from '#texts/en';
import { SettingsSection } from '#ui/SettingsSection';
import type { Order } from '#ui/table/order';
import { useSelection } from '#ui/table/Selection';
import { TableList } from '#ui/table/TableList';
import { InvitationRow } from './InvitationRow.tsx';
import { InvitationsBulk } from './InvitationsBulk.tsx';
import { MemberInvitationsDocument } from './MemberInvitations.generated.ts';

const InviteDialog = lazy(() => import('./InviteDialog.tsx'));

const t = texts.memberInvitations;

const columns = [
  { name: t.email, field: 'EMAIL' },
  { name: t.role },
  { name: t.cohort },
  { name: t.sent, field: 'CREATED_AT' },
  { name: t.expires, field: 'EXPIRES_AT' },
  { name: t.actions, isQuiet: true },
] as const;

type Field = 'EMAIL' | 'CREATED_AT' | 'EXPIRES_AT';

/** Open invitations into the institution. The table of members above has the page and the order of the URL. */
export default function InvitationsSection() {
  const [page, setPage] = useState(1);
  const [order, setOrder] = useState<Order<Field>>({ field: 'CREATED_AT', direction: 'DESC' });
  const { data, error, retry, isStale } = useScreenQuery(
    MemberInvitationsDocument,
    { page, orderBy: order },
    t.failed,
  );
  const [dialog, setDialog] = useState<'never opened' | 'open' | 'closed'>('never opened');
  const list = data?.memberInvitations;
  const removed = useRemoved();
  const shown = list?.nodes.filter(({ id }) => !removed.has(id));
  const selection = useSelection(shown?.map(({ id }) => id) ?? []);
  const invite = (
    <Button leftSection={<IconUserPlus size={18} aria-hidden />} onClick={() => setDialog('open')}>
      {t.invite}
    </Button>
  );
  return (
    <SettingsSection
      title={t.title}
      description={t.description}
      action={list && list.totalCount > 0 ? invite : undefined}
    >
      <Stack gap="md">
        <TableList
          label={t.list}
          columns={columns}
          order={order}
          onOrder={(next) => {
            setOrder(next);
            setPage(1);
          }}
          selection={selection}
          isBare
          items={shown}
          error={error}
          errorText={t.failed}
          onRetry={retry}
          isStale={isStale}
          skeletonCount={2}
          empty={{ title: t.empty, hint: t.emptyHint, drawing: 'people', action: invite }}
          pages={{ page, pageCount: list?.pageCount ?? 1, onChange: setPage }}
        >
          {(item) => <InvitationRow key={item.id} invitation={item} selection={selection} />}
        </TableList>
        <InvitationsBulk invitations={shown ?? []} selection={selection} />
      </Stack>
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
