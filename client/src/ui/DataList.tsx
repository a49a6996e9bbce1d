import { SimpleGrid, Skeleton, Stack, VisuallyHidden, type SimpleGridProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { readError } from '#lib/errors';
import { useRemoved } from '#lib/undo';
import { texts } from '#texts/en';
import type { DrawingName } from './Drawing.tsx';
import { EmptyState } from './EmptyState.tsx';
import { ErrorState } from './ErrorState.tsx';
import { ListPages, type Pages } from './ListPages.tsx';
import { ROWS } from './rows.ts';
import { staleProps } from './stale.ts';
import classes from './ui.module.css';

export interface DataListProps<Item> {
  /** Undefined until the first response. */
  items: readonly Item[] | undefined;
  /** Error of the query; shown only while there are no items. */
  error?: unknown;
  onRetry?: () => void;
  /** Whether the items belong to the previous search or page while the current ones load. */
  isStale?: boolean;
  /** Text for errors without a message of the server; the general text of the product documents by default. */
  errorText?: string;
  /** Accessible name of the list, such as 'Cohorts'. */
  label: string;
  /** Shown when the list is empty. */
  empty: { title: string; hint?: string; drawing?: DrawingName; action?: ReactNode };
  /** Placeholder of an item while loading, which avoids layout shifts; a card-sized block by default. */
  skeleton?: ReactNode;
  skeletonCount?: number;
  /** Columns of cards by the screen's width, by default 1 to 3 by the list's own width; or `rows` of one surface. */
  cols?: SimpleGridProps['cols'] | 'rows';
  /** Numbered pages, starting at 1; omit it if there is only one page. */
  pages?: Pages;
  itemKey: (item: Item) => string;
  children: (item: Item) => ReactNode;
}

/**
 * Renders a list in all states: loading in the final layout, empty with a next step, failed with a retry, or its pages.
 * Leaves out items whose deletion can still be undone (lib/undo.ts).
 * @example
 * <DataList label="Cohorts" items={data?.cohorts.nodes} error={error} onRetry={() => void refetch()}
 *           empty={{ title: 'No cohorts available.' }} itemKey={(cohort) => cohort.id}>
 *   {(cohort) => <CohortCard cohort={cohort} />}
 * </DataList>
 */
export function DataList<Item>(props: DataListProps<Item>) {
  const { error, errorText = texts.errors.list, onRetry, isStale, empty } = props;
  const removed = useRemoved();
  const items = props.items?.filter((item) => !removed.has(props.itemKey(item)));
  const { cols } = props;
  if (!items && error)
    return <ErrorState message={readError(error).message || errorText} onRetry={onRetry} />;
  if (!items) return <LoadingItems cols={cols} skeleton={props.skeleton} count={props.skeletonCount ?? 6} />;
  return (
    <div {...staleProps(isStale, 'above')}>
      {items.length === 0 ? <EmptyState {...empty} /> : <Items {...props} items={items} cols={cols} />}
    </div>
  );
}

type Cols = DataListProps<never>['cols'];

/** Columns by the width of the list, which an open menu makes narrower than the screen. */
const COLS_BY_LIST_WIDTH = {
  type: 'container',
  cols: { base: 1, '600px': 2, '860px': 3 },
} as const satisfies SimpleGridProps;

interface LoadingItemsProps {
  cols: Cols;
  skeleton: ReactNode;
  count: number;
}

function LoadingItems({ cols, skeleton, count }: LoadingItemsProps) {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{texts.common.loading}</VisuallyHidden>
      <Frame cols={cols} isHidden>
        {Array.from({ length: count }, (_, index) => (
          <li key={index}>
            {skeleton ??
              (cols === 'rows' ? <Skeleton h={28} radius="sm" /> : <Skeleton h={208} radius="lg" />)}
          </li>
        ))}
      </Frame>
    </div>
  );
}

type ItemsProps<Item> = Pick<DataListProps<Item>, 'label' | 'cols' | 'pages' | 'itemKey' | 'children'> & {
  items: readonly Item[];
};

function Items<Item>({ label, items, cols, pages, itemKey, children }: ItemsProps<Item>) {
  return (
    <Stack gap="xl">
      <Frame cols={cols} label={label}>
        {items.map((item) => (
          <li key={itemKey(item)}>{children(item)}</li>
        ))}
      </Frame>
      {pages && <ListPages label={label} {...pages} />}
    </Stack>
  );
}

interface FrameProps {
  cols: Cols;
  label?: string;
  isHidden?: boolean;
  children: ReactNode;
}

function Frame({ cols, label, isHidden, children }: FrameProps) {
  const named = { 'aria-label': label, 'aria-hidden': isHidden, ...(isHidden ? {} : ROWS) };
  if (cols === 'rows')
    return (
      <ul className={classes.surface} {...named}>
        {children}
      </ul>
    );
  return (
    <SimpleGrid
      component="ul"
      {...(cols === undefined ? COLS_BY_LIST_WIDTH : { cols })}
      spacing="md"
      className={classes.list}
      {...named}
    >
      {children}
    </SimpleGrid>
  );
}
