import type { ReactNode } from 'react';
import { ListFilters } from '../ListFilters.tsx';
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

interface SearchedTableTexts {
  search: string;
  list: string;
  failed: string;
  empty: string;
  emptyHint: string;
  noMatch: string;
  clear: string;
}

interface SearchedTableProps<Item, Field extends string> extends Omit<
  TableListProps<Item, Field>,
  'label' | 'errorText' | 'empty' | 'pages'
> {
  texts: SearchedTableTexts;
  address: SearchAddress;
  /** 1 until the first response. */
  pageCount: number | undefined;
  /** Next step when the list has no items yet. */
  emptyAction?: ReactNode;
  /** Further filters, to the right of the search. */
  filters?: ReactNode;
}

/** Table with its row of search and filters above it, in all states of a `TableList`. */
export function SearchedTable<Item, Field extends string>(props: SearchedTableProps<Item, Field>) {
  const { texts: t, address, pageCount = 1, emptyAction, filters, ...table } = props;
  const { isNarrowed, narrow, clear, page, goTo } = address;
  return (
    <>
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
        errorText={t.failed}
        empty={emptyList({
          isNarrowed,
          noMatch: t.noMatch,
          clear: t.clear,
          onClear: clear,
          none: t.empty,
          hint: t.emptyHint,
          action: emptyAction,
        })}
        pages={{ page, pageCount, onChange: goTo }}
      />
    </>
  );
}
