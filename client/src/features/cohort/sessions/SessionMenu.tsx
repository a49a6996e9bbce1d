import { useApolloClient } from '@apollo/client/react';
import { IconBan, IconClipboardCheck, IconPencil, IconTrash, IconVideoPlus } from '@tabler/icons-react';
import { useNavigate } from 'react-router-dom';
import { actOnLatest } from '#lib/actOnLatest';
import { useNow } from '#lib/joining';
import { paths } from '#lib/paths';
import { OUTLIVES_PAGE, removeWithUndo } from '#lib/undo';
import { texts } from '#texts/en';
import { ItemsMenu } from '#ui/ItemsMenu';
import {
  DeleteSessionDocument,
  SessionDocument,
  type CohortSessions_CohortFragment,
  type SessionRow_SessionFragment,
} from './CohortSessions.generated.ts';
import type { OpenedSession } from './sessionStates.ts';

const t = texts.sessions;

interface SessionMenuProps {
  cohort: CohortSessions_CohortFragment;
  session: SessionRow_SessionFragment;
  recordingUrl: string | null;
  onOpen: (opened: OpenedSession) => void;
}

/** Menu of those who teach the cohort: attendance, change, cancel or delete. Its own chunk. */
export default function SessionMenu({ cohort, session, recordingUrl, onOpen }: SessionMenuProps) {
  const { id, topic, date, cancelledAt, originalStartsAt, total, version } = session;
  const client = useApolloClient();
  const navigate = useNavigate();
  const now = useNow();
  const open = (dialog: OpenedSession['dialog']) => onOpen({ dialog, session: { ...session, recordingUrl } });
  const isOff = cancelledAt !== null;
  const isAhead = Date.parse(date) > now;
  // The job would add an occurrence of the schedule again.
  const isDeletable = total === 0 && (originalStartsAt === null || !cohort.isRecurring);
  const send = () =>
    client.mutate({ mutation: DeleteSessionDocument, variables: { id, version }, context: OUTLIVES_PAGE });
  const reload = () =>
    client.query({ query: SessionDocument, variables: { id }, fetchPolicy: 'network-only' });
  const remove = () =>
    removeWithUndo(id, { done: t.removed(topic), failed: t.notRemoved }, () => actOnLatest(send, { reload }));
  const items = [
    ...(isOff
      ? []
      : [
          {
            label: t.takeAttendance,
            icon: IconClipboardCheck,
            act: () => void navigate(paths.attendanceSheet(id)),
          },
          {
            label: isAhead || recordingUrl !== null ? t.editAction : t.addRecording,
            icon: isAhead ? IconPencil : IconVideoPlus,
            act: () => open('edit'),
          },
        ]),
    ...(!isOff && isAhead && total === 0
      ? [{ label: t.cancelAction, icon: IconBan, act: () => open('cancel') }]
      : []),
    ...(isDeletable ? [{ label: t.deleteAction, icon: IconTrash, act: remove }] : []),
  ];
  if (items.length === 0) return null;
  return <ItemsMenu label={t.actions(topic)} items={items} />;
}
