import { Anchor, Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { AppLink } from '#lib/AppLink';
import { paths } from '#lib/paths';
import { useScreenQuery } from '#lib/useScreenQuery';
import { texts } from '#texts/en';
import { formatDateTime } from '#texts/formatting';
import { DataList } from '#ui/DataList';
import { PageHeader } from '#ui/PageHeader';
import { OpenAssignmentsDocument, type OpenAssignmentsQuery } from './OpenAssignmentsPage.generated.ts';

const t = texts.openAssignments;

/** /assignments/submit: opens the assignment of the parameter `assignmentId`; without it, lists the open ones to choose from. */
export default function OpenAssignmentsPage() {
  const chosen = useSearchParams()[0].get('assignmentId');
  return chosen ? (
    <Navigate to={paths.submitAssignment(encodeURIComponent(chosen))} replace />
  ) : (
    <OpenAssignments />
  );
}

/** The viewer's open assignments, late ones first, by due date, each with a link to submit it. */
function OpenAssignments() {
  const [page, setPage] = useState(1);
  const { data, error, isStale, retry } = useScreenQuery(OpenAssignmentsDocument, { page }, t.failed);
  return (
    <>
      <PageHeader title={t.title} description={t.description} />
      <DataList
        label={t.title}
        items={data && openOf(data, page)}
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
        itemKey={({ activity: { id } }) => id}
      >
        {(work) => <OpenAssignment {...work} />}
      </DataList>
    </>
  );
}

type Activity = OpenAssignmentsQuery['activities']['nodes'][number];

interface Work {
  activity: Activity;
  /** Past, and still accepted. */
  isLate: boolean;
}

/** Returns the work of a page that is not submitted; late work is on the first one. */
function openOf({ overdue, activities }: OpenAssignmentsQuery, page: number): Work[] {
  const late = page === 1 ? overdue.nodes : [];
  return [
    ...late.map((activity) => ({ activity, isLate: true })),
    ...activities.nodes.map((activity) => ({ activity, isLate: false })),
  ].filter(({ activity }) => activity.viewerSubmission === null);
}

function OpenAssignment({ activity, isLate }: Work) {
  const { id, title, type, dueAt, points, course } = activity;
  const label = texts.courseAssignments.submit(type);
  return (
    <Group justify="space-between" gap="xs">
      <div>
        <Text fw={600}>{title}</Text>
        <Text size="xs" c="dimmed">
          <Anchor component={AppLink} to={paths.courseTab(course.id, 'assignments')} inherit>
            {course.title}
          </Anchor>{' '}
          · {texts.counts.points(points)}
        </Text>
        <Text
          size="xs"
          c={isLate ? 'var(--mantine-color-error)' : 'var(--app-deadline)'}
          component="time"
          dateTime={dueAt}
        >
          {isLate && `${texts.workState.overdue} · `}
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
