import { Anchor, Group, Text } from '@mantine/core';
import { AppLink } from '#lib/AppLink';
import { paths } from '#lib/paths';
import { texts } from '#texts/en';
import { FormSection } from '#ui/FormSection';
import { RowList } from '#ui/RowList';

const t = texts.profile;

interface CurrentCoursesProps {
  courses: readonly { id: string; title: string; to: string; fact: string }[];
}

/** Courses that the viewer learns in or teaches now (document 2, section 3); nothing without any. */
export function CurrentCourses({ courses }: CurrentCoursesProps) {
  if (courses.length === 0) return null;
  return (
    <FormSection title={t.currentCourses}>
      <RowList aria-label={t.currentCourses}>
        {courses.map(({ id, title, to, fact }) => (
          <li key={id}>
            <Group justify="space-between" gap="4px 16px">
              <Anchor component={AppLink} to={to}>
                {title}
              </Anchor>
              <Text size="xs" c="dimmed">
                {fact}
              </Text>
            </Group>
          </li>
        ))}
      </RowList>
      <Anchor component={AppLink} to={paths.myCourses} size="sm">
        {texts.myCourses.title}
      </Anchor>
    </FormSection>
  );
}
