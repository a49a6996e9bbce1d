import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconKey, IconPlayerPause, IconPlayerPlay, IconTrash } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { texts } from '#texts/en';
import { ConfirmDialog } from '#ui/ConfirmDialog';
import { useEndpointActions } from './useEndpointActions.ts';
import type { WebhookEndpointCard_EndpointFragment } from './Webhooks.generated.ts';

const t = texts.webhooks;

interface WebhookEndpointMenuProps {
  endpoint: WebhookEndpointCard_EndpointFragment;
  onSecret: (secret: string) => void;
}

/** Menu of the less common actions on an endpoint. */
export function WebhookEndpointMenu({ endpoint, onSecret }: WebhookEndpointMenuProps) {
  const { url, isEnabled } = endpoint;
  const actions = useEndpointActions(endpoint.id);
  const [asking, setAsking] = useState<'rotate' | 'delete' | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setAsking(null);
  return (
    <>
      <Menu position="bottom-end" radius="md" shadow="md">
        <Menu.Target>
          <ActionIcon ref={button} variant="default" size={36} aria-label={t.more(url)}>
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
            onClick={() => void actions.setEnabled(!isEnabled).catch(() => {})}
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
        returnFocusTo={button}
        title={t.rotateTitle}
        confirmLabel={t.rotate}
        onConfirm={async () => onSecret(await actions.rotate())}
      >
        {t.rotateText}
      </ConfirmDialog>
      <ConfirmDialog
        opened={asking === 'delete'}
        onClose={close}
        returnFocusTo={button}
        title={t.deleteTitle}
        confirmLabel={t.delete}
        destructive
        onConfirm={actions.remove}
      >
        {t.deleteText(url)}
      </ConfirmDialog>
    </>
  );
}
