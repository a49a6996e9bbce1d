import type { FragmentType } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { Card, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useWatch } from 'react-hook-form';
import { useFragmentData } from '#lib/useFragmentData';
import { useLatest } from '#lib/useLatest';
import { useScreenQuery } from '#lib/useScreenQuery';
import { notify } from '#lib/toasts';
import { texts } from '#texts/en';
import { CheckboxField } from '#ui/fields';
import { Form } from '#ui/Form';
import { MergeChoice } from '#ui/MergeChoice';
import { NumberField } from '#ui/NumberField';
import { SubmitButton } from '#ui/SubmitButton';
import { useMergedForm } from '#ui/useMergedForm';
import { CourseFailed } from '../CourseFailed.tsx';
import {
  CertificateRule_CourseFragmentDoc,
  CourseCertificatesDocument,
  SetCertificateRuleDocument,
  type CertificateRule_CourseFragment,
} from './CertificatesTab.generated.ts';
import { RulePreview } from './RulePreview.tsx';
import { ruleFormRules, type RuleValues } from './ruleForm.ts';

const t = texts.certificateRule;

interface CertificatesTabProps {
  courseId: string;
}

/** Tab with the rule by which the certificates of a course are issued, and a preview of its effect. */
export default function CertificatesTab({ courseId }: CertificatesTabProps) {
  const { data, error, retry } = useScreenQuery(CourseCertificatesDocument, { id: courseId }, t.failed, 0);
  if (data?.course) return <RuleForm course={data.course} reload={retry} />;
  if (error !== undefined) return <CourseFailed error={error} onRetry={retry} hasHeading={false} />;
  return <Skeleton h={320} maw={820} radius="lg" aria-busy="true" />;
}

const valuesOf = ({ certificateRule: rule }: CertificateRule_CourseFragment): RuleValues => ({
  isAutomatic: rule?.isAutomatic ?? false,
  minProgress: rule?.minProgress ?? null,
  minGrade: rule?.minGrade ?? null,
  minAttendance: rule?.minAttendance ?? null,
});

interface RuleFormProps {
  course: FragmentType<CertificateRule_CourseFragment>;
  reload: () => void;
}

function RuleForm({ course: ref, reload }: RuleFormProps) {
  const course = useFragmentData(CertificateRule_CourseFragmentDoc, ref);
  const { id } = course;
  const readCourse = useLatest(CertificateRule_CourseFragmentDoc, course);
  const [setRule] = useMutation(SetCertificateRuleDocument);
  const { round, values, draftKey, save, choice } = useMergedForm<RuleValues>({
    draftName: `certificate-rule ${id}`,
    readLatest: () => valuesOf(readCourse()),
    reload: async () => reload(),
  });
  return (
    <>
      <MergeChoice title={t.conflict} choice={choice} />
      <Form
        key={round}
        schema={ruleFormRules}
        defaultValues={values}
        draftKey={draftKey}
        errorText={(error) => error.message || t.notSaved}
        onSubmit={async (parsed, form) => {
          await save(form.getValues() as RuleValues, (_changed, merged) =>
            setRule({
              variables: {
                input: { courseId: id, version: readCourse().certificateRule?.version ?? 0, ...merged },
              },
            }),
          );
          notify.success(parsed.isAutomatic ? t.savedAutomatic : t.saved);
        }}
      >
        <Stack gap="lg" maw={820}>
          <Card component="section" aria-labelledby="rule-title">
            <Title order={2} size="h3" id="rule-title" mb={4}>
              {t.title}
            </Title>
            <Text c="dimmed" mb="md">
              {t.description}
            </Text>
            <Stack gap="lg">
              <CheckboxField name="isAutomatic" label={t.automatic} description={t.automaticHint} />
              <Requirements />
              <Group justify="flex-end">
                <SubmitButton>{t.save}</SubmitButton>
              </Group>
            </Stack>
          </Card>
          <RulePreview courseId={id} />
        </Stack>
      </Form>
    </>
  );
}

function Requirements() {
  const isAutomatic = useWatch<RuleValues, 'isAutomatic'>({ name: 'isAutomatic' });
  if (!isAutomatic) return <Text>{t.byHand}</Text>;
  const percent = { min: 1, max: 100, allowDecimal: false, maw: 320 };
  return (
    <>
      <NumberField name="minProgress" label={t.progress} {...percent} />
      <NumberField name="minGrade" label={t.grade} description={t.gradeHint} {...percent} />
      <NumberField name="minAttendance" label={t.attendance} description={t.attendanceHint} {...percent} />
      <Text size="xs" c="dimmed">
        {t.optional} {t.notAgain}
      </Text>
    </>
  );
}
