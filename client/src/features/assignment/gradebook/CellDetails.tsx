import { useApolloClient } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { lazy, Suspense, useRef, useState } from 'react';
import { texts } from '#texts/en';
import { formatDateTime } from '#texts/formatting';
import { GradebookCellDocument } from './GradebookPage.generated.ts';
import { stateOf, type Activity, type Student, type Work } from './gradebookTypes.ts';
import classes from './gradebook.module.css';

const t = texts.gradebook;

/** Its own chunk with the Markdown editor, loaded when the first submission is opened. */
const GradeDrawer = lazy(() => import('../GradeDrawer.tsx'));

interface CellDetailsProps {
  student: Student;
  activity: Activity;
  work: Work | undefined;
  /** Due date of an extension. */
  extendedTo: string | undefined;
  /** Called with the work after its drawer was closed. */
  onGraded: (work: Work) => void;
}

/** Line below the grid about the active cell, with the way to the work itself. */
export default function CellDetails({ student, activity, work, extendedTo, onGraded }: CellDetailsProps) {
  const client = useApolloClient();
  const [opened, setOpened] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const state = stateOf(work, activity, extendedTo);
  const facts = [
    state === 'graded' ? t.graded(work?.points ?? 0, activity.points) : t[state],
    work && t.submittedAt(formatDateTime(work.submittedAt)),
    work?.isLate && (work.latePercent > 0 ? t.latePercent(work.latePercent) : t.late),
    state === 'graded' && work?.latePercent && t.given(work.givenPoints ?? 0),
    extendedTo !== undefined && t.extendedUntil(formatDateTime(extendedTo)),
  ].filter(Boolean);
  const close = async () => {
    const id = opened!;
    setOpened(null);
    button.current?.focus();
    const options = { query: GradebookCellDocument, variables: { id }, fetchPolicy: 'no-cache' as const };
    const answer = await client.query(options).catch(() => null);
    if (answer?.data?.submission) onGraded(answer.data.submission);
  };
  return (
    <div className={classes.details}>
      <div>
        <b>
          {student.displayName} · {activity.title}
        </b>
        <br />
        {facts.join(' · ')}
      </div>
      {work && (
        <Button ref={button} variant="default" onClick={() => setOpened(work.id)}>
          {t.openWork}
        </Button>
      )}
      {opened !== null && (
        <Suspense>
          <GradeDrawer key={opened} id={opened} onClose={() => void close()} />
        </Suspense>
      )}
      <p id="gradebook-help" className={classes.help}>
        {t.help}
      </p>
    </div>
  );
}
