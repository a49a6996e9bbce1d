import { useMutation } from '@apollo/client/react';
import { texts } from '#texts/en';
import { BulkButton } from '#ui/table/BulkButton';
import type { Bulk } from '#ui/table/useBulk';
import { RemoveMemberDocument, RestoreMemberDocument } from './Members.generated.ts';

const t = texts.members;

interface SelectedMember {
  id: string;
  displayName: string;
  viewerCan: { remove: boolean; restore: boolean };
}

interface RemoveRestoreButtonsProps {
  bulk: Bulk;
  members: readonly SelectedMember[];
  /** Called after the last member. */
  after: () => Promise<unknown>;
}

/** Buttons that remove and restore the selected members where that is allowed. */
export function RemoveRestoreButtons({ bulk, members, after }: RemoveRestoreButtonsProps) {
  const [remove] = useMutation(RemoveMemberDocument);
  const [restore] = useMutation(RestoreMemberDocument);
  const allowed = (action: keyof SelectedMember['viewerCan']) =>
    members
      .filter(({ viewerCan }) => viewerCan[action])
      .map(({ id, displayName }) => ({ id, name: displayName }));
  const removable = allowed('remove');
  const restorable = allowed('restore');
  return (
    <>
      {removable.length > 0 && (
        <BulkButton
          bulk={bulk}
          label={t.remove}
          confirm={{ title: t.removeTitle, text: t.removeManyText(removable.length) }}
          isLoss
          items={removable}
          act={(id) => remove({ variables: { id } })}
          after={after}
          done={t.removedMany}
        />
      )}
      {restorable.length > 0 && (
        <BulkButton
          bulk={bulk}
          label={t.restore}
          items={restorable}
          act={(id) => restore({ variables: { id } })}
          after={after}
          done={t.restoredMany}
        />
      )}
    </>
  );
}
