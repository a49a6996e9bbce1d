import { Anchor, Card, Text, Title } from '@mantine/core';
import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import { AppLink } from '#lib/AppLink';
import { paths } from '#lib/paths';
import { formatCount } from '#texts/formatting';
import { formatPrice } from '#texts/formatPrice';
import { texts } from '#texts/en';
import type { PublishTab_CourseFragment } from './PublishTab.generated.ts';
import classes from './checklist.module.css';

const t = texts.publishing;

type CheckedCourse = Omit<PublishTab_CourseFragment, ' $fragmentName'>;

interface ChecklistItem {
  name: keyof typeof t.items;
  isDone: boolean;
  /** Tab of the editor that has the fields. */
  tab: 'basics' | 'curriculum' | 'pricing';
  /** Current value. */
  value?: string;
}

/** Returns what a course needs before students see it. */
function checklistOf(course: CheckedCourse): ChecklistItem[] {
  const { title, shortDescription, category, institutionCategory, price, lessonCount, thumbnailUrl } = course;
  return [
    { name: 'title', isDone: title !== '', tab: 'basics', value: title },
    { name: 'description', isDone: shortDescription.trim() !== '', tab: 'basics' },
    {
      name: 'category',
      isDone: true,
      tab: 'basics',
      value: institutionCategory?.name ?? texts.courseChoices.categories[category],
    },
    {
      name: 'price',
      isDone: true,
      tab: 'pricing',
      value: formatPrice(price),
    },
    { name: 'lessons', isDone: lessonCount > 0, tab: 'curriculum' },
    // A course without a picture has a generated cover.
    ...(thumbnailUrl === null ? [] : [{ name: 'thumbnail', isDone: true, tab: 'basics' } as const]),
  ];
}

/** Checklist of a course, with links to what is missing. */
export function PublishChecklist({ course }: { course: CheckedCourse }) {
  const items = checklistOf(course);
  const missing = items.filter(({ isDone }) => !isDone).length;
  return (
    <Card component="section" aria-labelledby="checklist-title">
      <Title order={2} size="h3" id="checklist-title" mb={4}>
        {t.checklist}
      </Title>
      <Text c="dimmed" mb="sm">
        {missing === 0 ? t.ready : t.missing(formatCount(missing))}
      </Text>
      <ul className={classes.checklist}>
        {items.map((item) => (
          <Item key={item.name} item={item} to={paths.editCourseTab(course.id, item.tab)} />
        ))}
      </ul>
    </Card>
  );
}

function Item({ item: { name, isDone, value }, to }: { item: ChecklistItem; to: string }) {
  return (
    <li>
      {isDone ? (
        <IconCircleCheck size={20} data-done="" role="img" aria-label={t.done} />
      ) : (
        <IconCircleDashed size={20} role="img" aria-label={t.todo} />
      )}
      <span>
        {t.items[name]}
        {isDone && value !== undefined && <Text span c="dimmed">{` · ${value}`}</Text>}
      </span>
      {!isDone && (
        <Anchor component={AppLink} to={to} aria-label={t.add(t.items[name])}>
          {t.addShort}
        </Anchor>
      )}
    </li>
  );
}
