import type { FragmentType } from '@apollo/client';
import { Avatar, Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { lazy, Suspense, type ComponentProps } from 'react';
import { useSession } from '#lib/session';
import { useFragmentData } from '#lib/useFragmentData';
import { texts } from '#texts/en';
import { useFirstUse } from '#ui/useFirstUse';
import classes from './layout.module.css';
import { ProfileMenu_ViewerFragmentDoc, type ProfileMenu_ViewerFragment } from './ProfileMenu.generated.ts';

const loadMenu = () => import('./ProfileMenu.tsx');
const ProfileMenu = lazy(loadMenu);

interface ProfileButtonProps {
  viewer: FragmentType<ProfileMenu_ViewerFragment> | null;
}

/** Button of the menu of the signed-in user. */
export function ProfileButton({ viewer: ref }: ProfileButtonProps) {
  const viewer = useFragmentData(ProfileMenu_ViewerFragmentDoc, ref);
  const session = useSession();
  const name = viewer?.displayName ?? session?.firstName ?? '';
  const { isUsed, buttonProps } = useFirstUse(loadMenu);
  const button = <ProfileTarget name={name} aria-haspopup="menu" {...buttonProps} />;
  if (!isUsed) return button;
  return (
    <Suspense fallback={button}>
      <ProfileMenu viewer={viewer} name={name} email={viewer?.email ?? session?.email ?? ''} />
    </Suspense>
  );
}

/** The button itself, alone and in the menu. */
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
