import { Pagination, SimpleGrid, Skeleton, Stack, VisuallyHidden, type SimpleGridProps } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { Fragment, type ReactNode } from 'react';
import { readError } from '../app/errors.ts';
import { texts } from '../texts/en.ts';
import { EmptyState } from './EmptyState.tsx';
import { ErrorState } from './ErrorState.tsx';
import classes from './ui.module.css';

interface DataListProps<Item> {
  /** Undefined until the first answer came. */
  items: readonly Item[] | undefined;
  /** What the query threw, if anything; shown only while there are no items to show. */
  error?: unknown;
  onRetry?: () => void;
  /** The error's words when the server has none; the documents' general text by default. */
  errorText?: string;
  /** Name of the list for screen readers, e.g. 'Cohorts'. */
  label: string;
  /** Shown when there is nothing. */
  empty: { title: string; hint?: string; icon?: Icon; action?: ReactNode };
  /** One item's shape while loading, so that nothing jumps; a card-sized block by default. */
  skeleton?: ReactNode;
  skeletonCount?: number;
  /** Columns by width; 1 to 3 by default. */
  cols?: SimpleGridProps['cols'];
  /** Numbered pages, counted from 1; left out when everything is on one page. */
  pages?: { page: number; pageCount: number; onChange: (page: number) => void };
  itemKey: (item: Item) => string;
  children: (item: Item) => ReactNode;
}

/**
 * A list in all its states: loading in the final layout, empty with a next step, failed with a retry, full with its pages.
 * @example
 * <DataList label="Cohorts" items={data?.cohorts.nodes} error={error} onRetry={() => void refetch()}
 *           empty={{ title: 'No cohorts available.' }} itemKey={(cohort) => cohort.id}>
 *   {(cohort) => <CohortCard cohort={cohort} />}
 * </DataList>
 */
export function DataList<Item>(props: DataListProps<Item>) {
  const {
    items,
    error,
    onRetry,
    errorText,
    label,
    empty,
    skeleton,
    skeletonCount = 6,
    pages,
    itemKey,
    children,
  } = props;
  const cols = props.cols ?? { base: 1, sm: 2, lg: 3 };
  if (!items) {
    if (error) {
      return (
        <ErrorState
          message={readError(error).message || (errorText ?? texts.errors.list)}
          onRetry={onRetry}
        />
      );
    }
    return (
      <div aria-busy="true">
        <VisuallyHidden role="status">{texts.common.loading}</VisuallyHidden>
        <SimpleGrid cols={cols} spacing="lg" aria-hidden>
          {Array.from({ length: skeletonCount }, (_, index) => (
            <Fragment key={index}>{skeleton ?? <Skeleton h={208} radius="lg" />}</Fragment>
          ))}
        </SimpleGrid>
      </div>
    );
  }
  if (items.length === 0) return <EmptyState {...empty} />;
  return (
    <Stack gap="xl">
      <SimpleGrid component="ul" cols={cols} spacing="lg" aria-label={label} className={classes.list}>
        {items.map((item) => (
          <li key={itemKey(item)}>{children(item)}</li>
        ))}
      </SimpleGrid>
      {pages && pages.pageCount > 1 && (
        <Pagination
          component="nav"
          aria-label={texts.common.pages(label)}
          siblings={0}
          value={pages.page}
          total={pages.pageCount}
          onChange={pages.onChange}
          getControlProps={(control) => ({ 'aria-label': texts.common[control] })}
          getItemProps={(page) => ({ 'aria-label': texts.common.pageNumber(page) })}
          mx="auto"
        />
      )}
    </Stack>
  );
}
