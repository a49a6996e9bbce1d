import { ActionIcon, Group } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';

interface ArrangeButtonsProps {
  /** Position of the item, from 0. */
  index: number;
  /** Number of items. */
  count: number;
  labels: { moveUp: string; moveDown: string; remove: string };
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** Buttons that move an item of a form's list up or down, and remove it. Those that move it have `data-move`. */
export const ArrangeButtons = ({ index, count, labels, onMove, onRemove }: ArrangeButtonsProps) => (
  <Group gap={4} wrap="nowrap">
    <ActionIcon data-move aria-label={labels.moveUp} disabled={index === 0} onClick={() => onMove(index - 1)}>
      <IconArrowUp size={18} aria-hidden />
    </ActionIcon>
    <ActionIcon
      data-move
      aria-label={labels.moveDown}
      disabled={index === count - 1}
      onClick={() => onMove(index + 1)}
    >
      <IconArrowDown size={18} aria-hidden />
    </ActionIcon>
    <ActionIcon color="red" aria-label={labels.remove} onClick={onRemove}>
      <IconTrash size={18} aria-hidden />
    </ActionIcon>
  </Group>
);
