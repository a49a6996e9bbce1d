import type { FragmentType } from '@apollo/client';
import { useFragmentData } from '#lib/useFragmentData';
import { texts } from '#texts/en';
import { Cell, DataTable } from '#ui/table/DataTable';
import { formatCount, formatDay } from '#texts/formatting';
import {
  CohortTimeline_CohortFragmentDoc,
  type CohortTimeline_CohortFragment,
} from './CohortTimeline.generated.ts';
import { Panel } from './Panel.tsx';

const t = texts.cohortDetail;

interface CohortTimelineProps {
  cohort: FragmentType<CohortTimeline_CohortFragment>;
}

/** Attendance history of the cohort; an empty one only for staff. */
export function CohortTimeline({ cohort: ref }: CohortTimelineProps) {
  const { attendance, timeZone, viewerCan } = useFragmentData(CohortTimeline_CohortFragmentDoc, ref);
  return (
    <>
      {(attendance.length > 0 || viewerCan.edit) && (
        <Panel title={t.attendance} empty={attendance.length === 0 && t.noAttendance}>
          <AttendanceTable attendance={attendance} timeZone={timeZone} />
        </Panel>
      )}
    </>
  );
}

const columns = [{ name: t.topic }, { name: t.date }, { name: t.present, isNumber: true }];

function AttendanceTable({
  attendance,
  timeZone,
}: Pick<CohortTimeline_CohortFragment, 'attendance' | 'timeZone'>) {
  return (
    <DataTable label={t.attendance} columns={columns} isBare>
      {attendance.map(({ id, topic, date, present, total }) => (
        <tr key={id}>
          <Cell isName>{topic}</Cell>
          <Cell>
            <time dateTime={date}>{formatDay(date, timeZone)}</time>
          </Cell>
          <Cell isNumber>
            {t.presentOf(formatCount(present), formatCount(total), toPercent(present, total))}
          </Cell>
        </tr>
      ))}
    </DataTable>
  );
}

const toPercent = (part: number, all: number) => (all === 0 ? 0 : Math.round((100 * part) / all));
