import { useMutation } from '@apollo/client/react';
import { Button, Group, Stack, Text } from '@mantine/core';
import { IMPORT_FILE } from '@rules/import/import';
import { problemOf } from '@rules/file/file';
import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { CohortField } from '#ui/cohorts/CohortField';
import { upload } from '#lib/upload';
import { ruleText } from '#lib/ruleText';
import { texts } from '#texts/en';
import type { ImportKind } from '#texts/enums.generated';
import { SelectField, TextareaField } from '#ui/fields';
import { Form } from '#ui/Form';
import { FormAlert } from '#ui/FormAlert';
import { ProgressBar } from '#ui/ProgressBar';
import { SubmitButton } from '#ui/SubmitButton';
import { ImportDrop } from './ImportDrop.tsx';
import { ImportPreview } from './ImportPreview.tsx';
import { ImportRunsDocument, StartImportDocument } from './Imports.generated.ts';
import type { PreviewRequest } from './preview.ts';
import { usePreview } from './usePreview.ts';

const t = texts.importForm;

const rules = z.object({ kind: z.string(), cohortId: z.string(), message: z.string() }).check(
  z.refine(({ kind, cohortId }) => kind === 'STUDENTS' || cohortId !== '', {
    path: ['cohortId'],
    error: t.chooseCohort,
  }),
);

const kinds = Object.entries(t.kinds).map(([value, label]) => ({ value, label }));

/** Takes a file, shows what is in it, and starts its import. */
export function ImportFileForm({ onStarted }: { onStarted: (id: string) => void }) {
  const [request, setRequest] = useState<PreviewRequest | null>(null);
  const [refusal, setRefusal] = useState<string>();
  const preview = usePreview(request);
  const take = (file: File) => {
    const problem = problemOf(IMPORT_FILE, [file], 0);
    setRefusal(problem ? ruleText(problem) : undefined);
    setRequest(problem ? null : { file });
  };
  if (!request)
    return (
      <Stack gap="md">
        <FormAlert message={refusal} />
        <ImportDrop onFile={take} />
      </Stack>
    );
  const { file } = request;
  const canStart = preview && preview.rowCount > preview.problemCount;
  return (
    <Stack gap="lg">
      <Group justify="space-between" gap="sm">
        <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
          {t.previewOf(file.name)}
        </Text>
        <Button variant="default" onClick={() => setRequest(null)}>
          {t.another}
        </Button>
      </Group>
      {preview === undefined && <Text role="status">{t.reading}</Text>}
      {preview === null && <FormAlert message={t.unreadable} />}
      {preview && (
        <ImportPreview preview={preview} onEncoding={(encoding) => setRequest({ file, encoding })} />
      )}
      {preview && preview.rowCount > 0 && !canStart && <FormAlert message={t.nothing} />}
      {canStart && !preview.fileProblem && (
        <StartForm file={preview.file} name={file.name} onStarted={onStarted} />
      )}
    </Stack>
  );
}

interface StartFormProps {
  /** The file in UTF-8. */
  file: Blob;
  name: string;
  onStarted: (id: string) => void;
}

function StartForm({ file, name, onStarted }: StartFormProps) {
  const [percent, setPercent] = useState<number | null>(null);
  const underway = useRef<AbortController>(null);
  useEffect(() => () => underway.current?.abort(), []);
  const [start] = useMutation(StartImportDocument, { refetchQueries: [ImportRunsDocument] });
  return (
    <Form
      schema={rules}
      defaultValues={{ kind: 'STUDENTS', cohortId: '', message: '' }}
      draftKey="import"
      label={t.title}
      errorText={({ message }) => message || t.failed}
      onSubmit={async ({ kind, cohortId, message }) => {
        const controller = (underway.current = new AbortController());
        setPercent(0);
        try {
          const { id: fileId } = await upload(new File([file], name, { type: 'text/csv' }), {
            purpose: IMPORT_FILE.name,
            signal: controller.signal,
            onProgress: setPercent,
          });
          const input = { kind: kind as ImportKind, fileId, message, ...(cohortId && { cohortId }) };
          const { data } = await start({ variables: { input } });
          onStarted(data!.startImport!.importRun.id);
        } catch (error) {
          if (!controller.signal.aborted) throw error;
        } finally {
          setPercent(null);
        }
      }}
    >
      {(form) => (
        <Stack gap="lg">
          <SelectField name="kind" label={t.kind} data={kinds} />
          <InvitedCohort isRequired={form.watch('kind') === 'ENROLLMENTS'} />
          <TextareaField name="message" label={t.message} description={t.messageHint} />
          {percent !== null && (
            <Group gap="sm" wrap="nowrap">
              <div style={{ flex: 1 }}>
                <Text size="xs">{texts.importRun.percent(percent)}</Text>
                <ProgressBar value={percent} label={t.uploading} />
              </div>
              <Button variant="default" onClick={() => underway.current?.abort()}>
                {t.cancelUpload}
              </Button>
            </Group>
          )}
          <Group justify="flex-end">
            <SubmitButton>{t.start}</SubmitButton>
          </Group>
        </Stack>
      )}
    </Form>
  );
}

const InvitedCohort = ({ isRequired }: { isRequired: boolean }) => (
  <CohortField
    label={t.cohort}
    description={t.cohortHint}
    empty={isRequired ? t.chooseCohort : t.noCohort}
    required={isRequired}
  />
);
