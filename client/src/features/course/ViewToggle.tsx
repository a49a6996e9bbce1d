import { Button } from '@mantine/core';
import { useSearchParams } from 'react-router-dom';
import { texts } from '#texts/en';
import classes from './workspace.module.css';

const t = texts.workspace;

/** Returns whether the overview shows its calendar view, which is in the URL. */
export const useCalendarView = (): boolean => useSearchParams()[0].get('view') === 'calendar';

/** Switches the overview of a course between grid view and calendar view (document 2, section 2.4). */
export function ViewToggle() {
  const isCalendar = useCalendarView();
  const [, setParams] = useSearchParams();
  const show = (view: 'grid' | 'calendar') =>
    setParams(
      (params) => {
        if (view === 'calendar') params.set('view', view);
        else params.delete('view');
        return params;
      },
      { replace: true },
    );
  return (
    <div role="group" aria-label={t.view} className={classes.toggle}>
      <Button size="xs" variant="default" aria-pressed={!isCalendar} onClick={() => show('grid')}>
        {t.gridView}
      </Button>
      <Button size="xs" variant="default" aria-pressed={isCalendar} onClick={() => show('calendar')}>
        {t.calendarView}
      </Button>
    </div>
  );
}
