import type { ReactNode } from 'react';
import type { ScreenData } from '#lib/useScreenQuery';
import { ListFilters } from '../ListFilters.tsx';
import { PageHeader } from '../PageHeader.tsx';
import { SearchBox } from '../SearchBox.tsx';
import { emptyList } from './emptyList.tsx';
import { TableList, type TableListProps } from './TableList.tsx';

/** Search and page of the list in the URL: the result of `useListAddress('search', …)`. */
interface SearchAddress {
  filters: { search: string | null };
  isNarrowed: boolean;
  narrow: (change: { search: string | null }) => void;
  clear: () => void;
  page: number;
  goTo: (page: number) => void;
}

interface SearchedPageTexts {
  title: string;
  search: string;
  list: string;
  failed: string;
  empty: string;
  emptyHint: string;
  noMatch: string;
  clear: string;
}

interface SearchedPageProps<Item, Field extends string> extends Omit<
  TableListProps<Item, Field>,
  'label' | 'items' | 'error' | 'errorText' | 'onRetry' | 'isStale' | 'empty' | 'pages'
> {
  texts: SearchedPageTexts;
  /** Below the title; undefined until it is known. */
  description: string | undefined;
  /** Buttons at the right of the title. */
  actions?: ReactNode;
  address: SearchAddress;
  /** State of the query of the page: the result of `useScreenQuery`. */
  result: ScreenData<unknown>;
  /** The page's items; undefined until the first response. */
  list: { nodes: readonly Item[]; pageCount: number | null } | null | undefined;
  /** Next step when the list has no items yet. */
  emptyAction?: ReactNode;
  /** Further filters, to the right of the search. */
  filters?: ReactNode;
}

/** Page of one table: title, a row of search and filters, and the table in all states of a `TableList`. */
export function SearchedPage<Item, Field extends string>(props: SearchedPageProps<Item, Field>) {
  const { texts: t, description, actions, address, result, list, emptyAction, filters, ...table } = props;
  const { isNarrowed, narrow, clear, page, goTo } = address;
  return (
    <>
      <PageHeader title={t.title} description={description ?? <>&nbsp;</>} actions={actions} />
      <ListFilters>
        <SearchBox
          label={t.search}
          value={address.filters.search ?? ''}
          onSearch={(search) => narrow({ search: search || null })}
        />
        {filters}
      </ListFilters>
      <TableList
        {...table}
        label={t.list}
        items={list?.nodes}
        error={result.error}
        errorText={t.failed}
        onRetry={result.retry}
        isStale={result.isStale}
        empty={emptyList({
          isNarrowed,
          noMatch: t.noMatch,
          clear: t.clear,
          onClear: clear,
          none: t.empty,
          hint: t.emptyHint,
          action: emptyAction,
        })}
        pages={{ page, pageCount: list?.pageCount ?? 1, onChange: goTo }}
      />
    </>
  );
}
