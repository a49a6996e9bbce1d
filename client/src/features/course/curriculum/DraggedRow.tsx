import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { IconGripVertical } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { texts } from '#texts/en';
import classes from './curriculum.module.css';

const t = texts.curriculum;

interface DraggedRowProps {
  id: string;
  title: string;
  className: string | undefined;
  /** Content of the row. Memoize it: the row renders again whenever the order under the pointer changes. */
  children: ReactNode;
}

/** Row of the outline with a handle to drag it by mouse, touch and keyboard. */
export function DraggedRow({ id, title, className, children }: DraggedRowProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id, attributes: { roleDescription: t.dragRole } });
  const { 'aria-disabled': _disabled, role: _role, ...described } = attributes;
  return (
    <li
      ref={setNodeRef}
      data-row={id}
      data-dragging={isDragging || undefined}
      className={className}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <button
        ref={setActivatorNodeRef}
        type="button"
        className={classes.handle}
        {...described}
        {...listeners}
        aria-label={t.drag(title)}
      >
        <IconGripVertical size={18} stroke={1.7} aria-hidden />
      </button>
      {children}
    </li>
  );
}
