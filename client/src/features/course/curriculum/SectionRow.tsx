import { Button, Text } from '@mantine/core';
import { IconChevronRight, IconPlus } from '@tabler/icons-react';
import { lazy, memo, Suspense, useState } from 'react';
import { AppLink } from '#lib/AppLink';
import { paths } from '#lib/paths';
import { hasScreen } from '#lib/screens';
import { texts } from '#texts/en';
import { DraggedRow } from './DraggedRow.tsx';
import { RowMenu } from './RowMenu.tsx';
import { SectionTitle } from './SectionTitle.tsx';
import type { CurriculumActions, Section } from './useCurriculum.ts';
import classes from './curriculum.module.css';

const DeleteSectionDialog = lazy(() => import('./DeleteSectionDialog.tsx'));
const SectionDialog = lazy(() => import('./SectionDialog.tsx'));

const t = texts.curriculum;

interface SectionRowProps {
  courseId: string;
  section: Section;
  /** The other sections of the course. */
  others: readonly Section[];
  isCollapsed: boolean;
  onToggle: () => void;
  moveUp: (() => void) | undefined;
  moveDown: (() => void) | undefined;
  actions: CurriculumActions;
}

/** Row of a section in the outline, above the rows of its lessons. */
export function SectionRow(props: SectionRowProps) {
  const { id, title } = props.section;
  return (
    <DraggedRow id={id} title={title} className={classes.section}>
      <SectionContent {...props} />
    </DraggedRow>
  );
}

const SectionContent = memo(function SectionContent(props: SectionRowProps) {
  const { courseId, section, others, isCollapsed, onToggle, moveUp, moveDown, actions } = props;
  const { id, title, duration, lessons } = section;
  const [dialog, setDialog] = useState<'details' | 'delete' | null>(null);
  const close = () => setDialog(null);
  const remove = () => (lessons.length > 0 ? setDialog('delete') : actions.deleteSection(section, null));
  const newLesson = hasScreen(paths.newLesson) ? paths.newLessonIn(courseId, id) : undefined;
  return (
    <>
      <button
        type="button"
        className={classes.toggle}
        aria-expanded={!isCollapsed}
        aria-label={t.lessonsOf(title)}
        onClick={onToggle}
      >
        <IconChevronRight size={18} aria-hidden />
      </button>
      <SectionTitle title={title} onSave={(newTitle, from) => actions.renameSection(id, newTitle, from)} />
      <span className={classes.facts}>
        {[texts.counts.lessons(lessons.length), duration].filter(Boolean).join(' · ')}
      </span>
      <span className={classes.actions}>
        {newLesson !== undefined && (
          <Button
            component={AppLink}
            to={newLesson}
            className={classes.addLesson ?? ''}
            variant="subtle"
            size="xs"
            leftSection={<IconPlus size={16} aria-hidden />}
            aria-label={t.addLessonTo(title)}
          >
            {t.addLesson}
          </Button>
        )}
        <RowMenu
          title={title}
          items={{
            moveUp,
            moveDown,
            addLesson: newLesson,
            details: () => setDialog('details'),
            delete: remove,
          }}
        />
      </span>
      {lessons.length === 0 && !isCollapsed && (
        <Text className={classes.none ?? ''} size="xs" c="dimmed">
          {t.noLessons}
        </Text>
      )}
      {dialog === 'delete' && (
        <Suspense>
          <DeleteSectionDialog
            section={section}
            others={others}
            onClose={close}
            onDelete={actions.deleteSection}
          />
        </Suspense>
      )}
      {dialog === 'details' && (
        <Suspense>
          <SectionDialog
            section={section}
            reload={actions.refetch}
            onClose={close}
            onSave={actions.editSection}
          />
        </Suspense>
      )}
    </>
  );
});
