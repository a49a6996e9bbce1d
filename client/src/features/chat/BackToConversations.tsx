import { ActionIcon } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { AppLink } from '#lib/AppLink';
import { paths } from '#lib/paths';
import { texts } from '#texts/en';
import classes from './chat.module.css';

/** Leads back to all conversations, where the screen shows only one of the two sides. */
export function BackToConversations() {
  return (
    <ActionIcon
      component={AppLink}
      to={paths.chat}
      className={classes.phoneOnly ?? ''}
      color="gray"
      aria-label={texts.chat.back}
    >
      <IconArrowLeft size={20} aria-hidden />
    </ActionIcon>
  );
}
