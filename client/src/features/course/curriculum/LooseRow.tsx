import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Text } from '@mantine/core';
import { texts } from '#texts/en';
import { LOOSE } from './outline.ts';
import classes from './curriculum.module.css';

const t = texts.curriculum;

/** Heading above the lessons without a section. */
export function LooseRow() {
  const { setNodeRef, transform, transition } = useSortable({ id: LOOSE, disabled: { draggable: true } });
  return (
    <li
      ref={setNodeRef}
      className={classes.loose}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <Text fw={600}>{t.loose}</Text>
      <Text c="dimmed" size="xs">
        {t.looseHint}
      </Text>
    </li>
  );
}
