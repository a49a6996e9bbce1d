import { SegmentedControl } from '@mantine/core';
import { useSearchParams } from 'react-router-dom';
import { texts } from '#texts/en';

const t = texts.workspace;

/** Returns whether the overview shows its calendar view, which is in the URL. */
export const useCalendarView = (): boolean => useSearchParams()[0].get('view') === 'calendar';

/** Switches the overview of a course between grid view and calendar view (document 2, section 2.4). */
export function ViewToggle() {
  const isCalendar = useCalendarView();
  const [, setParams] = useSearchParams();
  return (
    <SegmentedControl
      aria-label={t.view}
      size="xs"
      value={isCalendar ? 'calendar' : 'grid'}
      data={[
        { value: 'grid', label: t.gridView },
        { value: 'calendar', label: t.calendarView },
      ]}
      onChange={(view) => setParams(view === 'calendar' ? { view } : {}, { replace: true })}
    />
  );
}
