import type { FragmentType } from '@apollo/client';
import { Anchor, Badge } from '@mantine/core';
import { useState } from 'react';
import { AppLink } from '#lib/AppLink';
import { paths } from '#lib/paths';
import { useFragmentData } from '#lib/useFragmentData';
import { useScreenQuery } from '#lib/useScreenQuery';
import { texts } from '#texts/en';
import { formatCount } from '#texts/formatting';
import { SettingsSection } from '#ui/SettingsSection';
import { Cell } from '#ui/table/DataTable';
import { TableList } from '#ui/table/TableList';
import { When } from '#ui/When';
import classes from './import.module.css';
import {
  ImportRunRow_RunFragmentDoc,
  ImportRunsDocument,
  type ImportRunRow_RunFragment,
} from './Imports.generated.ts';

const t = texts.imports;

const columns = [
  { name: t.file },
  { name: t.status },
  { name: t.rows, isNumber: true },
  { name: t.invited, isNumber: true },
  { name: t.enrolled, isNumber: true },
  { name: t.failedRows, isNumber: true },
  { name: t.started },
] as const;

/** Imports of the institution, newest first. */
export function EarlierImports() {
  const [page, setPage] = useState(1);
  const { data, error, isStale, retry } = useScreenQuery(ImportRunsDocument, { page }, null);
  const runs = data?.importRuns;
  return (
    <SettingsSection title={t.title} description={t.description}>
      <TableList
        label={t.title}
        columns={columns}
        isBare
        items={runs?.nodes}
        error={error}
        errorText={t.failed}
        onRetry={retry}
        isStale={isStale}
        skeletonCount={2}
        empty={{ title: t.empty }}
        pages={{ page, pageCount: runs?.pageCount ?? 1, onChange: setPage }}
      >
        {(run) => <ImportRunRow key={run.id} run={run} />}
      </TableList>
    </SettingsSection>
  );
}

function ImportRunRow({ run: ref }: { run: FragmentType<ImportRunRow_RunFragment> }) {
  const run = useFragmentData(ImportRunRow_RunFragmentDoc, ref);
  return (
    <tr>
      <Cell isName className={classes.value}>
        <Anchor component={AppLink} to={paths.import(run.id)}>
          {run.fileName}
        </Anchor>
      </Cell>
      <Cell>
        <Badge>{texts.importRun.statuses[run.status]}</Badge>
      </Cell>
      <Cell of={t.rows} isNumber>
        {formatCount(run.rowCount)}
      </Cell>
      <Cell of={t.invited} isNumber>
        {formatCount(run.invitedCount)}
      </Cell>
      <Cell of={t.enrolled} isNumber>
        {formatCount(run.enrolledCount)}
      </Cell>
      <Cell of={t.failedRows} isNumber>
        {formatCount(run.failedCount)}
      </Cell>
      <Cell of={t.started}>
        <When at={run.createdAt} /> {t.by(run.startedBy.displayName)}
      </Cell>
    </tr>
  );
}
