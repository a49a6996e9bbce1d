import { Alert, Button, Group } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { texts } from '#texts/en';

const t = texts.courseEditor;

interface VersionConflictProps {
  onLoad: () => Promise<unknown>;
  onKeep: () => void;
}

/** Alert about a newer version of the course: load it, or keep typing and replace it with the next save. */
export default function VersionConflict({ onLoad, onKeep }: VersionConflictProps) {
  const [isLoading, setLoading] = useState(false);
  return (
    <Alert
      color="yellow"
      title={t.conflict}
      icon={<IconAlertTriangle size={20} aria-hidden />}
      maw={820}
      mb="lg"
    >
      {t.conflictText}
      <Group gap="sm" mt="md">
        <Button
          variant="default"
          loading={isLoading}
          onClick={() => {
            setLoading(true);
            void onLoad().finally(() => setLoading(false));
          }}
        >
          {t.loadNewer}
        </Button>
        <Button variant="default" onClick={onKeep}>
          {t.keepTyping}
        </Button>
      </Group>
    </Alert>
  );
}
