import { useMutation } from '@apollo/client/react';
import { Group, Skeleton, Stack, Text } from '@mantine/core';
import { eraseMemberRules } from '@rules/personal-data/erase-member';
import { readError } from '#lib/errors';
import { notify } from '#lib/toasts';
import { useScreenQuery } from '#lib/useScreenQuery';
import { texts } from '#texts/en';
import { CancelButton } from '#ui/CancelButton';
import { ErrorState } from '#ui/ErrorState';
import { Form } from '#ui/Form';
import { FormDialog } from '#ui/FormDialog';
import { OwnerFields } from '#ui/OwnerFields';
import { SubmitButton } from '#ui/SubmitButton';
import { EraseMemberDocument, EraseMemberProofDocument, MembersDocument } from './Members.generated.ts';

const t = texts.members;

interface EraseMemberDialogProps {
  id: string;
  name: string;
  onClose: () => void;
}

/** Dialog that erases the data of a member after the password of the admin and a code. Its own chunk. */
export default function EraseMemberDialog({ id, name, onClose }: EraseMemberDialogProps) {
  const { data, error, retry } = useScreenQuery(EraseMemberProofDocument, {}, null);
  const [send] = useMutation(EraseMemberDocument, {
    refetchQueries: [MembersDocument],
    awaitRefetchQueries: true,
  });
  const needsCode = data?.viewer?.hasTwoFactor;
  return (
    <FormDialog title={t.eraseTitle(name)} onClose={onClose}>
      {(close) =>
        error ? (
          <ErrorState message={readError(error).message || texts.errors.unknown} onRetry={retry} />
        ) : needsCode === undefined ? (
          <Skeleton h={200} />
        ) : (
          <Form
            schema={eraseMemberRules}
            defaultValues={{ id, password: '', code: needsCode ? '' : null }}
            mode="onSubmit"
            label={t.eraseTitle(name)}
            errorText={({ message }) => message || t.eraseFailed}
            onSubmit={async (input) => {
              await send({ variables: { input } });
              notify.success(t.erased(name));
              close();
            }}
          >
            <Stack gap="lg" pt={4}>
              <Text>{t.eraseText(name)}</Text>
              <OwnerFields texts={t} hasTwoFactor={needsCode} isFirst />
              <Group justify="flex-end" gap="sm">
                <CancelButton to={close} />
                <SubmitButton color="red">{t.erase}</SubmitButton>
              </Group>
            </Stack>
          </Form>
        )
      }
    </FormDialog>
  );
}
