import { Anchor, Skeleton } from '@mantine/core';
import { AppLink } from '#lib/AppLink';
import { readError } from '#lib/errors';
import { paths } from '#lib/paths';
import { useScreenQuery } from '#lib/useScreenQuery';
import { texts } from '#texts/en';
import { EmptyState } from '#ui/EmptyState';
import { ErrorState } from '#ui/ErrorState';
import { Cell, DataTable } from '#ui/table/DataTable';
import { When } from '#ui/When';
import { AnalyticsPanel } from './AnalyticsPanel.tsx';
import { AtRiskDocument, type AtRiskQuery, type AtRiskQueryVariables } from './AtRisk.generated.ts';

const t = texts.analytics;

const COLUMNS = [
  { name: t.student },
  { name: t.cohort },
  { name: t.lastActive },
  { name: t.missed, isNumber: true },
] as const;

/** Students who may not complete their cohort, with links to their pages. */
export function AtRiskPanel(filters: AtRiskQueryVariables) {
  const { data, error, retry } = useScreenQuery(AtRiskDocument, filters, null);
  return (
    <AnalyticsPanel title={t.atRisk} path="/exports/students-at-risk.csv" filters={{ ...filters }}>
      {data ? (
        <Students students={data.studentsAtRisk} />
      ) : error === undefined ? (
        <Skeleton h={160} />
      ) : (
        <ErrorState message={readError(error).message || t.atRiskFailed} onRetry={retry} />
      )}
    </AnalyticsPanel>
  );
}

function Students({ students }: { students: AtRiskQuery['studentsAtRisk'] }) {
  if (students.length === 0) return <EmptyState title={t.nobodyAtRisk} hint={t.atRiskHint} />;
  return (
    <DataTable label={t.atRisk} columns={COLUMNS} isBare>
      {students.map(({ studentId, name, cohortId, cohortTitle, lastActiveAt, missedDeadlines }) => (
        <tr key={`${studentId} ${cohortId}`}>
          <Cell isName>
            <Anchor component={AppLink} to={paths.student(studentId)}>
              {name}
            </Anchor>
          </Cell>
          <Cell of={t.cohort}>{cohortTitle}</Cell>
          <Cell of={t.lastActive}>{lastActiveAt ? <When at={lastActiveAt} as="ago" /> : t.never}</Cell>
          <Cell isNumber of={t.missed}>
            {missedDeadlines}
          </Cell>
        </tr>
      ))}
    </DataTable>
  );
}
