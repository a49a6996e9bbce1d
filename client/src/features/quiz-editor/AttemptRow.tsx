import type { FragmentType } from '@apollo/client';
import { Badge, Button } from '@mantine/core';
import { useFragmentData } from '#lib/useFragmentData';
import { texts } from '#texts/en';
import { PersonName } from '#ui/PersonName';
import { Cell } from '#ui/table/DataTable';
import { When } from '#ui/When';
import {
  AttemptRow_AttemptFragmentDoc,
  type AttemptRow_AttemptFragment,
} from './QuizAttemptsPage.generated.ts';

const t = texts.quizAttempts;

interface AttemptRowProps {
  attempt: FragmentType<AttemptRow_AttemptFragment>;
  onOpen: () => void;
}

/** Row of the teacher's list: an attempt of a student. */
export function AttemptRow({ attempt: ref, onOpen }: AttemptRowProps) {
  const attempt = useFragmentData(AttemptRow_AttemptFragmentDoc, ref);
  const { number, score, maxScore, submittedAt, student, state, viewerCan } = attempt;
  const isWaiting = state === 'AWAITS_GRADING' && viewerCan.grade;
  const label = isWaiting ? t.grade : t.open;
  return (
    <tr>
      <Cell isName>
        <PersonName name={student.displayName} avatarUrl={student.avatarUrl} memberId={student.id} />
      </Cell>
      <Cell of={t.attempt} isNumber>
        {number}
      </Cell>
      <Cell>
        <StateBadge attempt={attempt} />
      </Cell>
      <Cell of={t.score} isNumber>
        {score === null ? t.none : t.shortScore(score, maxScore)}
      </Cell>
      {/* Without a name, so that the row and its button fit on one line of a tablet. */}
      <Cell>{submittedAt !== null && <When at={submittedAt} as="ago" />}</Cell>
      <Cell isNumber>
        <Button
          variant={isWaiting ? 'light' : 'default'}
          aria-label={t.actionOf(label, student.displayName, number)}
          onClick={onOpen}
        >
          {label}
        </Button>
      </Cell>
    </tr>
  );
}

function StateBadge({ attempt: { state, isPassed } }: { attempt: AttemptRow_AttemptFragment }) {
  if (state === 'AWAITS_GRADING') return <Badge color="yellow">{t.states.AWAITS_GRADING}</Badge>;
  if (state === 'OPEN') return <Badge>{t.states.OPEN}</Badge>;
  return isPassed ? <Badge color="teal">{t.passed}</Badge> : <Badge>{t.notPassed}</Badge>;
}
