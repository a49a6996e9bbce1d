import { Alert, Button, Group } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { texts } from '#texts/en';

const t = texts.curriculum;

interface LostMovesProps {
  onAgain: () => void;
  onDismiss: () => void;
}

/** Alert about a move that lost against the change of someone else. The outline below is the newest one. */
export function LostMoves({ onAgain, onDismiss }: LostMovesProps) {
  return (
    <Alert color="yellow" title={t.conflict} icon={<IconAlertTriangle size={20} aria-hidden />} mb="md">
      {t.conflictText}
      <Group gap="sm" mt="md">
        <Button variant="default" onClick={onAgain}>
          {t.moveAgain}
        </Button>
        <Button variant="default" onClick={onDismiss}>
          {t.dismiss}
        </Button>
      </Group>
    </Alert>
  );
}
