import { Anchor, Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { AppLink } from '#lib/AppLink';
import { paths } from '#lib/paths';
import { useScreenQuery } from '#lib/useScreenQuery';
import { texts } from '#texts/en';
import { formatDateTime, formatPlural } from '#texts/formatting';
import { DataList } from '#ui/DataList';
import { PageHeader } from '#ui/PageHeader';
import { OpenAssignmentsDocument, type OpenAssignmentsQuery } from './OpenAssignmentsPage.generated.ts';

const t = texts.openAssignments;

/** /assignments/submit: the viewer's open assignments by due date, each with a link to submit it. */
export default function OpenAssignmentsPage() {
  const [page, setPage] = useState(1);
  const { data, error, isStale, retry } = useScreenQuery(OpenAssignmentsDocument, { page }, t.failed);
  return (
    <>
      <PageHeader title={t.title} description={t.description} />
      <DataList
        label={t.title}
        items={data?.activities.nodes.filter(({ viewerSubmission }) => viewerSubmission === null)}
        error={error}
        errorText={t.failed}
        onRetry={retry}
        isStale={isStale}
        cols="rows"
        empty={{
          title: t.empty,
          hint: t.emptyHint,
          drawing: 'work',
          action: (
            <Button component={AppLink} to={paths.myCourses} variant="light">
              {texts.myCourses.title}
            </Button>
          ),
        }}
        pages={{ page, pageCount: data?.activities.pageCount ?? 1, onChange: setPage }}
        itemKey={({ id }) => id}
      >
        {(activity) => <OpenAssignment activity={activity} />}
      </DataList>
    </>
  );
}

type Activity = OpenAssignmentsQuery['activities']['nodes'][number];

function OpenAssignment({ activity: { id, title, type, dueAt, points, course } }: { activity: Activity }) {
  const label = texts.courseAssignments.submit(type);
  return (
    <Group justify="space-between" gap="xs">
      <div>
        <Text fw={600}>{title}</Text>
        <Text size="xs" c="dimmed">
          <Anchor component={AppLink} to={paths.courseTab(course.id, 'assignments')} inherit>
            {course.title}
          </Anchor>{' '}
          · {formatPlural(points, 'point')}
        </Text>
        <Text size="xs" c="var(--app-deadline)" component="time" dateTime={dueAt}>
          {texts.courseAssignments.due(formatDateTime(dueAt))}
        </Text>
      </div>
      <Button
        component={AppLink}
        to={paths.submitAssignment(id)}
        variant="default"
        aria-label={texts.courseAssignments.of(label, title)}
      >
        {label}
      </Button>
    </Group>
  );
}
