import { Stack } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { TypedDocumentNode } from '@apollo/client';
import { useScreenQuery } from '#lib/useScreenQuery';
import { texts } from '#texts/en';
import { FormSection } from '#ui/FormSection';
import type { Column } from '#ui/table/DataTable';
import { TableList } from '#ui/table/TableList';

interface StudentPanelProps<Data, Item> {
  title: string;
  none: string;
  columns: readonly Column[];
  /** Reads a page of the student's list. */
  document: TypedDocumentNode<Data, { id: string; page: number }>;
  id: string;
  listOf: (data: Data) => { pageCount: number; nodes: readonly Item[] } | undefined;
  /** Returns the keyed `<tr>` of an item. */
  children: (item: Item) => ReactNode;
}

/** List of a student in a panel of its own, with pages. */
export function StudentPanel<Data, Item>(props: StudentPanelProps<Data, Item>) {
  const { title, none, columns, document, id, listOf, children } = props;
  const [page, setPage] = useState(1);
  const { data, error, retry, isStale } = useScreenQuery(document, { id, page }, null, 0);
  const list = data && listOf(data);
  return (
    <FormSection title={title}>
      <Stack gap="md">
        <TableList
          label={title}
          columns={columns}
          isBare
          items={list?.nodes}
          error={error}
          errorText={texts.studentPage.failed}
          onRetry={retry}
          isStale={isStale}
          skeletonCount={2}
          empty={{ title: none }}
          pages={{ page, pageCount: list?.pageCount ?? 1, onChange: setPage }}
        >
          {children}
        </TableList>
      </Stack>
    </FormSection>
  );
}
