import LiveCohorts from '#features/cohort/LiveCohorts';
import LiveNotifications from '#features/notification/LiveNotifications';
import CatchUp from './CatchUp.tsx';
import LiveInbox from './LiveInbox.tsx';

/** Everything of the layout that needs the socket. */
export function Live({ hasInbox }: { hasInbox: boolean }) {
  return (
    <>
      <LiveCohorts />
      <CatchUp />
      {hasInbox && <LiveNotifications />}
      {hasInbox && <LiveInbox />}
    </>
  );
}
