import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { IconGripVertical } from '@tabler/icons-react';
import { useEffect, useState, type ReactNode } from 'react';
import { texts } from '#texts/en';
import { watchNearness } from './nearness.ts';
import { newIndexOf } from './outline.ts';
import classes from './curriculum.module.css';

const t = texts.curriculum;

interface DraggedRowProps {
  id: string;
  title: string;
  className: string | undefined;
  /** Content of the row. Memoize it: the row renders again whenever the order under the pointer changes. */
  children: ReactNode;
}

const ATTRIBUTES = { roleDescription: t.dragRole };

/**
 * Row of the outline with a handle to drag it by mouse, touch and keyboard. Nothing can be dropped on rows far from the
 * viewport until they come near: measuring hundreds of rows would delay the start of a drag.
 */
export function DraggedRow({ id, title, className, children }: DraggedRowProps) {
  const [isNear, setNear] = useState(false);
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, node, transform, transition, isDragging } =
    useSortable({
      id,
      attributes: ATTRIBUTES,
      disabled: { droppable: !isNear },
      getNewIndex: newIndexOf,
    });
  useEffect(() => (node.current ? watchNearness(node.current, setNear) : undefined), [node]);
  const { 'aria-disabled': _disabled, role: _role, ...described } = attributes;
  return (
    <li
      ref={setNodeRef}
      data-row={id}
      data-dragging={isDragging || undefined}
      className={className}
      style={isNear || isDragging ? { transform: CSS.Translate.toString(transform), transition } : undefined}
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
