import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { AppLink } from '#lib/AppLink';
import { paths } from '#lib/paths';

interface NewCourseLinkProps {
  /** Filled at the top of a screen, where it is the main action. */
  variant: 'filled' | 'default';
  label: string;
}

/** Link to the form of a new course. */
export const NewCourseLink = ({ variant, label }: NewCourseLinkProps) => (
  <Button
    component={AppLink}
    to={paths.newCourse}
    variant={variant}
    leftSection={<IconPlus size={18} aria-hidden />}
  >
    {label}
  </Button>
);
