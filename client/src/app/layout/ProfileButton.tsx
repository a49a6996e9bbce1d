import type { FragmentType } from '@apollo/client';
import { lazy, Suspense } from 'react';
import { useSession } from '#lib/session';
import { useFragmentData } from '#lib/useFragmentData';
import { useFirstUse } from '#ui/useFirstUse';
import { ProfileMenu_ViewerFragmentDoc, type ProfileMenu_ViewerFragment } from './ProfileMenu.generated.ts';
import { ProfileTarget } from './ProfileTarget.tsx';

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
  const button = (
    <ProfileTarget name={name} photo={viewer?.membership?.avatarUrl} aria-haspopup="menu" {...buttonProps} />
  );
  if (!isUsed) return button;
  return (
    <Suspense fallback={button}>
      <ProfileMenu viewer={viewer} name={name} email={viewer?.email ?? session?.email ?? ''} />
    </Suspense>
  );
}
