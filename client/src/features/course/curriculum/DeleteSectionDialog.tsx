import { Button, Group, Modal, NativeSelect, Radio, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { texts } from '#texts/en';
import { afterFocusReturn } from '#ui/afterFocusReturn';
import { useOpened } from '#ui/useOpened';
import type { CurriculumActions, Section } from './useCurriculum.ts';

const t = texts.curriculum;

interface DeleteSectionDialogProps {
  section: Section;
  others: readonly Section[];
  onClose: () => void;
  onDelete: CurriculumActions['deleteSection'];
}

/** Asks whether the lessons of a section move or go with it. Its own chunk. */
export default function DeleteSectionDialog({
  section,
  others,
  onClose,
  onDelete,
}: DeleteSectionDialogProps) {
  const [isWanted, setWanted] = useState(true);
  const [target, setTarget] = useState(others[0]?.id ?? '');
  const [isMoving, setMoving] = useState(others.length > 0);
  const close = () => setWanted(false);
  return (
    <Modal
      opened={useOpened(isWanted)}
      onClose={close}
      onExitTransitionEnd={afterFocusReturn(onClose)}
      title={t.deleteTitle}
      closeButtonProps={{ 'aria-label': texts.common.close }}
    >
      <Stack gap="md">
        <Text>{t.deleteText(section.title, texts.counts.lessons(section.lessons.length))}</Text>
        <Radio.Group
          aria-label={t.deleteTitle}
          value={isMoving ? 'move' : 'delete'}
          onChange={(choice) => setMoving(choice === 'move')}
        >
          <Stack gap="sm">
            {others.length > 0 && <Radio value="move" label={t.moveLessons} />}
            <Radio value="delete" label={t.deleteLessons} />
          </Stack>
        </Radio.Group>
        {isMoving && (
          <NativeSelect
            label={t.target}
            value={target}
            onChange={(event) => setTarget(event.currentTarget.value)}
            data={others.map(({ id, title }) => ({ value: id, label: title }))}
          />
        )}
        <Group justify="flex-end" gap="sm" mt="xs">
          <Button variant="default" onClick={close}>
            {texts.common.cancel}
          </Button>
          <Button
            color="red"
            onClick={() => {
              onDelete(section, isMoving ? target : null);
              close();
            }}
          >
            {t.deleteTitle}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
