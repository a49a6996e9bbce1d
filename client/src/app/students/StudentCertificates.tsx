import { Badge } from '@mantine/core';
import { texts } from '#texts/en';
import { Cell } from '#ui/table/DataTable';
import { When } from '#ui/When';
import { StudentPanel } from './StudentPanel.tsx';
import { StudentCertificatesDocument } from './StudentPage.generated.ts';

const t = texts.studentPage;

const columns = [{ name: t.course }, { name: t.cohort }, { name: t.grade }, { name: t.status }];

const COLORS = { PENDING: 'yellow', ISSUED: 'teal', REVOKED: 'red' } as const;

/** Certificates of a student: pending, issued and revoked ones. */
export function StudentCertificates({ id }: { id: string }) {
  return (
    <StudentPanel
      title={t.certificates}
      none={t.noCertificates}
      columns={columns}
      document={StudentCertificatesDocument}
      id={id}
      listOf={({ member }) => member?.certificates}
    >
      {({ id: certificateId, courseTitle, cohortTitle, grade, status, issuedAt }) => (
        <tr key={certificateId}>
          <Cell isName>{courseTitle}</Cell>
          <Cell of={t.cohort}>{cohortTitle}</Cell>
          <Cell {...(grade && { of: t.grade })}>{grade}</Cell>
          <Cell>
            <Badge color={COLORS[status]}>{t.statuses[status]}</Badge> {issuedAt && <When at={issuedAt} />}
          </Cell>
        </tr>
      )}
    </StudentPanel>
  );
}
