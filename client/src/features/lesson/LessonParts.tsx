import { Anchor, Badge, Group, Skeleton, Stack, Text, Title, VisuallyHidden } from '@mantine/core';
import { AppLink } from '#lib/AppLink';
import { paths } from '#lib/paths';
import { formatDateTime } from '#texts/formatting';
import type { LessonType } from '#texts/enums.generated';
import { texts } from '#texts/en';
import { BackLink } from '#ui/BackLink';
import { EmptyState } from '#ui/EmptyState';

const t = texts.lesson;

/** Fields of a lesson that its screen shows to members and visitors. */
interface ShownLesson {
  title: string;
  type: LessonType;
  durationMinutes: number | null;
  lockedUntil: string | null;
  section: { title: string } | null;
  course: { id: string; title: string };
}

/** Title of a lesson with the way back to its course. */
export function LessonHead({ lesson }: { lesson: ShownLesson }) {
  const { title, type, durationMinutes, course, section } = lesson;
  return (
    <div>
      <BackLink to={paths.course(course.id)} mb="sm">
        {section ? `${course.title} · ${section.title}` : course.title}
      </BackLink>
      <Title order={1}>{title}</Title>
      <Group gap="xs" mt={8}>
        <Badge>{texts.courseDetail.lessonTypes[type]}</Badge>
        {durationMinutes !== null && (
          <Text size="xs" c="dimmed">
            {t.minutes(durationMinutes)}
          </Text>
        )}
      </Group>
    </div>
  );
}

/** Tells when a lesson opens, or how to open it. */
export function LockedLesson({ lesson: { lockedUntil, course } }: { lesson: ShownLesson }) {
  return (
    <EmptyState
      title={t.locked}
      hint={lockedUntil === null ? t.lockedHint : t.lockedUntil(formatDateTime(lockedUntil))}
      drawing="courses"
      action={
        <Anchor component={AppLink} to={paths.course(course.id)}>
          {t.toCourse}
        </Anchor>
      }
    />
  );
}

export function UnknownLesson() {
  return (
    <>
      <Title order={1} mb="lg">
        {t.unknown}
      </Title>
      <EmptyState
        title={t.unknownHint}
        action={
          <Anchor component={AppLink} to={paths.courses}>
            {t.courses}
          </Anchor>
        }
      />
    </>
  );
}

/** Placeholder of a lesson while it loads, in the layout of a video lesson. */
export function WaitingLesson() {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{texts.common.loading}</VisuallyHidden>
      <Stack gap="lg" maw={820} aria-hidden>
        <div>
          <Skeleton h={18} w="min(260px, 60%)" radius="md" mb="sm" />
          <Skeleton h={32} w="min(420px, 90%)" radius="md" />
          <Skeleton h={20} w={120} radius="md" mt={8} />
        </div>
        <Skeleton radius="md" style={{ aspectRatio: '16 / 9' }} />
        <Skeleton h={140} radius="md" />
      </Stack>
    </div>
  );
}
