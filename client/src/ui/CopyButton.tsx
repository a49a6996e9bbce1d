import { ActionIcon, Button, CopyButton as Copying } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { texts } from '#texts/en';

interface CopyButtonProps {
  value: string;
  /** Label of the button; without it only the icon is shown. */
  label?: string;
  /** Accessible name of the icon. */
  name?: string;
}

/** Button that copies a text and shows a check mark for two seconds (document 1, section 9). */
export function CopyButton({ value, label, name: full }: CopyButtonProps) {
  return (
    <Copying value={value} timeout={2000}>
      {({ copied, copy }) => {
        const icon = copied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />;
        const name = copied ? texts.common.copied : (label ?? full ?? texts.common.copy);
        const color = copied ? 'teal' : 'gray';
        return label === undefined ? (
          <ActionIcon variant="light" color={color} aria-label={name} onClick={copy}>
            {icon}
          </ActionIcon>
        ) : (
          <Button variant="light" color={color} leftSection={icon} onClick={copy}>
            <span aria-live="polite">{name}</span>
          </Button>
        );
      }}
    </Copying>
  );
}
