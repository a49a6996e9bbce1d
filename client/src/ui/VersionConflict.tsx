import { Alert, Button, Group } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { texts } from '#texts/en';

const t = texts.versionConflict;

interface VersionConflictProps {
  /** Title of the alert, such as 'Someone else changed this course'. */
  title: string;
  text: string;
  /** Shows the newer version. */
  onLoad: () => unknown;
  onKeep: () => void;
}

/** Alert of a form about a newer version of its object: load it, or keep typing and replace it with the next save. */
export default function VersionConflict({ title, text, onLoad, onKeep }: VersionConflictProps) {
  const [isLoading, setLoading] = useState(false);
  return (
    <Alert color="yellow" title={title} icon={<IconAlertTriangle size={20} aria-hidden />} maw={820} mb="lg">
      {text}
      <Group gap="sm" mt="md">
        <Button
          variant="default"
          loading={isLoading}
          onClick={() => {
            setLoading(true);
            void Promise.resolve(onLoad()).finally(() => setLoading(false));
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
