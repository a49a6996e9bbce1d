import { Button, Card, Text, Title } from '@mantine/core';
import { IconAward, IconCheck } from '@tabler/icons-react';
import { AppLink } from '#lib/AppLink';
import { paths } from '#lib/paths';
import { useScreenQuery } from '#lib/useScreenQuery';
import { texts } from '#texts/en';
import { ProgressBar } from '#ui/ProgressBar';
import { CertificateGoalDocument, type CertificateGoalQuery } from './CertificateGoal.generated.ts';
import type { Course } from './memberCourse.ts';
import classes from './workspace.module.css';

const t = texts.certificateGoal;

/** Shows the requirements of a course with an automatic rule that the student still has to meet, or the outcome. */
export default function CertificateGoal({ course }: { course: Course }) {
  const { certificateRule: rule, viewerCertificate } = course;
  // Read again with each opening: grades and attendance change it, and no update of the course tells so.
  const { data } = useScreenQuery(CertificateGoalDocument, { id: course.id }, null, 0);
  const standing = data?.course?.viewerCertificateStanding;
  const status = viewerCertificate?.status;
  const isDone = status === 'ISSUED' || status === 'REVOKED';
  if (!isDone && (!rule || !standing)) return null; // a plan without certificates
  return (
    <Card component="section" aria-labelledby="certificate-title">
      <Title order={2} size="h3" id="certificate-title" mb="sm">
        {t.title}
      </Title>
      {isDone ? <Outcome isRevoked={status === 'REVOKED'} /> : <Needs rule={rule!} standing={standing!} />}
    </Card>
  );
}

function Outcome({ isRevoked }: { isRevoked: boolean }) {
  return (
    <>
      <Text mb="md">{isRevoked ? t.revoked : t.issued}</Text>
      <Button
        component={AppLink}
        to={paths.certificates}
        variant="default"
        leftSection={<IconAward size={18} aria-hidden />}
      >
        {t.open}
      </Button>
    </>
  );
}

type Standing = NonNullable<NonNullable<CertificateGoalQuery['course']>['viewerCertificateStanding']>;

interface NeedsProps {
  rule: NonNullable<Course['certificateRule']>;
  standing: Standing;
}

function Needs({ rule, standing }: NeedsProps) {
  const needs = [
    { of: 'progress', minimum: rule.minProgress },
    { of: 'grade', minimum: rule.minGrade },
    { of: 'attendance', minimum: rule.minAttendance },
  ] as const;
  const required = needs.flatMap(({ of, minimum }) =>
    minimum === null ? [] : [{ name: t.needs[of](minimum), minimum, reached: standing[of] }],
  );
  if (required.length === 0) return <Text>{t.atEnd}</Text>;
  const isMet = required.every(({ minimum, reached }) => reached >= minimum);
  return (
    <>
      <Text mb="sm">{isMet ? t.soon : t.automatic}</Text>
      <ul className={classes.needs}>
        {required.map(({ name, minimum, reached }) => (
          <li key={name}>
            <div className={classes.figures}>
              <Text>{name}</Text>
              {reached >= minimum ? (
                <Text className={classes.met}>
                  <IconCheck size={16} aria-hidden /> {t.met}
                </Text>
              ) : (
                <Text c="dimmed">{t.has(reached)}</Text>
              )}
            </div>
            <ProgressBar value={Math.min(100, (100 * reached) / minimum)} label={name} />
          </li>
        ))}
      </ul>
    </>
  );
}
