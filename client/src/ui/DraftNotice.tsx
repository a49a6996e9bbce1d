import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { texts } from '#texts/en';
import type { Draft } from './draft.ts';

interface DraftNoticeProps {
  draft: Pick<Draft<object>, 'defaults' | 'values'>;
  /** Called after all values were replaced. */
  onReplaced: () => void;
}

/** Says that a draft was restored, with buttons to discard it and to undo that before anything else is typed. Its own chunk. */
export default function DraftNotice({ draft, onReplaced }: DraftNoticeProps) {
  const { reset } = useFormContext();
  const { isDirty } = useFormState();
  const [isDiscarded, setDiscarded] = useState(false);
  if (isDiscarded && isDirty) return null;
  const toggle = () => {
    reset(isDiscarded ? draft.values : draft.defaults);
    setDiscarded(!isDiscarded);
    onReplaced();
  };
  return (
    <Group gap="xs" mb="sm">
      <Text role="status" size="sm" c="dimmed">
        {isDiscarded ? texts.common.draftDiscarded : texts.common.draftRestored}
      </Text>
      <Button variant="subtle" size="compact-sm" onClick={toggle}>
        {isDiscarded ? texts.common.undo : texts.common.discard}
      </Button>
    </Group>
  );
}
