import { texts } from '#texts/en';
import { formatCount, formatShortDay } from '#texts/formatting';
import { stateOf, type Activity, type Student, type Work } from './gradebookTypes.ts';
import type { Place } from './gridKeys.ts';
import { PointsEditor, type Leave } from './PointsEditor.tsx';
import classes from './gradebook.module.css';

const t = texts.gradebook;

interface GradeCellProps {
  place: Place;
  columnIndex: number;
  student: Student;
  activity: Activity;
  work: Work | undefined;
  /** Due date of an extension. */
  extendedTo: string | undefined;
  isActive: boolean;
  editing: { start: string; isSelected: boolean } | null;
  onSelect: () => void;
  onEdit: () => void;
  onSave: (points: number, leave: Leave) => void;
  onCancel: () => void;
}

/** A student's points for an activity, or what is missing, always told by a text. */
export function GradeCell(props: GradeCellProps) {
  const { place, student, activity, work, extendedTo, isActive, editing } = props;
  const state = stateOf(work, activity, extendedTo);
  return (
    <div
      role="gridcell"
      aria-colindex={props.columnIndex}
      aria-selected={isActive}
      tabIndex={isActive && !editing ? 0 : -1}
      data-place={`${place.row} ${place.column}`}
      data-state={state}
      className={classes.cell}
      onFocus={() => !isActive && props.onSelect()}
      onClick={() => !editing && work && props.onEdit()}
      onKeyDown={(event) => editing && event.stopPropagation()}
    >
      {editing ? (
        <PointsEditor
          label={t.cell(student.displayName, activity.title)}
          start={editing.start}
          isSelected={editing.isSelected}
          maximum={activity.points}
          onSave={props.onSave}
          onCancel={props.onCancel}
        />
      ) : (
        <>
          <span className={classes.points}>
            {state === 'graded' ? formatCount(work?.points ?? 0) : t[state]}
          </span>
          {work?.isLate && (
            <span className={classes.quiet}>
              {work.latePercent > 0 ? t.latePercent(work.latePercent) : t.late}
            </span>
          )}
          {extendedTo !== undefined && !work && (
            <span className={classes.quiet}>{t.extended(formatShortDay(extendedTo))}</span>
          )}
        </>
      )}
    </div>
  );
}
