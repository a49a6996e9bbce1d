import { Anchor, Card, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconFile, IconLink } from '@tabler/icons-react';
import type { CourseTabProps } from '#lib/courseTabs';
import { useScreenQuery } from '#lib/useScreenQuery';
import { texts } from '#texts/en';
import { DataList } from '#ui/DataList';
import { CourseResourcesDocument } from './CourseResources.generated.ts';
import classes from './resources.module.css';

const t = texts.courseDetail;

/** Resources tab of a course: the materials of its lessons and assignments. */
export default function CourseResources({ courseId }: CourseTabProps) {
  const { data, error, retry } = useScreenQuery(CourseResourcesDocument, { courseId }, t.resourcesFailed);
  const course = data?.course;
  const groups = course && [...course.lessons.nodes, ...course.activities.nodes];
  return (
    <DataList
      label={t.resources}
      items={groups?.filter(({ materials }) => materials.length > 0)}
      error={error}
      errorText={t.resourcesFailed}
      onRetry={retry}
      cols={1}
      skeleton={<Skeleton h={92} radius="lg" />}
      skeletonCount={2}
      empty={{ title: t.noResources }}
      itemKey={({ id }) => id}
    >
      {({ title, materials }) => (
        <Card>
          <Title order={2} size="h4" mb="sm">
            {title}
          </Title>
          <Stack component="ul" gap={8} className={classes.materials}>
            {materials.map((material) => (
              <li key={material}>
                <Material name={material} />
              </li>
            ))}
          </Stack>
        </Card>
      )}
    </DataList>
  );
}

const isLink = (material: string) => /^https?:\/\//i.test(material);

/** A material is a name or a link. */
function Material({ name }: { name: string }) {
  const Icon = isLink(name) ? IconLink : IconFile;
  return (
    <>
      <Icon size={18} stroke={1.7} aria-hidden />
      {isLink(name) ? (
        <Anchor href={name} target="_blank" rel="noopener noreferrer">
          {name}
        </Anchor>
      ) : (
        <Text component="span">{name}</Text>
      )}
    </>
  );
}
