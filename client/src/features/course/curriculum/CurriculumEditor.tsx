import type { FragmentType } from '@apollo/client';
import { Button, Group, Text } from '@mantine/core';
import { IconFold, IconLineHeight } from '@tabler/icons-react';
import { texts } from '#texts/en';
import { EmptyState } from '#ui/EmptyState';
import { AddSection } from './AddSection.tsx';
import type { Curriculum_CourseFragment } from './Curriculum.generated.ts';
import { LostMoves } from './LostMoves.tsx';
import { Outline } from './Outline.tsx';
import { useCollapsed } from './useCollapsed.ts';
import { useCurriculum } from './useCurriculum.ts';
import classes from './curriculum.module.css';

const t = texts.curriculum;

interface CurriculumEditorProps {
  course: FragmentType<Curriculum_CourseFragment>;
  refetch: () => Promise<unknown>;
}

/** Outline of a course with its actions. */
export function CurriculumEditor({ course, refetch }: CurriculumEditorProps) {
  const actions = useCurriculum(course, refetch);
  const { sections, loose } = actions.curriculum;
  const lessonCount = loose.length + sections.reduce((sum, { lessons }) => sum + lessons.length, 0);
  const collapsed = useCollapsed(sections);
  return (
    <div className={classes.editor}>
      {actions.lost.length > 0 && <LostMoves onAgain={actions.moveAgain} onDismiss={actions.dismissLost} />}
      {sections.length + loose.length === 0 ? (
        <EmptyState title={t.empty} hint={t.emptyHint} />
      ) : (
        <>
          <Group justify="space-between" mb="xs" mih={36}>
            <Text c="dimmed" size="xs">
              {t.counts(texts.counts.sections(sections.length), texts.counts.lessons(lessonCount))}
            </Text>
            {sections.length > 1 && (
              <Button
                variant="subtle"
                color="gray"
                size="xs"
                leftSection={
                  collapsed.isAll ? (
                    <IconLineHeight size={16} aria-hidden />
                  ) : (
                    <IconFold size={16} aria-hidden />
                  )
                }
                onClick={collapsed.toggleAll}
              >
                {collapsed.isAll ? t.expandAll : t.collapseAll}
              </Button>
            )}
          </Group>
          <Outline actions={actions} courseId={actions.courseId} collapsed={collapsed} />
        </>
      )}
      <AddSection count={sections.length} onAdd={actions.addSection} />
    </div>
  );
}
