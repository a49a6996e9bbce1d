import { Anchor } from '@mantine/core';
import { texts } from '#texts/en';
import { formatCount } from '#texts/formatting';
import { Fact } from '#ui/Fact';
import { When } from '#ui/When';
import type { StudentQuery } from './StudentPage.generated.ts';
import classes from './students.module.css';

const t = texts.studentPage;

/** Contact details and dates of a student, as far as the viewer reads them. */
export function StudentFacts({ member }: { member: NonNullable<StudentQuery['member']> }) {
  const { email, phone, createdAt, lastSeenAt, courseCount } = member;
  return (
    <dl className={classes.facts} aria-label={t.facts}>
      {email && (
        <Fact name={t.email}>
          <Anchor href={`mailto:${email}`}>{email}</Anchor>
        </Fact>
      )}
      {phone && <Fact name={t.phone}>{phone}</Fact>}
      <Fact name={t.courses}>{formatCount(courseCount)}</Fact>
      <Fact name={t.joined}>
        <When at={createdAt} />
      </Fact>
      {lastSeenAt && (
        <Fact name={t.lastSeen}>
          <When at={lastSeenAt} as="ago" />
        </Fact>
      )}
    </dl>
  );
}
