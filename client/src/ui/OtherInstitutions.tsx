import { Button, Group, Stack, Text } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import { enterInstitution } from '#lib/enterInstitution';
import { readError } from '#lib/errors';
import { paths } from '#lib/paths';
import { notify } from '#lib/toasts';
import { texts } from '#texts/en';

/** Buttons that enter other institutions of a user, who cannot go on in the present one. */
export function OtherInstitutions({
  institutions,
}: {
  institutions: readonly { id: string; name: string }[];
}) {
  const navigate = useNavigate();
  const go = async (id: string) => {
    try {
      await enterInstitution(id);
      void navigate(paths.dashboard);
    } catch (error) {
      notify.error(readError(error).message || texts.profileMenu.switchFailed);
    }
  };
  return (
    <Stack gap="xs" align="center">
      <Text c="dimmed" size="sm">
        {texts.otherInstitutions.title}
      </Text>
      <Group gap="sm" justify="center">
        {institutions.map(({ id, name }) => (
          <Button key={id} variant="default" onClick={() => void go(id)}>
            {name}
          </Button>
        ))}
      </Group>
    </Stack>
  );
}
