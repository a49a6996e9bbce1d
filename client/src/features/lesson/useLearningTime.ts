import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { viewerTimeZone } from '#texts/formatting';
import { RecordLearningDocument } from './LearningTime.generated.ts';
import { visibleClock } from './visibleClock.ts';

/** Milliseconds between two calls. */
const INTERVAL = 30_000;

/** Maximum and minimum number of seconds of a call. */
const MOST = 60;
const LEAST = 5;

/**
 * Records the time during which a lesson is visible, and the position in its video. A call that fails is not repeated.
 * @param isLearning whether the viewer has a seat, and the lesson is open
 * @returns a function that takes the position in the video, in seconds
 */
export function useLearningTime(lessonId: string, isLearning: boolean): (position: number) => void {
  const client = useApolloClient();
  const position = useRef<number | null>(null);
  useEffect(() => {
    if (!isLearning) return undefined;
    const clock = visibleClock(document);
    const send = () => {
      const seconds = Math.min(Math.round(clock.elapsed() / 1000), MOST);
      if (seconds < LEAST) return;
      clock.reset();
      const input = { lessonId, seconds, position: position.current, timeZone: viewerTimeZone() };
      client.mutate({ mutation: RecordLearningDocument, variables: { input } }).catch(() => undefined);
    };
    const sendHidden = () => {
      if (document.visibilityState === 'hidden') send();
    };
    const timer = setInterval(send, INTERVAL);
    document.addEventListener('visibilitychange', sendHidden);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', sendHidden);
      send();
      clock.stop();
    };
  }, [client, lessonId, isLearning]);
  return (seconds) => {
    position.current = Math.floor(seconds);
  };
}
