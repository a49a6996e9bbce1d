import { useNavigate } from 'react-router-dom';
import { paths } from '#lib/paths';
import { notify } from '#lib/toasts';
import { texts } from '#texts/en';

interface Joined {
  enrollment: { cohort: { id: string } } | null;
}

/** Returns a function that leads a person who has joined to the cohort, without one to the dashboard. */
export function useEnterJoined(institution: string) {
  const navigate = useNavigate();
  return async ({ enrollment }: Joined): Promise<void> => {
    notify.success(texts.receivedInvitation.joined(institution));
    await navigate(enrollment ? paths.cohort(enrollment.cohort.id) : paths.dashboard, { replace: true });
  };
}
