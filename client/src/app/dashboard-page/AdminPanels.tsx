import RevenuePanel from '#features/dashboard/RevenuePanel';
import classes from '#features/dashboard/dashboard.module.css';
import ActivityFeed from './ActivityFeed.tsx';

/** Revenue and activity of the institution, for admins. Loaded after the dashboard, in one file. */
export default function AdminPanels({ round }: { round: number }) {
  return (
    <div className={classes.columns}>
      <RevenuePanel round={round} />
      <ActivityFeed round={round} />
    </div>
  );
}
