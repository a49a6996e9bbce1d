import { Card, Skeleton, Stack, Title } from '@mantine/core';
import type { CourseTabProps } from '#lib/courseTabs';
import { readError } from '#lib/errors';
import { useFragmentData } from '#lib/useFragmentData';
import { useScreenQuery } from '#lib/useScreenQuery';
import { texts } from '#texts/en';
import { ErrorState } from '#ui/ErrorState';
import type { AttachedFile } from '#ui/files/attachments';
import { FileList } from '#ui/files/FileList';
import { CourseResourcesDocument, type CourseResourcesQuery } from './CourseResources.generated.ts';
import { MaterialList } from './MaterialList.tsx';
import { Resources_CourseFragmentDoc } from './Resources.generated.ts';
import { ResourcesCard } from './ResourcesCard.tsx';
import { useLiveResources } from './useLiveResources.ts';

const t = texts.resources;

/** Tab Resources of a course: its files and links, and the materials of its lessons and assignments. */
export default function CourseResources({ courseId }: CourseTabProps) {
  const { data, error, retry } = useScreenQuery(CourseResourcesDocument, { courseId }, t.failed);
  useLiveResources(courseId);
  const course = data?.course;
  if (course) return <Loaded course={course} />;
  if (error) return <ErrorState message={readError(error).message || t.failed} onRetry={retry} />;
  return <Skeleton h={180} radius="lg" aria-busy="true" />;
}

type Course = NonNullable<CourseResourcesQuery['course']>;

function Loaded({ course }: { course: Course }) {
  const { id, resources } = useFragmentData(Resources_CourseFragmentDoc, course);
  const canManage = course.viewerCan.edit && course.status !== 'ARCHIVED';
  const lessons = [...course.sections.flatMap((section) => section.lessons), ...course.loose.nodes];
  const groups = [...lessons, ...course.activities.nodes].filter(hasMaterials);
  return (
    <Stack gap="lg">
      <ResourcesCard resources={resources} holderId={id} canManage={canManage} empty={t.noneOfCourse} />
      {groups.length > 0 && (
        <Card component="section" aria-labelledby="materials-title">
          <Title order={2} size="h3" id="materials-title" mb="md">
            {t.materials}
          </Title>
          <Stack gap="lg">
            {groups.map((group) => (
              <Materials key={group.id} {...group} />
            ))}
          </Stack>
        </Card>
      )}
    </Stack>
  );
}

interface MaterialsProps {
  title: string;
  materials: readonly string[];
  /** Files of a lesson. */
  materialFiles?: readonly AttachedFile[];
}

const hasMaterials = ({ materials, materialFiles = [] }: MaterialsProps) =>
  materials.length + materialFiles.length > 0;

function Materials({ title, materials, materialFiles: files }: MaterialsProps) {
  return (
    <div>
      <Title order={3} size="h4" mb={8}>
        {title}
      </Title>
      {materials.length > 0 && <MaterialList materials={materials} />}
      {files && files.length > 0 && <FileList files={files} label={t.filesOf(title)} />}
    </div>
  );
}
