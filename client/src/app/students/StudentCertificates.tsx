import { Badge } from '@mantine/core';
import { texts } from '#texts/en';
import { Cell } from '#ui/table/DataTable';
import { When } from '#ui/When';
import { StudentPanel } from './StudentPanel.tsx';
import { StudentCertificatesDocument } from './StudentPage.generated.ts';

const t = texts.studentPage;

const columns = [{ name: t.course }, { name: t.cohort }, { name: t.grade }, { name: t.status }];

/** Certificates of a student, issued and pending. */
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
            <Badge color={status === 'ISSUED' ? 'teal' : 'yellow'}>
              {status === 'ISSUED' ? t.issued : t.pending}
            </Badge>{' '}
            {issuedAt && <When at={issuedAt} />}
          </Cell>
        </tr>
      )}
    </StudentPanel>
  );
}
