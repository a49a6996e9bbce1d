import { Group, Stack, Text, Title } from '@mantine/core';
import { MAX_KEPT_ERRORS } from '@rules/import/import';
import { useState } from 'react';
import { useScreenQuery } from '#lib/useScreenQuery';
import { ruleText } from '#lib/ruleText';
import { texts } from '#texts/en';
import { formatCount } from '#texts/formatting';
import { ExportButton } from '#ui/ExportButton';
import { Cell } from '#ui/table/DataTable';
import { TableList } from '#ui/table/TableList';
import classes from './import.module.css';
import { ImportErrorsDocument } from './Imports.generated.ts';

const t = texts.importRun;

const columns = [
  { name: t.line, isNumber: true },
  { name: t.column },
  { name: t.value },
  { name: t.problem },
] as const;

/** Rows of an import that failed, in order. */
export function ImportErrors({ id, failedCount }: { id: string; failedCount: number }) {
  const [page, setPage] = useState(1);
  const { data, error, isStale, retry } = useScreenQuery(ImportErrorsDocument, { id, page });
  const errors = data?.importRun?.errors;
  return (
    <Stack gap="md">
      <Group justify="space-between" gap="sm">
        <Title order={3} size="h4">
          {t.errors}
        </Title>
        <ExportButton path={`/exports/imports/${id}/errors.csv`} filters={{}} texts={t.export} />
      </Group>
      {failedCount > MAX_KEPT_ERRORS && (
        <Text size="sm" c="dimmed">
          {t.kept(MAX_KEPT_ERRORS)}
        </Text>
      )}
      <TableList
        label={t.errors}
        columns={columns}
        isBare
        items={errors?.nodes}
        error={error}
        onRetry={retry}
        isStale={isStale}
        skeletonCount={3}
        empty={{ title: t.errors }}
        pages={{ page, pageCount: errors?.pageCount ?? 1, onChange: setPage }}
      >
        {({ id: key, line, column, value, message }) => (
          <tr key={key}>
            <Cell of={t.line} isNumber>
              {formatCount(line)}
            </Cell>
            <Cell {...(column && { of: t.column })}>{column}</Cell>
            <Cell {...(value && { of: t.value })} className={classes.value}>
              {value}
            </Cell>
            <Cell isName>{ruleText(message)}</Cell>
          </tr>
        )}
      </TableList>
    </Stack>
  );
}
