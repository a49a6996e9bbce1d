import { useSubscription } from '@apollo/client/react';
import { LiveCourseDocument } from './LiveCourse.generated.ts';

interface LiveCourseProps {
  id: string;
  /** Called when someone deletes the course. */
  onDeleted: () => void;
}

/** Keeps a course with its outline up to date while it is on the screen. For members of its institution. */
export function LiveCourse({ id, onDeleted }: LiveCourseProps) {
  useSubscription(LiveCourseDocument, {
    variables: { id },
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      if (data && !data.courseChanged.course) onDeleted();
    },
  });
  return null;
}
