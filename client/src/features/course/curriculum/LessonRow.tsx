import { Badge, Button } from '@mantine/core';
import { IconBroadcast, IconHelpCircle, IconPencil, IconPlayerPlay } from '@tabler/icons-react';
import { memo } from 'react';
import { AppLink } from '#lib/AppLink';
import { paths } from '#lib/paths';
import { hasScreen } from '#lib/screens';
import { formatShortDay } from '#texts/formatting';
import { texts } from '#texts/en';
import { DraggedRow } from './DraggedRow.tsx';
import { RowMenu } from './RowMenu.tsx';
import type { Lesson } from './useCurriculum.ts';
import classes from './curriculum.module.css';

const t = texts.curriculum;
const { editQuiz, editQuizNamed, lessonTypes, minutes } = texts.courseDetail;
const icons = { VIDEO: IconPlayerPlay, EXERCISE: IconPencil, QUIZ: IconHelpCircle, LIVE: IconBroadcast };

const isAhead = (instant: string): boolean => Date.parse(instant) > Date.now();

interface LessonRowProps {
  lesson: Lesson;
  canMoveUp: boolean;
  canMoveDown: boolean;
  onStep: (id: string, by: -1 | 1) => void;
  onDelete: (lesson: Lesson) => void;
}

/** Row of a lesson in the outline. Its functions must not change, so that it is not rendered with every other row. */
export const LessonRow = memo(function LessonRow(props: LessonRowProps) {
  const { id, title } = props.lesson;
  return (
    <DraggedRow id={id} title={title} className={classes.lesson}>
      <LessonContent {...props} />
    </DraggedRow>
  );
});

const LessonContent = memo(function LessonContent(props: LessonRowProps) {
  const { lesson, canMoveUp, canMoveDown, onStep, onDelete } = props;
  const { id, title, type, durationMinutes, isPreview, releaseAt } = lesson;
  const Icon = icons[type];
  return (
    <>
      <Icon size={18} stroke={1.7} className={classes.type} aria-hidden />
      <span className={classes.title}>{title}</span>
      <span className={classes.facts}>
        <span>
          {[lessonTypes[type], durationMinutes !== null && minutes(durationMinutes)]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {isPreview && <Badge color="teal">{t.preview}</Badge>}
        {releaseAt !== null && isAhead(releaseAt) && (
          <Badge color="yellow">{t.opens(formatShortDay(releaseAt))}</Badge>
        )}
      </span>
      <span className={classes.actions}>
        {type === 'QUIZ' && (
          <Button
            component={AppLink}
            to={paths.editQuiz(id)}
            variant="default"
            size="xs"
            aria-label={editQuizNamed(title)}
          >
            {editQuiz}
          </Button>
        )}
        {hasScreen(paths.editLesson(id)) && (
          <Button
            component={AppLink}
            to={paths.editLesson(id)}
            variant="default"
            size="xs"
            aria-label={t.editNamed(title)}
          >
            {t.edit}
          </Button>
        )}
        <RowMenu
          title={title}
          items={{
            moveUp: canMoveUp ? () => onStep(id, -1) : undefined,
            moveDown: canMoveDown ? () => onStep(id, 1) : undefined,
            view: hasScreen(paths.lesson(id)) ? paths.lesson(id) : undefined,
            delete: () => onDelete(lesson),
          }}
        />
      </span>
    </>
  );
});
