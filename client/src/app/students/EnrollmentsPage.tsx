import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { lazy } from 'react';
import { AppLink } from '#lib/AppLink';
import { paths } from '#lib/paths';
import { texts } from '#texts/en';
import { PeopleScreen } from './PeopleScreen.tsx';

const EnrollmentList = lazy(() => import('./EnrollmentList.tsx'));

const t = texts.enrollments;

/** /students/enrollments: enrollments that the viewer lists. */
export default function EnrollmentsPage() {
  return (
    <PeopleScreen
      title={t.title}
      description={t.description}
      adminAction={
        <Button component={AppLink} to={paths.newEnrollment} leftSection={<IconPlus size={18} aria-hidden />}>
          {t.new}
        </Button>
      }
    >
      <EnrollmentList />
    </PeopleScreen>
  );
}
