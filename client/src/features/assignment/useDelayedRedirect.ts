import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';

/** Milliseconds between the submission and the redirect to the course (document 2, section 9). */
const REDIRECT_DELAY = 2_000;

/** Navigates to a path after a delay, unless the screen is left before. */
export function useDelayedRedirect(to: string): () => void {
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    if (!isLeaving) return;
    const timer = setTimeout(() => void navigate(to), REDIRECT_DELAY);
    return () => clearTimeout(timer);
  }, [isLeaving, navigate, to]);
  return () => setLeaving(true);
}
