import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconKey, IconPlayerPause, IconPlayerPlay, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { texts } from '#texts/en';
import { ConfirmDialog } from '#ui/ConfirmDialog';
import { useEndpointActs } from './useEndpointActs.ts';
import type { WebhookEndpointCard_EndpointFragment } from './Webhooks.generated.ts';

const t = texts.webhooks;

interface WebhookEndpointMenuProps {
  endpoint: WebhookEndpointCard_EndpointFragment;
  onSecret: (secret: string) => void;
}

/** The less usual of what can be done with an endpoint. */
export function WebhookEndpointMenu({ endpoint, onSecret }: WebhookEndpointMenuProps) {
  const { url, isEnabled } = endpoint;
  const acts = useEndpointActs(endpoint.id);
  const [asking, setAsking] = useState<'rotate' | 'delete' | null>(null);
  const close = () => setAsking(null);
  return (
    <>
      <Menu position="bottom-end" radius="md" shadow="md">
        <Menu.Target>
          <ActionIcon variant="default" size={36} aria-label={t.more(url)}>
            <IconDots size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconKey size={18} aria-hidden />} onClick={() => setAsking('rotate')}>
            {t.rotate}
          </Menu.Item>
          <Menu.Item
            leftSection={
              isEnabled ? <IconPlayerPause size={18} aria-hidden /> : <IconPlayerPlay size={18} aria-hidden />
            }
            onClick={() => void acts.setEnabled(!isEnabled).catch(() => {})}
          >
            {isEnabled ? t.disable : t.enable}
          </Menu.Item>
          <Menu.Item
            color="red"
            leftSection={<IconTrash size={18} aria-hidden />}
            onClick={() => setAsking('delete')}
          >
            {t.delete}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <ConfirmDialog
        opened={asking === 'rotate'}
        onClose={close}
        title={t.rotateTitle}
        confirmLabel={t.rotate}
        onConfirm={async () => onSecret(await acts.rotate())}
      >
        {t.rotateText}
      </ConfirmDialog>
      <ConfirmDialog
        opened={asking === 'delete'}
        onClose={close}
        title={t.deleteTitle}
        confirmLabel={t.delete}
        destructive
        onConfirm={acts.remove}
      >
        {t.deleteText(url)}
      </ConfirmDialog>
    </>
  );
}
