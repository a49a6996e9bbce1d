import { useApolloClient } from '@apollo/client/react';
import { actOnLatest } from '#lib/actOnLatest';
import { OUTLIVES_PAGE, removeWithUndo } from '#lib/undo';
import { texts } from '#texts/en';
import ActionsMenu from '#ui/ActionsMenu';
import type { CohortMilestones_CohortFragment } from './CohortMilestones.generated.ts';
import { MilestoneDocument, RemoveMilestoneDocument } from './MilestoneDialog.generated.ts';

const t = texts.milestones;

interface MilestoneMenuProps {
  milestone: CohortMilestones_CohortFragment['milestones'][number];
  onEdit: () => void;
}

/** Menu to change or remove a milestone. Its own chunk. */
export default function MilestoneMenu({ milestone, onEdit }: MilestoneMenuProps) {
  const { id, title, version } = milestone;
  const client = useApolloClient();
  const send = () =>
    client.mutate({ mutation: RemoveMilestoneDocument, variables: { id, version }, context: OUTLIVES_PAGE });
  const reload = () =>
    client.query({ query: MilestoneDocument, variables: { id }, fetchPolicy: 'network-only' });
  const remove = () =>
    removeWithUndo(id, { done: t.removed(title), failed: t.notRemoved }, () => actOnLatest(send, { reload }));
  return <ActionsMenu label={t.actions(title)} onEdit={onEdit} onDelete={remove} />;
}
