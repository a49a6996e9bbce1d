import { closestCenter, DndContext, MeasuringStrategy } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { Fragment, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { texts } from '#texts/en';
import { LessonRow } from './LessonRow.tsx';
import { LooseRow } from './LooseRow.tsx';
import { LOOSE, stepOf, type Row } from './outline.ts';
import { SectionRow } from './SectionRow.tsx';
import type { Collapsed } from './useCollapsed.ts';
import { orderOfShown, type Curriculum, type CurriculumActions, type Lesson } from './useCurriculum.ts';
import { useDragging } from './useDragging.ts';
import classes from './curriculum.module.css';

const t = texts.curriculum;

interface OutlineProps {
  courseId: string;
  actions: CurriculumActions;
  collapsed: Collapsed;
}

/** Rows of the outline. While a section is dragged, only the sections show. */
export function Outline({ courseId, actions, collapsed }: OutlineProps) {
  const { curriculum } = actions;
  const { sections, loose } = curriculum;
  const order = orderOfShown(curriculum);
  const titles = titlesOf(curriculum);
  const { list, isSection, ...dragging } = useDragging({
    rows: (isSectionDragged) =>
      rowsOf(curriculum, (id) => isSectionDragged || collapsed.has(id), isSectionDragged),
    order,
    titles,
    onMove: (move) => {
      if (move.kind === 'lesson') collapsed.open(move.sectionId);
      actions.move(move, titles.get(move.id) ?? '');
    },
  });
  const rows = useMemo(
    () => rowsOf(curriculum, (id) => isSection || collapsed.has(id), isSection),
    [curriculum, collapsed, isSection],
  );
  const step = (id: string, by: -1 | 1) => {
    const move = stepOf(order, id, by);
    if (!move) return;
    if (move.kind === 'lesson') collapsed.open(move.sectionId);
    actions.move(move, titles.get(id) ?? '');
  };
  const ofLessons = useUnchanged({ onStep: step, onDelete: actions.deleteLesson });
  const renderLesson = (lesson: Lesson) => (
    <LessonRow
      key={lesson.id}
      lesson={lesson}
      canMoveUp={stepOf(order, lesson.id, -1) !== null}
      canMoveDown={stepOf(order, lesson.id, 1) !== null}
      {...ofLessons}
    />
  );
  return (
    <DndContext
      {...dragging}
      collisionDetection={closestCenter}
      measuring={{ droppable: { strategy: MeasuringStrategy.WhileDragging } }}
    >
      <SortableContext items={rows} strategy={verticalListSortingStrategy}>
        <ul ref={list} className={classes.outline} aria-label={t.outline}>
          {sections.map((section, at) => {
            const isCollapsed = isSection || collapsed.has(section.id);
            return (
              <Fragment key={section.id}>
                <SectionRow
                  courseId={courseId}
                  section={section}
                  others={sections.filter(({ id }) => id !== section.id)}
                  isCollapsed={isCollapsed}
                  onToggle={() => collapsed.toggle(section.id)}
                  moveUp={at > 0 ? () => step(section.id, -1) : undefined}
                  moveDown={at < sections.length - 1 ? () => step(section.id, 1) : undefined}
                  actions={actions}
                />
                {!isCollapsed && section.lessons.map(renderLesson)}
              </Fragment>
            );
          })}
          {loose.length > 0 && !isSection && (
            <>
              <LooseRow />
              {loose.map(renderLesson)}
            </>
          )}
        </ul>
      </SortableContext>
    </DndContext>
  );
}

interface LessonFunctions {
  onStep: (id: string, by: -1 | 1) => void;
  onDelete: (lesson: Lesson) => void;
}

/** Returns functions that stay the same and call the latest ones: rows of lessons are rendered again only when they change. */
function useUnchanged(latest: LessonFunctions): LessonFunctions {
  const current = useRef(latest);
  useLayoutEffect(() => {
    current.current = latest;
  });
  const [unchanged] = useState<LessonFunctions>(() => ({
    onStep: (id, by) => current.current.onStep(id, by),
    onDelete: (lesson) => current.current.onDelete(lesson),
  }));
  return unchanged;
}

function titlesOf({ sections, loose }: Curriculum): ReadonlyMap<string, string> {
  const lessons = [...sections.flatMap((section) => section.lessons), ...loose];
  return new Map([...sections, ...lessons].map(({ id, title }) => [id, title]));
}

function rowsOf(
  { sections, loose }: Curriculum,
  isCollapsed: (id: string) => boolean,
  isSectionDragged: boolean,
): Row[] {
  const lessonRows = (lessons: readonly Lesson[]) => lessons.map(({ id }): Row => ({ id, kind: 'lesson' }));
  return [
    ...sections.flatMap(({ id, lessons }): Row[] => [
      { id, kind: 'section' },
      ...(isCollapsed(id) ? [] : lessonRows(lessons)),
    ]),
    ...(loose.length > 0 && !isSectionDragged
      ? [{ id: LOOSE, kind: 'loose' } as Row, ...lessonRows(loose)]
      : []),
  ];
}
