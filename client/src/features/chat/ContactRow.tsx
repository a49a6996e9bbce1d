import type { FragmentType } from '@apollo/client';
import { UnstyledButton } from '@mantine/core';
import { texts } from '#texts/en';
import { useFragmentData } from '#lib/useFragmentData';
import { ContactRow_MemberFragmentDoc, type ContactRow_MemberFragment } from './ContactRow.generated.ts';
import classes from './chat.module.css';
import { Presence } from './Presence.tsx';

interface ContactRowProps {
  member: FragmentType<ContactRow_MemberFragment>;
  onChoose: () => void;
}

/** Member of the institution: opens a conversation on click. */
export function ContactRow({ member, onChoose }: ContactRowProps) {
  const { displayName, avatarUrl, isOnline, role } = useFragmentData(ContactRow_MemberFragmentDoc, member);
  return (
    <UnstyledButton className={classes.row} onClick={onChoose}>
      <Presence name={displayName} avatarUrl={avatarUrl} isOnline={isOnline} />
      <span className={classes.rowText}>
        <span className={classes.rowTitle}>{displayName}</span>
        <span className={classes.rowLine}>{texts.profileMenu.roles[role]}</span>
      </span>
    </UnstyledButton>
  );
}
