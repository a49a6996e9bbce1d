import type { FragmentType } from '@apollo/client';
import { Button, Card, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useFragmentData } from '#lib/useFragmentData';
import { useScreenQuery } from '#lib/useScreenQuery';
import { texts } from '#texts/en';
import { RowList } from '#ui/RowList';
import { CourseFailed } from '../CourseFailed.tsx';
import {
  CoTeachers_CourseFragmentDoc,
  CoTeachersDocument,
  type CoTeachers_CourseFragment,
} from './CoTeachersTab.generated.ts';
import { CoTeacherRow } from './CoTeacherRow.tsx';

const AddCoTeacherDialog = lazy(() => import('./AddCoTeacherDialog.tsx'));

const t = texts.coTeachers;

/** Tab with the co-teachers of a course, which its owner and admins change. */
export default function CoTeachersTab({ courseId }: { courseId: string }) {
  const { data, error, retry } = useScreenQuery(CoTeachersDocument, { id: courseId }, t.failed, 0);
  if (data?.course) return <CoTeachers course={data.course} />;
  if (error !== undefined) return <CourseFailed error={error} onRetry={retry} hasHeading={false} />;
  return <Skeleton h={200} maw={820} radius="lg" aria-busy="true" />;
}

function CoTeachers({ course: ref }: { course: FragmentType<CoTeachers_CourseFragment> }) {
  const { id, owner, coTeachers, viewerCan } = useFragmentData(CoTeachers_CourseFragmentDoc, ref);
  const [dialog, setDialog] = useState<'never opened' | 'open' | 'closed'>('never opened');
  const canManage = viewerCan.manageCoTeachers;
  return (
    <Card component="section" aria-labelledby="co-teachers-title" maw={820}>
      <Group justify="space-between" align="flex-start" gap="sm" mb="md">
        <div style={{ flex: '1 1 240px' }}>
          <Title order={2} size="h3" id="co-teachers-title">
            {t.title}
          </Title>
          <Text c="dimmed">{t.description}</Text>
        </div>
        {canManage && (
          <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setDialog('open')}>
            {t.add.button}
          </Button>
        )}
      </Group>
      {coTeachers.length === 0 ? (
        <Stack gap={4}>
          <Text fw={600}>{t.empty}</Text>
          {canManage && <Text c="dimmed">{t.emptyHint}</Text>}
        </Stack>
      ) : (
        <RowList>
          {coTeachers.map((coTeacher) => (
            <li key={coTeacher.id}>
              <CoTeacherRow courseId={id} coTeacher={coTeacher} canManage={canManage} />
            </li>
          ))}
        </RowList>
      )}
      {dialog !== 'never opened' && (
        <Suspense>
          <AddCoTeacherDialog
            courseId={id}
            teaching={[owner.id, ...coTeachers.map(({ member }) => member.id)]}
            opened={dialog === 'open'}
            onClose={() => setDialog('closed')}
          />
        </Suspense>
      )}
    </Card>
  );
}
