import { Text } from '@mantine/core';
import {
  IconBroadcast,
  IconChevronRight,
  IconCircleCheckFilled,
  IconHelpCircle,
  IconPencil,
  IconPlayerPlay,
} from '@tabler/icons-react';
import { texts } from '#texts/en';
import type { ReactNode } from 'react';
import { anchorOfLesson } from './lessonLink.ts';
import classes from './course.module.css';

const t = texts.courseDetail;
const icons = { VIDEO: IconPlayerPlay, EXERCISE: IconPencil, QUIZ: IconHelpCircle, LIVE: IconBroadcast };

export interface ShownLesson {
  id: string;
  title: string;
  type: keyof typeof icons;
  durationMinutes: number | null;
  isCompleted?: boolean;
  isPreview?: boolean;
}

/** Section with its lessons, as the screen shows them. */
export interface ShownSection {
  id: string;
  title: string;
  description: string;
  duration: string;
  lessons: readonly ShownLesson[];
}

interface CourseSectionsProps<Section extends ShownSection> {
  sections: readonly Section[];
  /** Lessons that are in no section. They come last. */
  loose: readonly Section['lessons'][number][];
  /** Renders a mark before a lesson instead of its type; null keeps the type. */
  check?: ((lesson: Section['lessons'][number]) => ReactNode) | undefined;
  /** Renders the action at the end of a lesson's row. */
  action?: ((lesson: Section['lessons'][number]) => ReactNode) | undefined;
  /** Whether all sections are open at first; only the first one by default. */
  isOpen?: boolean;
}

/** Sections of a course, each of which can be collapsed. */
export function CourseSections<Section extends ShownSection>({
  sections,
  loose,
  check,
  action,
  isOpen = false,
}: CourseSectionsProps<Section>) {
  const title = sections.length === 0 ? t.lessons : t.otherLessons;
  const last =
    loose.length > 0 ? [{ id: 'loose', title, description: '', duration: '', lessons: loose }] : [];
  const shown = [...sections, ...last];
  if (shown.length === 0) return <Text c="dimmed">{t.noSections}</Text>;
  return (
    <ol className={classes.sections}>
      {shown.map((section, index) => (
        <li key={section.id}>
          <details className={classes.section} open={isOpen || index === 0}>
            <summary>
              <IconChevronRight size={18} aria-hidden />
              <span className={classes.sectionName}>{section.title}</span>
              <Text component="span" size="xs" c="dimmed" fw={500}>
                {[texts.counts.lessons(section.lessons.length), section.duration].filter(Boolean).join(' · ')}
              </Text>
            </summary>
            <div className={classes.sectionBody}>
              {section.description && <Text c="dimmed">{section.description}</Text>}
              {section.lessons.length === 0 ? (
                <Text size="xs" c="dimmed" mt={4}>
                  {t.noLessons}
                </Text>
              ) : (
                <ul className={classes.lessons}>
                  {section.lessons.map((lesson) => (
                    <LessonRow
                      key={lesson.id}
                      lesson={lesson}
                      check={check?.(lesson)}
                      action={action?.(lesson)}
                    />
                  ))}
                </ul>
              )}
            </div>
          </details>
        </li>
      ))}
    </ol>
  );
}

interface LessonRowProps {
  lesson: ShownLesson;
  check: ReactNode;
  action: ReactNode;
}

function LessonRow({ lesson, check, action }: LessonRowProps) {
  const { id, title, type, durationMinutes, isCompleted } = lesson;
  const Icon = icons[type];
  const details = [t.lessonTypes[type], durationMinutes !== null && t.minutes(durationMinutes)].filter(
    Boolean,
  );
  return (
    <li id={anchorOfLesson(id)} tabIndex={-1}>
      {check ? (
        check
      ) : isCompleted ? (
        <IconCircleCheckFilled size={20} data-done="" role="img" aria-label={t.completed} />
      ) : (
        <Icon size={20} stroke={1.7} aria-hidden />
      )}
      <Text component="span">{title}</Text>
      <Text component="span" size="xs" c="dimmed">
        {details.join(' · ')}
      </Text>
      {action}
    </li>
  );
}
