import { Alert, Button, Group, NativeSelect, Stack } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { AppLink } from '#lib/AppLink';
import { paths } from '#lib/paths';
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

/** Invitations that can still be answered. */
const statuses = ['OPEN', 'WAITING'] as const;
type Status = (typeof statuses)[number];

type Field = 'EMAIL' | 'CREATED_AT' | 'EXPIRES_AT';

/** Open invitations into the institution. The table of members above has the page and the order of the URL. */
export default function InvitationsSection() {
  const [page, setPage] = useState(1);
  const [status, setStatus] = useState<Status>('OPEN');
  const [order, setOrder] = useState<Order<Field>>({ field: 'CREATED_AT', direction: 'DESC' });
  const { data, error, retry, isStale } = useScreenQuery(
    MemberInvitationsDocument,
    { status, page, orderBy: order },
    null,
  );
  const [dialog, setDialog] = useState<'never opened' | 'open' | 'closed'>('never opened');
  const list = data?.memberInvitations;
  const waitingCount = data?.waiting.totalCount ?? 0;
  const show = (next: Status) => {
    setStatus(next);
    setPage(1);
  };
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
      action={
        <Group gap="sm">
          <Button variant="default" component={AppLink} to={paths.importStudents}>
            {t.fromFile}
          </Button>
          {list && (list.totalCount > 0 || waitingCount > 0) && invite}
        </Group>
      }
    >
      <Stack gap="md">
        {waitingCount > 0 && (
          <Alert color="gray" title={t.waiting(texts.counts.invitations(waitingCount))}>
            {t.waitingHint}
          </Alert>
        )}
        {(waitingCount > 0 || status === 'WAITING') && (
          <NativeSelect
            label={t.status}
            maw={240}
            value={status}
            data={statuses.map((value) => ({ value, label: t.statuses[value] }))}
            onChange={({ currentTarget: { value } }) => show(value as Status)}
          />
        )}
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
          empty={
            status === 'WAITING'
              ? { title: t.noWaiting, drawing: 'people' }
              : { title: t.empty, hint: t.emptyHint, drawing: 'people', action: invite }
          }
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
            onInvited={() => show('OPEN')}
          />
        )}
      </Suspense>
    </SettingsSection>
  );
}
