import { Badge, Card, Group, Skeleton, Text, Title } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useWatch } from 'react-hook-form';
import { readError } from '#lib/errors';
import { useScreenQuery } from '#lib/useScreenQuery';
import { texts } from '#texts/en';
import { formatCount } from '#texts/formatting';
import { ErrorState } from '#ui/ErrorState';
import { RowList } from '#ui/RowList';
import { CertificatePreviewDocument, type CertificatePreviewQuery } from './CertificatesTab.generated.ts';
import type { RuleValues } from './ruleForm.ts';

const t = texts.certificateRule;

/** Milliseconds without a key press after which the preview follows. */
const PAUSE = 400;

/** Lists the students who would get a certificate now with the requirements in the form. */
export function RulePreview({ courseId }: { courseId: string }) {
  const [isAutomatic, ...typed] = useWatch<RuleValues, (keyof RuleValues)[]>({
    name: ['isAutomatic', 'minProgress', 'minGrade', 'minAttendance'],
  });
  const [paused] = useDebouncedValue(typed.map(percentOf).join(), PAUSE);
  if (!isAutomatic) return null;
  return <Preview courseId={courseId} paused={paused} />;
}

/** Returns a value that the API accepts; what cannot be saved requires nothing here. */
const percentOf = (value: unknown): number | '' =>
  Number.isInteger(value) && (value as number) >= 1 && (value as number) <= 100 ? (value as number) : '';

interface PreviewProps {
  courseId: string;
  /** The three percentages, separated by commas. */
  paused: string;
}

function Preview({ courseId, paused }: PreviewProps) {
  const [minProgress, minGrade, minAttendance] = paused
    .split(',')
    .map((text) => (text === '' ? null : Number(text))) as [number | null, number | null, number | null];
  const variables = { courseId, minProgress, minGrade, minAttendance };
  const { data, error, retry } = useScreenQuery(CertificatePreviewDocument, variables, null, 0);
  const preview = data?.certificatePreview;
  return (
    <Card component="section" aria-labelledby="preview-title">
      <Group gap="sm" mb={4}>
        <Title order={2} size="h3" id="preview-title">
          {t.preview}
        </Title>
        {preview && (
          <Badge color="gray" aria-live="polite">
            {t.previewCount(formatCount(preview.qualifiedCount), formatCount(preview.totalCount))}
          </Badge>
        )}
      </Group>
      <Text c="dimmed" mb="md">
        {t.previewHint}
      </Text>
      {preview ? (
        <Candidates preview={preview} />
      ) : error ? (
        <ErrorState message={readError(error).message || t.previewFailed} onRetry={retry} />
      ) : (
        <Skeleton h={120} aria-busy="true" />
      )}
    </Card>
  );
}

function Candidates({ preview }: { preview: CertificatePreviewQuery['certificatePreview'] }) {
  const { candidates, totalCount } = preview;
  if (candidates.length === 0)
    return (
      <>
        <Text fw={600}>{t.previewEmpty}</Text>
        <Text c="dimmed">{t.previewEmptyHint}</Text>
      </>
    );
  const more = totalCount - candidates.length;
  return (
    <>
      <RowList>
        {candidates.map(({ studentId, name, cohortTitle, isQualified, standing }) => (
          <li key={studentId}>
            <Group justify="space-between" gap="sm">
              <div style={{ flex: '1 1 220px' }}>
                <Text fw={600}>{name}</Text>
                <Text size="xs" c="dimmed">
                  {cohortTitle}
                </Text>
              </div>
              <Text size="xs" style={{ flex: '1 1 240px' }}>
                {t.standing(standing.progress, standing.grade, standing.attendance)}
              </Text>
              <Badge color={isQualified ? 'teal' : 'gray'}>{isQualified ? t.qualifies : t.notYet}</Badge>
            </Group>
          </li>
        ))}
      </RowList>
      {more > 0 && (
        <Text size="xs" c="dimmed" mt="sm">
          {t.previewMore(formatCount(more))}
        </Text>
      )}
    </>
  );
}
