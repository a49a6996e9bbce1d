import { Avatar, Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { texts } from '#texts/en';
import classes from './layout.module.css';

interface ProfileTargetProps extends ComponentProps<'button'> {
  name: string;
  /** Address of the photo. Without one the initials of the name are shown. */
  photo: string | null | undefined;
}

/** The button of the profile menu, alone and in the menu. */
export function ProfileTarget({ name, photo, ...props }: ProfileTargetProps) {
  return (
    <UnstyledButton className={classes.profile} {...props}>
      <VisuallyHidden>{`${texts.profileMenu.open}: ${name}`}</VisuallyHidden>
      <Avatar src={photo} name={name} size={32} alt="" aria-hidden />
      <Text fw={600} truncate className={classes.desktopOnly ?? ''} aria-hidden>
        {name}
      </Text>
      <IconChevronDown size={16} aria-hidden className={classes.desktopOnly} />
    </UnstyledButton>
  );
}
