import { Anchor, Card, Stack, Title } from '@mantine/core';
import { AppLink } from '#lib/AppLink';
import { paths } from '#lib/paths';
import { texts } from '#texts/en';
import { CopyButton } from '#ui/CopyButton';

const t = texts.courseDetail;

/** Link to a course to copy, and the way to the screen with further ways to share it. Its own chunk. */
export default function ShareCard({ courseId }: { courseId: string }) {
  return (
    <Card component="section" aria-labelledby="share-title">
      <Title order={2} size="h3" id="share-title" mb="md">
        {t.shareTitle}
      </Title>
      <Stack gap="sm" align="flex-start">
        <CopyButton value={`${location.origin}${paths.course(courseId)}`} label={t.share} />
        <Anchor component={AppLink} to={`${paths.shareCourse}?course=${courseId}`} size="sm">
          {t.shareMore}
        </Anchor>
      </Stack>
    </Card>
  );
}
