import { Pagination, SimpleGrid, Skeleton, Stack, VisuallyHidden, type SimpleGridProps } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { Fragment, type ReactNode } from 'react';
import { readError } from '#lib/errors';
import { texts } from '#texts/en';
import { EmptyState } from './EmptyState.tsx';
import { ErrorState } from './ErrorState.tsx';
import classes from './ui.module.css';

interface DataListProps<Item> {
  /** Undefined until the first answer came. */
  items: readonly Item[] | undefined;
  /** What the query threw, if anything; shown only while there are no items to show. */
  error?: unknown;
  onRetry?: () => void;
  /** The items are those of a former search or page: the right ones are on their way. */
  isStale?: boolean;
  /** The error's words when the server has none; the documents' general text by default. */
  errorText?: string;
  /** Name of the list for screen readers, e.g. 'Cohorts'. */
  label: string;
  /** Shown when there is nothing. */
  empty: { title: string; hint?: string; icon?: Icon; action?: ReactNode };
  /** One item's shape while loading, so that nothing jumps; a card-sized block by default. */
  skeleton?: ReactNode;
  skeletonCount?: number;
  /** Columns by width; 1 to 3 by default, beside an open menu. */
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
  const { items, error, errorText = texts.errors.list, onRetry, isStale, empty } = props;
  const cols = props.cols ?? { base: 1, md: 2, lg: 3 };
  if (!items && error)
    return <ErrorState message={readError(error).message || errorText} onRetry={onRetry} />;
  if (!items) return <LoadingItems cols={cols} skeleton={props.skeleton} count={props.skeletonCount ?? 6} />;
  return (
    <div className={isStale ? classes.stale : undefined}>
      {items.length === 0 ? <EmptyState {...empty} /> : <Items {...props} items={items} cols={cols} />}
    </div>
  );
}

interface LoadingItemsProps extends Pick<SimpleGridProps, 'cols'> {
  skeleton: ReactNode;
  count: number;
}

function LoadingItems({ cols, skeleton, count }: LoadingItemsProps) {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{texts.common.loading}</VisuallyHidden>
      <SimpleGrid cols={cols} spacing="lg" aria-hidden>
        {Array.from({ length: count }, (_, index) => (
          <Fragment key={index}>{skeleton ?? <Skeleton h={208} radius="lg" />}</Fragment>
        ))}
      </SimpleGrid>
    </div>
  );
}

type ItemsProps<Item> = Pick<DataListProps<Item>, 'label' | 'cols' | 'pages' | 'itemKey' | 'children'> & {
  items: readonly Item[];
};

function Items<Item>({ label, items, cols, pages, itemKey, children }: ItemsProps<Item>) {
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
