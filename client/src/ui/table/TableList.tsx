import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { DataList, type DataListProps } from '../DataList.tsx';
import { ListPages } from '../ListPages.tsx';
import { DataTable, type Column } from './DataTable.tsx';
import type { Order } from './order.ts';
import type { Selection } from './Selection.tsx';

export interface TableListProps<Item, Field extends string> extends Omit<
  DataListProps<Item>,
  'cols' | 'skeleton' | 'itemKey'
> {
  columns: readonly Column<Field>[];
  order?: Order<Field>;
  onOrder?: (order: Order<Field>) => void;
  selection?: Selection;
  isBare?: boolean;
  isFlush?: boolean;
  /** Returns the keyed `<tr>` of an item. */
  children: (item: Item) => ReactNode;
}

/** Table in all states of a `DataList`: loading, empty with a next step, failed with a retry, or its pages. */
export function TableList<Item, Field extends string>(props: TableListProps<Item, Field>) {
  const { columns, order, onOrder, selection, isBare, isFlush, children, ...list } = props;
  const { items, label, isStale, pages } = list;
  if (!items || items.length === 0)
    return (
      <DataList {...list} cols="rows" itemKey={() => ''}>
        {() => null}
      </DataList>
    );
  return (
    <Stack gap="lg">
      <DataTable
        label={label}
        columns={columns}
        {...(order && { order })}
        {...(onOrder && { onOrder })}
        {...(selection && { selection })}
        isBare={isBare ?? false}
        isFlush={isFlush ?? false}
        isStale={isStale ?? false}
      >
        {items.map(children)}
      </DataTable>
      {pages && <ListPages label={label} {...pages} />}
    </Stack>
  );
}
