import {
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Active,
  type Announcements,
  type DragStartEvent,
  type Modifier,
  type Over,
} from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { useLayoutEffect, useRef, useState } from 'react';
import { texts } from '#texts/en';
import { refreshNearness } from './nearness.ts';
import { applyMove, moveOfDrop, placeOf, type Move, type Order, type Row } from './outline.ts';

const t = texts.curriculum;

/** Pixels by which the pointer moves before a drag starts. */
const DRAG_DISTANCE = 4;

const VERTICAL: Modifier = ({ transform }) => ({ ...transform, x: 0 });

interface Drag {
  active: Active;
  over: Over | null;
}

interface DraggingOptions {
  /** Returns the rows on the screen, while a section is dragged or not. */
  rows: (isSectionDragged: boolean) => readonly Row[];
  order: Order;
  titles: ReadonlyMap<string, string>;
  onMove: (move: Move) => void;
}

/** Props of the `DndContext` of the outline: pointer, touch and keyboard, with words for screen readers. */
export function useDragging({ rows, order, titles, onMove }: DraggingOptions) {
  // A dragged lesson changes no state here: rendering hundreds of rows would delay the start of the drag.
  const [section, setSection] = useState<string | null>(null);
  const { list, hold, release } = useHeldPlace(section);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_DISTANCE } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );

  /** Place that was announced last. */
  const said = useRef('');

  const moveOf = ({ active, over }: Drag): Move | null =>
    over &&
    moveOfDrop(rows(order.some(({ id }) => id === active.id)), order, String(active.id), String(over.id));
  const describe = (drag: Drag) => {
    const id = String(drag.active.id);
    return describePlace(order, moveOf(drag) ?? placeOf(order, id), titles, id);
  };
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      said.current = describe({ active, over: null });
      return t.announce.pickedUp(said.current);
    },
    // Right after the start, a row is over its own place.
    onDragOver: (drag) => {
      const place = describe(drag);
      const isNew = place !== said.current;
      said.current = place;
      return isNew ? t.announce.over(place) : undefined;
    },
    onDragEnd: (drag) => t.announce.dropped(describe(drag)),
    onDragCancel: ({ active }) => t.announce.cancelled(describe({ active, over: null })),
  };
  return {
    list,
    /** Whether a section is dragged. */
    isSection: section !== null,
    sensors,
    modifiers: [VERTICAL],
    accessibility: { announcements, screenReaderInstructions: { draggable: t.dragHint } },
    onDragStart: ({ active, activatorEvent }: Pick<DragStartEvent, 'active' | 'activatorEvent'>) => {
      // The page may still scroll smoothly to the row with the focus: arrow keys find only rows near the viewport.
      if (activatorEvent instanceof KeyboardEvent)
        rowIn(list.current, String(active.id))?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      refreshNearness();
      if (!order.some(({ id }) => id === active.id)) return;
      hold(String(active.id));
      setSection(String(active.id));
    },
    onDragEnd: (drag: Drag) => {
      const move = moveOf(drag);
      release();
      setSection(null);
      if (move) onMove(move);
    },
    onDragCancel: () => {
      release();
      setSection(null);
    },
  };
}

function describePlace(
  order: Order,
  place: Move | null,
  titles: ReadonlyMap<string, string>,
  id: string,
): string {
  const title = titles.get(id) ?? '';
  if (!place) return t.announce.loose(title);
  if (place.kind === 'section') return t.announce.section(title, place.to + 1, order.length);
  const section = (applyMove(order, place) ?? order).find((one) => one.id === place.sectionId);
  const count = section?.lessonIds.length ?? 0;
  return t.announce.lesson(title, place.to + 1, count, titles.get(place.sectionId) ?? '');
}

/**
 * Keeps the dragged section under the pointer when the lessons of all sections hide, and where it was dropped when they
 * show again.
 */
function useHeldPlace(section: string | null) {
  const list = useRef<HTMLUListElement>(null);
  const held = useRef<{ id: string; top: number } | null>(null);
  useLayoutEffect(() => {
    const { current } = held;
    const shift = current ? topOfRow(list.current, current.id) - current.top : 0;
    if (!list.current || !current) return;
    if (section !== null) {
      list.current.style.paddingTop = `${Math.max(0, -shift)}px`;
      return;
    }
    held.current = null;
    list.current.style.minHeight = '';
    if (shift !== 0) scrollBy({ top: topOfRow(list.current, current.id) - current.top, behavior: 'instant' });
  }, [section]);
  return {
    list,
    hold: (id: string) => {
      held.current = { id, top: topOfRow(list.current, id) };
      if (list.current) list.current.style.minHeight = `${list.current.offsetHeight}px`;
    },
    release: () => {
      if (!held.current || !list.current) return;
      held.current.top = topOfRow(list.current, held.current.id);
      list.current.style.paddingTop = '';
    },
  };
}

const rowIn = (list: Element | null, id: string) => list?.querySelector(`[data-row="${id}"]`);

const topOfRow = (list: Element | null, id: string): number =>
  rowIn(list, id)?.getBoundingClientRect().top ?? 0;
