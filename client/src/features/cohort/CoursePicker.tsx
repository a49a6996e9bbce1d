import { useQuery } from '@apollo/client/react';
import { Badge, Checkbox, Group, Input, Skeleton, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { readError } from '#lib/errors';
import { texts } from '#texts/en';
import { formatCount } from '#texts/formatting';
import { formatPrice } from '#texts/formatPrice';
import { ErrorState } from '#ui/ErrorState';
import { SearchBox } from '#ui/SearchBox';
import { CohortFormCoursesDocument, type CohortFormCoursesQuery } from './CohortFields.generated.ts';
import classes from './cohort.module.css';

const t = texts.cohortForm;

type AvailableCourse = CohortFormCoursesQuery['courses']['nodes'][number];

/** Selected course, whether or not the search finds it. */
export type ChosenCourse = Pick<AvailableCourse, 'id' | 'title'> & Partial<AvailableCourse>;

interface CoursePickerProps {
  /** Name of the form field that holds the list of course IDs. */
  name: string;
  chosen: readonly ChosenCourse[];
}

/** Checkboxes for the institution's courses. Selected courses stay visible during a search. */
export default function CoursePicker({ name, chosen }: CoursePickerProps) {
  const { field, fieldState } = useController<Record<string, string[]>>({ name });
  const [search, setSearch] = useState('');
  const [seen, setSeen] = useState<ReadonlyMap<string, ChosenCourse>>(
    () => new Map(chosen.map((course) => [course.id, course])),
  );
  const { data, previousData, error, refetch } = useQuery(CohortFormCoursesDocument, {
    variables: { search: search || null },
    fetchPolicy: 'cache-and-network',
  });
  const found = (data ?? previousData)?.courses.nodes;
  if (!found) {
    return error ? (
      <ErrorState message={readError(error).message || t.coursesFailed} onRetry={() => void refetch()} />
    ) : (
      <Skeleton h={220} radius="md" />
    );
  }
  const selected = field.value ?? [];
  const kept = selected.flatMap((id) =>
    found.some((course) => course.id === id) ? [] : (seen.get(id) ?? []),
  );
  const toggle = (course: ChosenCourse, isOn: boolean) => {
    setSeen(new Map(seen).set(course.id, course));
    field.onChange(isOn ? [...selected, course.id] : selected.filter((id) => id !== course.id));
  };
  return (
    <Stack gap="md">
      <Group justify="space-between" gap="sm">
        <SearchBox className={classes.search} label={t.searchCourses} value={search} onSearch={setSearch} />
        <Text size="xs" c="dimmed" role="status">
          {t.chosen(formatCount(selected.length))}
        </Text>
      </Group>
      {fieldState.error && <Input.Error role="alert">{fieldState.error.message}</Input.Error>}
      <ul className={classes.choices}>
        {[...kept, ...found].map((course) => (
          <li key={course.id}>
            <Choice course={course} isOn={selected.includes(course.id)} onToggle={toggle} />
          </li>
        ))}
      </ul>
      {found.length === 0 && (
        <div>
          <Text fw={600}>{search ? t.noMatch : t.noCourses}</Text>
          {!search && <Text c="dimmed">{t.noCoursesHint}</Text>}
        </div>
      )}
    </Stack>
  );
}

interface ChoiceProps {
  course: ChosenCourse;
  isOn: boolean;
  onToggle: (course: ChosenCourse, isOn: boolean) => void;
}

function Choice({ course, isOn, onToggle }: ChoiceProps) {
  const isDraft = course.status === 'DRAFT';
  return (
    <label className={classes.choice} data-disabled={(isDraft && !isOn) || undefined}>
      <Checkbox
        checked={isOn}
        disabled={isDraft && !isOn}
        onChange={(event) => onToggle(course, event.currentTarget.checked)}
      />
      <span style={{ flex: 1, minWidth: 0 }}>
        <Text component="span" fw={600} display="block">
          {course.title}
        </Text>
        {course.owner && (
          <Text component="span" size="xs" c="dimmed">
            {course.owner.displayName} · {isDraft ? t.draftHint : course.price && formatPrice(course.price)}
          </Text>
        )}
      </span>
      {isDraft && <Badge color="yellow">{t.draft}</Badge>}
      {!isDraft && course.isPublic !== undefined && <Badge>{course.isPublic ? t.public : t.private}</Badge>}
    </label>
  );
}
