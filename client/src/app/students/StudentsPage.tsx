import { Button } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { lazy } from 'react';
import { AppLink } from '#lib/AppLink';
import { paths } from '#lib/paths';
import { texts } from '#texts/en';
import { PeopleScreen } from './PeopleScreen.tsx';

const StudentList = lazy(() => import('./StudentList.tsx'));

const t = texts.students;

/** /students: students that the viewer lists. */
export default function StudentsPage() {
  return (
    <PeopleScreen
      title={t.title}
      description={t.description}
      adminAction={
        <Button
          component={AppLink}
          to={paths.newStudent}
          leftSection={<IconUserPlus size={18} aria-hidden />}
        >
          {t.add}
        </Button>
      }
    >
      <StudentList />
    </PeopleScreen>
  );
}
