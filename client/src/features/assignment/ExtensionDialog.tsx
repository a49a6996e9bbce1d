import { useMutation, useQuery } from '@apollo/client/react';
import { Group, Modal, Stack, Text } from '@mantine/core';
import { grantExtensionRules } from '@rules/extension/extension';
import { useState } from 'react';
import * as z from 'zod/mini';
import { notify } from '#lib/toasts';
import { texts } from '#texts/en';
import { formatDateTime } from '#texts/formatting';
import { afterFocusReturn } from '#ui/afterFocusReturn';
import { CancelButton } from '#ui/CancelButton';
import { DateTimeField, SelectField, TextareaField } from '#ui/fields';
import { OptionsError } from '#ui/fields/OptionsError';
import { Form } from '#ui/Form';
import { MergeChoice } from '#ui/MergeChoice';
import { SearchBox } from '#ui/SearchBox';
import { SubmitButton } from '#ui/SubmitButton';
import { useMergedForm } from '#ui/useMergedForm';
import { useOpened } from '#ui/useOpened';
import {
  ExtensionStudentsDocument,
  GrantExtensionDocument,
  type ExtensionRow_ExtensionFragment,
} from './Extensions.generated.ts';
import { useLatestExtension } from './useLatestExtension.ts';
import { usePastDueDate } from './usePastDueDate.tsx';

const t = texts.extension;

const rules = z.pick(grantExtensionRules, { studentId: true, dueAt: true, reason: true });

/** Fields that are one value: a reason is about its date. */
const TOGETHER = ['dueAt', 'reason'];

interface Student {
  id: string;
  displayName: string;
}

interface ExtensionDialogProps {
  activity: { id: string; dueAt: string; course: { id: string } };
  /** Extension to change; null for a new one. */
  extension: ExtensionRow_ExtensionFragment | null;
  onSaved: () => void;
  onClose: () => void;
}

/** Dialog to give a student more time. It does not replace an extension that someone else changed unseen. Its own chunk. */
export default function ExtensionDialog({ activity, extension, onSaved, onClose }: ExtensionDialogProps) {
  const { id, dueAt, course } = activity;
  const [isWanted, setWanted] = useState(true);
  const [search, setSearch] = useState('');
  const close = () => setWanted(false);
  const [grant] = useMutation(GrantExtensionDocument);
  const { submit, dialog } = usePastDueDate(
    async (input: z.output<typeof rules> & { version: number; allowPastDueDate?: boolean }) => {
      const { data } = await grant({
        variables: { input: { ...input, dueAt: input.dueAt.toISOString(), activityId: id } },
        update: (cache) => void cache.evict({ id: `Activity:${id}`, fieldName: 'extensions' }),
      });
      return data;
    },
    t.pastText,
  );
  const { data, previousData, error, refetch } = useQuery(ExtensionStudentsDocument, {
    variables: { courseId: course.id, search: search || null },
    skip: extension !== null,
    fetchPolicy: 'cache-and-network',
  });
  const [chosen, setChosen] = useState<Student | null>(extension?.student ?? null);
  const latest = useLatestExtension(id, extension);
  const { round, values, draftKey, save, choice } = useMergedForm({
    draftName: `extension ${extension?.id}`,
    readLatest: () => valuesOf(latest.read()),
    reload: () => latest.load(chosen?.id ?? ''),
    together: TOGETHER,
  });
  const found = (data ?? previousData)?.gradebook.nodes ?? [];
  // The chosen student stays, also when another search does not find it.
  const students = chosen && !found.some(({ id: one }) => one === chosen.id) ? [chosen, ...found] : found;
  return (
    <Modal
      opened={useOpened(isWanted)}
      onClose={close}
      onExitTransitionEnd={afterFocusReturn(onClose)}
      title={t.dialog}
      closeButtonProps={{ 'aria-label': texts.common.close }}
    >
      <Stack gap="lg" pt={4}>
        {!extension && <SearchBox label={t.searchStudents} value={search} onSearch={setSearch} />}
        {data && !extension && data.gradebook.nodes.length === 0 && (
          <Text c="dimmed">{search ? t.noMatch : t.noStudents}</Text>
        )}
        <MergeChoice title={t.conflict} choice={choice} />
        <Form
          key={round}
          schema={rules}
          defaultValues={values}
          // Not for a new one: the list may not contain the student of a draft.
          draftKey={extension ? draftKey : undefined}
          errorText={(failure) => failure.message || t.failed}
          onSubmit={async (input, form) => {
            const { studentId } = input;
            await save({ ...form.getValues(), studentId }, () => {
              const known = latest.read();
              return submit({ ...input, version: known.studentId === studentId ? known.version : 0 });
            });
            notify.success(t.saved(chosen?.displayName ?? ''));
            onSaved();
            close();
          }}
        >
          <Stack gap="lg">
            <div>
              <SelectField
                // Options that arrive later must not change the value.
                key={students.map(({ id: one }) => one).join()}
                name="studentId"
                label={t.student}
                data={[
                  { value: '', label: t.chooseStudent },
                  ...students.map(({ id: value, displayName }) => ({ value, label: displayName })),
                ]}
                onChange={({ currentTarget }) =>
                  setChosen(students.find(({ id: one }) => one === currentTarget.value) ?? null)
                }
                disabled={extension !== null}
                required
              />
              {error && !data && <OptionsError onRetry={() => void refetch().catch(() => {})} />}
            </div>
            <DateTimeField
              name="dueAt"
              label={t.dueAt}
              description={t.dueAtHint(formatDateTime(dueAt))}
              required
            />
            <TextareaField name="reason" label={t.reason} description={t.reasonHint} required />
            <Group justify="flex-end" gap="sm">
              <CancelButton to={close} />
              <SubmitButton>{t.save}</SubmitButton>
            </Group>
          </Stack>
        </Form>
      </Stack>
      {dialog}
    </Modal>
  );
}

const valuesOf = ({ studentId, dueAt, reason }: z.input<typeof rules>) => ({ studentId, dueAt, reason });
