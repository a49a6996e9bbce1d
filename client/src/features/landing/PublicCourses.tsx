import { Card, Group, Text, Title } from '@mantine/core';
import { paths } from '#lib/paths';
import { useRequest } from '#lib/useRequest';
import { texts } from '#texts/en';
import { CardLink } from '#ui/CardLink';
import { Cover } from '#ui/cover/Cover';
import { LinkCard } from '#ui/LinkCard';
import { Price } from '#ui/Price';
import { Offers } from './Offers.tsx';
import { PublicCoursesDocument } from './PublicCourses.public.generated.ts';

const t = texts.offers;

/** Latest public courses of the host's institution. */
export default function PublicCourses({ id }: { id: string }) {
  const { data, error, retry } = useRequest(PublicCoursesDocument, {});
  return (
    <Offers
      id={id}
      title={t.courses}
      items={data?.courses.nodes ?? null}
      error={error}
      onRetry={retry}
      empty={{ title: t.noCourses, hint: t.noCoursesHint }}
      failedText={t.coursesFailed}
    >
      {(course) => (
        <LinkCard gap={12}>
          <Card.Section>
            <Cover id={course.id} imageUrl={course.thumbnailUrl} />
          </Card.Section>
          <div>
            <Title order={3}>
              <CardLink to={paths.course(course.id)}>{course.title}</CardLink>
            </Title>
            <Text size="xs" c="dimmed" mt={4} lineClamp={2}>
              {course.shortDescription}
            </Text>
          </div>
          <Group justify="space-between" gap="xs" mt="auto">
            <Price of={course.price} />
            <Text size="xs" c="dimmed">
              {texts.courseChoices.level(course.level)} · {texts.counts.lessons(course.lessonCount)}
            </Text>
          </Group>
        </LinkCard>
      )}
    </Offers>
  );
}
