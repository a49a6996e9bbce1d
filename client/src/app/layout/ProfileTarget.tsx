import { Avatar, Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { texts } from '#texts/en';
import classes from './layout.module.css';

/** The button of the profile menu, alone and in the menu. */
export function ProfileTarget({ name, ...props }: { name: string } & ComponentProps<'button'>) {
  return (
    <UnstyledButton className={classes.profile} {...props}>
      <VisuallyHidden>{`${texts.profileMenu.open}: ${name}`}</VisuallyHidden>
      <Avatar name={name} size={32} aria-hidden />
      <Text fw={600} truncate className={classes.desktopOnly ?? ''} aria-hidden>
        {name}
      </Text>
      <IconChevronDown size={16} aria-hidden className={classes.desktopOnly} />
    </UnstyledButton>
  );
}
