import { Anchor } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { AppLink } from '#lib/AppLink';
import { paths } from '#lib/paths';
import { texts } from '#texts/en';

/** Link above the header of both screens of a quiz. */
export function BackToCourse({ course }: { course: { id: string; title: string } }) {
  return (
    <Anchor component={AppLink} to={paths.course(course.id)} size="sm" mb="lg" display="inline-flex">
      <IconArrowLeft size={18} aria-hidden style={{ marginInlineEnd: 6, flex: 'none' }} />
      {texts.quizEditor.back(course.title)}
    </Anchor>
  );
}
