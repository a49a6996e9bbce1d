import { Button, Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { useScreenQuery } from '#lib/useScreenQuery';
import { texts } from '#texts/en';
import { DataList } from '#ui/DataList';
import { DiscussionCard } from './DiscussionCard.tsx';
import { DiscussionsDocument } from './DiscussionList.generated.ts';
import { useDiscussionChanges } from './useDiscussionChanges.ts';

const t = texts.discussions;

interface DiscussionListProps {
  /** Restricts the list to a course. */
  courseId?: string;
  search?: string | null;
  /** Restricts the list to questions that wait for the viewer. */
  isUnanswered?: boolean;
  page: number;
  onPage: (page: number) => void;
  onClearSearch?: () => void;
  /** Next step if the list is empty. */
  start: ReactNode;
}

/** Discussions in pages of 8, latest activity first. Updates live. */
export function DiscussionList(props: DiscussionListProps) {
  const { courseId = null, search = null, isUnanswered = false, page, onPage, onClearSearch, start } = props;
  useDiscussionChanges({ courseId });
  const { data, error, isStale, retry } = useScreenQuery(
    DiscussionsDocument,
    { courseId, search, isUnanswered, page },
    t.failed,
    0,
  );
  const clearButton = (
    <Button variant="light" onClick={onClearSearch}>
      {t.clear}
    </Button>
  );
  const empty = {
    title: courseId ? t.emptyCourse : t.empty,
    hint: t.emptyHint,
    drawing: 'messages' as const,
    action: start,
  };
  return (
    <DataList
      label={t.title}
      items={data?.discussions.nodes}
      error={error}
      errorText={t.failed}
      onRetry={retry}
      isStale={isStale}
      cols="rows"
      skeleton={<Skeleton h={72} radius="sm" />}
      skeletonCount={4}
      empty={
        search
          ? { title: t.noMatch, action: clearButton }
          : isUnanswered
            ? { title: t.allAnswered, hint: t.allAnsweredHint, drawing: 'messages' as const }
            : empty
      }
      pages={{ page, pageCount: data?.discussions.pageCount ?? 1, onChange: onPage }}
      itemKey={(discussion) => discussion.id}
    >
      {(discussion) => <DiscussionCard discussion={discussion} withCourse={courseId === null} />}
    </DataList>
  );
}
