import { useMutation, useQuery } from '@apollo/client/react';
import { Avatar, Skeleton } from '@mantine/core';
import { AVATAR } from '@rules/profile/avatar';
import { notify } from '#lib/toasts';
import { texts } from '#texts/en';
import { ErrorState } from '#ui/ErrorState';
import { ImagePicker } from '#ui/images/ImagePicker';
import { SettingsSection } from '#ui/SettingsSection';
import { PhotoDocument, RemoveAvatarDocument, SetAvatarDocument } from './Photo.generated.ts';

const t = texts.photoSettings;

/** Largest width and height in pixels of an uploaded photo. */
const SIDE = 640;

/** Photo of the viewer in the institution of the session. */
export default function PhotoSection() {
  const { data, error, refetch } = useQuery(PhotoDocument);
  const [setAvatar] = useMutation(SetAvatarDocument);
  const [removeAvatar] = useMutation(RemoveAvatarDocument);
  if (data && !data.viewer?.membership) return null;
  const member = data?.viewer?.membership;
  return (
    <SettingsSection title={t.title} description={t.description}>
      {member ? (
        <ImagePicker
          label={t.label}
          hint={t.hint}
          purpose={AVATAR}
          aspect={1}
          width={SIDE}
          preview={
            <Avatar
              src={member.avatarUrl}
              name={member.displayName}
              color="initials"
              size={112}
              alt=""
              mx="auto"
            />
          }
          isSet={member.avatarUrl !== null}
          onSave={async (picture) => {
            const { id } = member;
            if (picture === null) await removeAvatar({ variables: { id } });
            else await setAvatar({ variables: { input: { id, avatarId: picture.id } } });
            notify.success(picture === null ? t.removed : t.saved);
          }}
        />
      ) : error ? (
        <ErrorState message={t.failed} onRetry={() => void refetch()} />
      ) : (
        <Skeleton h={200} radius="lg" />
      )}
    </SettingsSection>
  );
}
