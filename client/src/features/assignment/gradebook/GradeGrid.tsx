import { useRef, useState, type KeyboardEvent } from 'react';
import { texts } from '#texts/en';
import { formatShortDay } from '#texts/formatting';
import { formatPercent } from '#texts/numberFormatting';
import { staleProps } from '#ui/stale';
import { GradeCell } from './GradeCell.tsx';
import { clamp, placeAfter, type Place } from './gridKeys.ts';
import {
  keyOf,
  totalOf,
  type Activity,
  type Extensions,
  type Student,
  type Work,
  type Works,
} from './gradebookTypes.ts';
import type { Leave } from './PointsEditor.tsx';
import { useRowWindow } from './useRowWindow.ts';
import classes from './gradebook.module.css';

const t = texts.gradebook;

const ROW_HEIGHT = 48;

const STEPS: Record<Leave, Place> = {
  down: { row: 1, column: 0 },
  right: { row: 0, column: 1 },
  left: { row: 0, column: -1 },
  stay: { row: 0, column: 0 },
};

interface GradeGridProps {
  label: string;
  students: readonly Student[];
  /** Shown columns. */
  activities: readonly Activity[];
  /** All columns, of which the total is made; without them the total is left out. */
  totalled: readonly Activity[] | null;
  works: Works;
  extensions: Extensions;
  isStale: boolean;
  active: Place;
  onMove: (place: Place) => void;
  onGrade: (student: Student, activity: Activity, work: Work, points: number) => void;
  onNothingToGrade: (student: Student, activity: Activity) => void;
}

/** Students by activities as an ARIA grid: one cell is in the tab order, only rows near the visible ones are rendered. */
export default function GradeGrid(props: GradeGridProps) {
  const { label, students, activities, totalled, works, active, onMove } = props;
  const box = useRef<HTMLDivElement>(null);
  const [edited, setEdited] = useState<{ key: string; start: string; isSelected: boolean } | null>(null);
  const { from, to } = useRowWindow(box, { count: students.length, rowHeight: ROW_HEIGHT });
  const [lastRow, lastColumn] = [students.length - 1, activities.length - 1];
  const at = clamp(active, lastRow, lastColumn);
  const rows = new Set(Array.from({ length: to - from }, (_, index) => from + index)).add(at.row);

  const move = (place: Place) => {
    const next = clamp(place, lastRow, lastColumn);
    onMove(next);
    // After the row is rendered.
    requestAnimationFrame(() =>
      box.current
        ?.querySelector<HTMLElement>(`[data-place="${next.row} ${next.column}"]`)
        ?.focus({ preventScroll: false }),
    );
  };

  const edit = (place: Place, typed: string | null) => {
    const [student, activity] = [students[place.row]!, activities[place.column]!];
    const work = works[keyOf(student.id, activity.id)];
    if (!work) return props.onNothingToGrade(student, activity);
    const stored = work.gradedAt ? String(work.givenPoints ?? work.points ?? 0) : '';
    onMove(place);
    setEdited({
      key: keyOf(student.id, activity.id),
      start: typed ?? stored,
      isSelected: typed === null,
    });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (edited || event.altKey || event.metaKey) return;
    const page = Math.max(1, Math.floor((box.current?.clientHeight ?? 0) / ROW_HEIGHT) - 2);
    const size = { rows: students.length, columns: activities.length, page };
    const next = placeAfter(at, event, size);
    if (next) {
      event.preventDefault();
      return move(next);
    }
    if (event.key === 'Enter' || event.key === 'F2') {
      event.preventDefault();
      return edit(at, null);
    }
    if (/^\d$/.test(event.key) && !event.ctrlKey) {
      event.preventDefault();
      edit(at, event.key);
    }
  };

  const onSaved = (place: Place, points: number, leave: Leave) => {
    const [student, activity] = [students[place.row]!, activities[place.column]!];
    const work = works[keyOf(student.id, activity.id)]!;
    setEdited(null);
    if (!work.gradedAt || (work.givenPoints ?? work.points) !== points)
      props.onGrade(student, activity, work, points);
    const step = STEPS[leave];
    if (leave !== 'stay') move({ row: place.row + step.row, column: place.column + step.column });
  };

  const extra = totalled ? 2 : 1;
  return (
    <div
      ref={box}
      role="grid"
      tabIndex={-1}
      aria-label={label}
      aria-rowcount={students.length + 1}
      aria-colcount={activities.length + extra}
      aria-describedby="gradebook-help"
      className={classes.grid}
      {...staleProps(props.isStale, 'within')}
      onKeyDown={onKeyDown}
    >
      <div role="rowgroup" className={classes.head}>
        <div role="row" aria-rowindex={1} className={classes.row}>
          <div role="columnheader" className={classes.name}>
            {t.student}
          </div>
          {totalled && (
            <div role="columnheader" className={classes.total}>
              {t.total}
            </div>
          )}
          {activities.map(({ id, title, points, dueAt }, column) => (
            <div key={id} role="columnheader" aria-colindex={column + extra + 1} className={classes.column}>
              <span className={classes.title} title={title}>
                {title}
              </span>
              <span className={classes.quiet}>{t.outOf(points)}</span>
              <span className={classes.quiet}>{t.due(formatShortDay(dueAt))}</span>
            </div>
          ))}
        </div>
      </div>
      <div role="rowgroup" className={classes.body} style={{ height: students.length * ROW_HEIGHT }}>
        {[...rows]
          .toSorted((a, b) => a - b)
          .map((row) => {
            const student = students[row];
            return (
              student && (
                <div
                  key={student.id}
                  role="row"
                  aria-rowindex={row + 2}
                  className={classes.row}
                  style={{ top: row * ROW_HEIGHT, height: ROW_HEIGHT }}
                >
                  <div
                    role="rowheader"
                    aria-colindex={1}
                    className={classes.name}
                    title={student.displayName}
                  >
                    <span className={classes.title}>{student.displayName}</span>
                  </div>
                  {totalled && <Total student={student} activities={totalled} works={works} />}
                  {activities.map((activity, column) => {
                    const key = keyOf(student.id, activity.id);
                    const isActive = row === at.row && column === at.column;
                    return (
                      <GradeCell
                        key={activity.id}
                        place={{ row, column }}
                        columnIndex={column + extra + 1}
                        student={student}
                        activity={activity}
                        work={works[key]}
                        extendedTo={props.extensions[key]}
                        isActive={isActive}
                        editing={edited?.key === key ? edited : null}
                        onSelect={() => onMove({ row, column })}
                        onEdit={() => edit({ row, column }, null)}
                        onSave={(points, leave) => onSaved({ row, column }, points, leave)}
                        onCancel={() => {
                          setEdited(null);
                          move({ row, column });
                        }}
                      />
                    );
                  })}
                </div>
              )
            );
          })}
      </div>
    </div>
  );
}

interface TotalProps {
  student: Student;
  activities: readonly Activity[];
  works: Works;
}

function Total({ student, activities, works }: TotalProps) {
  const { points, possible, percent } = totalOf(student, activities, works);
  return (
    <div
      role="gridcell"
      aria-colindex={2}
      className={classes.total}
      title={percent === null ? t.noTotal : t.totalOf(points, possible)}
    >
      {percent === null ? '–' : formatPercent(percent)}
    </div>
  );
}
