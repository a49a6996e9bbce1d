import { useMutation } from '@apollo/client/react';
import { Anchor, Button, Group, Skeleton, Text } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { AppLink } from '#lib/AppLink';
import { readError } from '#lib/errors';
import { paths } from '#lib/paths';
import { signOut } from '#lib/session';
import { notify } from '#lib/toasts';
import { useScreenQuery } from '#lib/useScreenQuery';
import { texts } from '#texts/en';
import { ConfirmDialog } from '#ui/ConfirmDialog';
import { ErrorState } from '#ui/ErrorState';
import { SettingsSection } from '#ui/SettingsSection';
import { LeaveInstitutionDocument, OwnMembershipDocument } from './LeaveSection.generated.ts';

const t = texts.leaving;

/** The viewer's membership in the institution of the session, which it can end. Nothing without a membership. */
export default function LeaveSection() {
  const { data, error, retry } = useScreenQuery(OwnMembershipDocument, {}, null, 0);
  const member = data?.viewer?.membership;
  if (data && !member) return null;
  const role = member && (member.isOwner ? texts.members.owner : texts.profileMenu.roles[member.role]);
  return (
    <SettingsSection title={t.title} description={role && t.description(role, member.institution.name)}>
      {error !== undefined ? (
        <ErrorState message={readError(error).message || t.failed} onRetry={retry} />
      ) : !member ? (
        <Skeleton h={36} />
      ) : member.viewerCan.leave ? (
        <LeaveButton id={member.id} institution={member.institution.name} />
      ) : (
        <Text>
          {t.owner}{' '}
          <Anchor component={AppLink} to={paths.members}>
            {t.toMembers}
          </Anchor>
        </Text>
      )}
    </SettingsSection>
  );
}

function LeaveButton({ id, institution }: { id: string; institution: string }) {
  const [isAsking, setAsking] = useState(false);
  const [leave] = useMutation(LeaveInstitutionDocument, { variables: { id } });
  const navigate = useNavigate();
  const confirm = async () => {
    try {
      await leave();
    } catch (failure) {
      notify.error(readError(failure).message || t.notLeft);
      throw failure;
    }
    notify.success(t.left(institution));
    signOut();
    void navigate(paths.login);
  };
  return (
    <>
      <Group>
        <Button variant="default" onClick={() => setAsking(true)}>
          {t.leave(institution)}
        </Button>
      </Group>
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        title={t.leave(institution)}
        confirmLabel={t.confirm}
        destructive
        onConfirm={confirm}
      >
        {t.warning}
      </ConfirmDialog>
    </>
  );
}
