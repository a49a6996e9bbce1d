import { useMutation } from '@apollo/client/react';
import { Button, Text } from '@mantine/core';
import { IconArrowLeft, IconArrowRight, IconCheck } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { AppLink } from '#lib/AppLink';
import { readError } from '#lib/errors';
import { useNow } from '#lib/joining';
import { paths } from '#lib/paths';
import { SHORTCUTS } from '#lib/shortcutKeys';
import { notify } from '#lib/toasts';
import { texts } from '#texts/en';
import { CompleteLessonDocument } from '#lib/CompleteLesson.generated';
import type { Lesson } from './lesson.ts';
import classes from './lesson.module.css';

const t = texts.lesson;

/** Links to the lessons before and after, also by the arrow keys, and the button that marks the lesson as complete. */
export function LessonNavigation({ lesson }: { lesson: Lesson }) {
  const { previous, next, viewerCan, isOpen } = lesson;
  useArrowKeys(previous?.id, next?.id);
  return (
    <nav className={classes.navigation} aria-label={t.neighbours}>
      {previous ? (
        <Button
          component={AppLink}
          to={paths.lesson(previous.id)}
          variant="default"
          leftSection={<IconArrowLeft size={18} aria-hidden />}
          aria-label={t.previousNamed(previous.title)}
        >
          {t.previous}
        </Button>
      ) : (
        <span />
      )}
      {viewerCan.complete && isOpen ? <Completion lesson={lesson} /> : <span />}
      {next ? (
        <Button
          component={AppLink}
          to={paths.lesson(next.id)}
          variant="default"
          rightSection={<IconArrowRight size={18} aria-hidden />}
          aria-label={t.nextNamed(next.title)}
        >
          {t.next}
        </Button>
      ) : (
        <span />
      )}
    </nav>
  );
}

/** The button that marks the lesson as complete, or before its time what has to happen first. */
function Completion({ lesson }: { lesson: Lesson }) {
  const { type, startsAt, isCompleted, isCompletable } = lesson;
  const now = useNow();
  const hasStarted = type === 'LIVE' && startsAt !== null && Date.parse(startsAt) <= now;
  if (isCompleted || isCompletable || hasStarted) return <CompleteButton lesson={lesson} />;
  return (
    <Text size="xs" c="dimmed" ta="center">
      {type === 'LIVE' ? t.completeLive : t.completeQuiz}
    </Text>
  );
}

function CompleteButton({ lesson: { id, isCompleted, quiz } }: { lesson: Lesson }) {
  const [complete, { loading }] = useMutation(CompleteLessonDocument, {
    variables: { id, isCompleted: !isCompleted },
    onError: (error) => notify.error(readError(error).message || t.completeFailed),
  });
  return (
    <Button
      // The main action of a lesson with a quiz starts the quiz.
      variant={isCompleted ? 'light' : quiz ? 'default' : 'filled'}
      {...(isCompleted && { color: 'teal' })}
      aria-pressed={isCompleted}
      loading={loading}
      leftSection={<IconCheck size={18} aria-hidden />}
      onClick={() => void complete()}
    >
      {isCompleted ? t.completed : t.complete}
    </Button>
  );
}

/** Elements that use the arrow keys themselves. */
const OWN_KEYS = 'input, textarea, select, video, [contenteditable], [role="menu"], [role="dialog"]';

/** Goes to the lesson before with the left arrow key and to the next one with the right one. */
function useArrowKeys(previous: string | undefined, next: string | undefined): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (event.target instanceof Element && event.target.closest(OWN_KEYS)) return;
      const id = { [SHORTCUTS.previousLesson.key]: previous, [SHORTCUTS.nextLesson.key]: next }[event.key];
      if (id !== undefined) void navigate(paths.lesson(id));
    };
    addEventListener('keydown', follow);
    return () => removeEventListener('keydown', follow);
  }, [navigate, previous, next]);
}
