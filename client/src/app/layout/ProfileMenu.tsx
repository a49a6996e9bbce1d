import { Menu, Text } from '@mantine/core';
import { IconCheck, IconLogout, IconSettings, IconUser } from '@tabler/icons-react';
import { useNavigate } from 'react-router-dom';
import { texts } from '#texts/en';
import { notify } from '#lib/toasts';
import { AppLink } from '#lib/AppLink';
import { enterInstitution } from '#lib/enterInstitution';
import { readError } from '#lib/errors';
import { getHostNamespace } from '#lib/hostNamespace';
import { paths } from '#lib/paths';
import { hasScreen } from '#lib/screens';
import { signOut } from '#lib/session';
import { useFirstOpening } from '#ui/useFirstOpening';
import { ProfileTarget } from './ProfileTarget.tsx';
import type { ProfileMenu_ViewerFragment } from './ProfileMenu.generated.ts';

interface ProfileMenuProps {
  /** Null while loading. */
  viewer: ProfileMenu_ViewerFragment | null;
  name: string;
  email: string;
}

/** Menu of the signed-in user: email, Profile, Settings, institutions and Sign out. */
export default function ProfileMenu({ viewer, name, email }: ProfileMenuProps) {
  const navigate = useNavigate();
  const { target, isOpen, setOpen } = useFirstOpening();
  return (
    <Menu
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      width={280}
      radius="md"
      shadow="md"
      withinPortal={false}
    >
      <Menu.Target>
        <ProfileTarget ref={target} name={name} photo={viewer?.membership?.avatarUrl} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{email}</Menu.Label>
        {hasScreen(paths.profile) && (
          <Menu.Item component={AppLink} to={paths.profile} leftSection={<IconUser size={18} aria-hidden />}>
            {texts.profileMenu.profile}
          </Menu.Item>
        )}
        {hasScreen(paths.settings) && (
          <Menu.Item
            component={AppLink}
            to={paths.settings}
            leftSection={<IconSettings size={18} aria-hidden />}
          >
            {texts.profileMenu.settings}
          </Menu.Item>
        )}
        {viewer && <Institutions viewer={viewer} />}
        <Menu.Divider />
        <Menu.Item
          leftSection={<IconLogout size={18} aria-hidden />}
          onClick={() => {
            signOut();
            void navigate(paths.login);
          }}
        >
          {texts.profileMenu.signOut}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** Institution switcher. Hidden on a subdomain, where the host determines the institution. */
function Institutions({ viewer }: { viewer: ProfileMenu_ViewerFragment }) {
  const navigate = useNavigate();
  if (viewer.memberships.length === 0 || getHostNamespace() !== null) return null;
  const switchTo = async (institutionId: string) => {
    try {
      await enterInstitution(institutionId);
      void navigate(paths.dashboard);
    } catch (error) {
      notify.error(readError(error).message || texts.profileMenu.switchFailed);
    }
  };
  return (
    <>
      <Menu.Divider />
      <Menu.Label>{texts.profileMenu.institutions}</Menu.Label>
      {viewer.memberships.map(({ id, institution, role }) => {
        const isCurrent = institution.id === viewer.institution?.id;
        return (
          <Menu.Item
            key={id}
            {...(isCurrent && { 'aria-current': true })}
            disabled={institution.isSuspended}
            rightSection={isCurrent ? <IconCheck size={18} aria-label={texts.profileMenu.current} /> : null}
            onClick={() => {
              if (!isCurrent) void switchTo(institution.id);
            }}
          >
            {institution.name}
            <Text size="xs" c="inherit">
              {institution.isSuspended ? texts.profileMenu.suspended : texts.profileMenu.roles[role]}
            </Text>
          </Menu.Item>
        );
      })}
    </>
  );
}
