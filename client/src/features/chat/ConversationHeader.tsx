import type { FragmentType } from '@apollo/client';
import { ActionIcon } from '@mantine/core';
import { IconUsersGroup } from '@tabler/icons-react';
import { AppLink } from '#lib/AppLink';
import { paths } from '#lib/paths';
import { useFragmentData } from '#lib/useFragmentData';
import { texts } from '#texts/en';
import { BackToConversations } from './BackToConversations.tsx';
import {
  ConversationHeader_ConversationFragmentDoc,
  type ConversationHeader_ConversationFragment,
} from './ConversationHeader.generated.ts';
import classes from './chat.module.css';
import { Presence } from './Presence.tsx';

interface ConversationHeaderProps {
  conversation: FragmentType<ConversationHeader_ConversationFragment>;
}

/** Header of a conversation: its title and the presence of the other person. */
export function ConversationHeader({ conversation }: ConversationHeaderProps) {
  const { title, cohort, otherMember } = useFragmentData(
    ConversationHeader_ConversationFragmentDoc,
    conversation,
  );
  return (
    <header className={classes.paneHead}>
      <BackToConversations />
      <Presence
        name={title}
        avatarUrl={otherMember?.avatarUrl ?? null}
        isOnline={otherMember?.isOnline ?? null}
      />
      <div className={classes.rowText}>
        <h2 className={classes.paneTitle}>{title}</h2>
        <span className={classes.rowLine}>
          {otherMember ? presence(otherMember.isOnline) : texts.chat.room}
        </span>
      </div>
      {cohort && (
        <ActionIcon
          component={AppLink}
          to={paths.cohort(cohort.id)}
          color="gray"
          aria-label={texts.chat.openCohort}
          title={texts.chat.openCohort}
        >
          <IconUsersGroup size={20} aria-hidden />
        </ActionIcon>
      )}
    </header>
  );
}

const presence = (isOnline: boolean) => (isOnline ? texts.chat.online : texts.chat.offline);
