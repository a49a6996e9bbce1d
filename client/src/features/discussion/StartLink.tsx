import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { AppLink } from '#lib/AppLink';
import { paths } from '#lib/paths';
import { texts } from '#texts/en';

interface StartLinkProps {
  courseId?: string;
  /** Next to another link of this kind. */
  isSecond?: boolean;
}

/** Link to the form for a new discussion, preselecting the given course. */
export function StartLink({ courseId, isSecond = false }: StartLinkProps) {
  const to = courseId ? `${paths.newDiscussion}?course=${courseId}` : paths.newDiscussion;
  return (
    <Button
      component={AppLink}
      to={to}
      variant={isSecond ? 'default' : 'filled'}
      leftSection={<IconPlus size={18} aria-hidden />}
    >
      {texts.discussions.start}
    </Button>
  );
}
