import { Button, Group, Stack, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ArrangeButtons } from './ArrangeButtons.tsx';
import classes from './ui.module.css';

interface ArrangedListProps {
  /** Keys of the items, in their order. */
  keys: readonly string[];
  /** Maximum number of items. */
  max: number;
  labels: {
    /** Name of an item by its place, which starts at 1, such as 'Plan 1'. */
    item: (place: number) => string;
    moveUp: (place: number) => string;
    moveDown: (place: number) => string;
    remove: (place: number) => string;
    add: string;
  };
  onMove: (from: number, to: number) => void;
  onRemove: (index: number) => void;
  onAdd: () => void;
  /** Fields of the item at a position, from 0. */
  children: (index: number) => ReactNode;
}

/** A form's list of items in frames, with the buttons that move, remove and add them. */
export const ArrangedList = ({ keys, max, labels, onMove, onRemove, onAdd, children }: ArrangedListProps) => (
  <Stack gap="md">
    {keys.map((key, index) => (
      <fieldset key={key} className={classes.arranged} aria-label={labels.item(index + 1)}>
        <Group justify="space-between" mb="xs" wrap="nowrap">
          <Text fw={600}>{labels.item(index + 1)}</Text>
          <ArrangeButtons
            index={index}
            count={keys.length}
            labels={{
              moveUp: labels.moveUp(index + 1),
              moveDown: labels.moveDown(index + 1),
              remove: labels.remove(index + 1),
            }}
            onMove={(to) => onMove(index, to)}
            onRemove={() => onRemove(index)}
          />
        </Group>
        <Stack gap="md">{children(index)}</Stack>
      </fieldset>
    ))}
    {keys.length < max && (
      <Button
        variant="light"
        leftSection={<IconPlus size={18} aria-hidden />}
        onClick={onAdd}
        style={{ alignSelf: 'flex-start' }}
      >
        {labels.add}
      </Button>
    )}
  </Stack>
);
