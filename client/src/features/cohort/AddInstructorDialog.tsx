import { useMutation, useQuery } from '@apollo/client/react';
import { Avatar, Badge, Button, Group, Modal, Skeleton, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { readError } from '#lib/errors';
import { texts } from '#texts/en';
import { RowList } from '#ui/RowList';
import { SearchBox } from '#ui/SearchBox';
import { notify } from '#lib/toasts';
import { useOpened } from '#ui/useOpened';
import {
  AddCohortInstructorDocument,
  InstructorCandidatesDocument,
  type InstructorCandidatesQuery,
} from './AddInstructorDialog.generated.ts';

const t = texts.addInstructor;

interface AddInstructorDialogProps {
  cohortId: string;
  /** IDs of the members who already teach the cohort. */
  teaching: readonly string[];
  opened: boolean;
  onClose: () => void;
}

/** Dialog that finds members of the institution by name or email and adds them as instructors. Its own chunk. */
export default function AddInstructorDialog(props: AddInstructorDialogProps) {
  const { cohortId, teaching, opened, onClose } = props;
  const [search, setSearch] = useState('');
  const { data, previousData, loading, error } = useQuery(InstructorCandidatesDocument, {
    variables: { search: search || null },
    skip: !opened,
    fetchPolicy: 'cache-and-network',
  });
  const found = data ?? previousData;
  const members = found && [...found.instructors.nodes, ...found.admins.nodes];
  return (
    <Modal
      opened={useOpened(opened)}
      onClose={onClose}
      title={t.title}
      closeButtonProps={{ 'aria-label': texts.common.close }}
    >
      <Stack gap="md" pt={4}>
        <SearchBox label={t.search} value={search} onSearch={setSearch} />
        {error && !members && (
          <Text role="alert" c="var(--mantine-color-error)">
            {readError(error).message || t.failed}
          </Text>
        )}
        {!members && loading && <Skeleton h={160} radius="md" />}
        {members?.length === 0 && <Text c="dimmed">{t.noMatch}</Text>}
        <RowList>
          {members?.map((member) => (
            <li key={member.id}>
              <Candidate cohortId={cohortId} member={member} isTeaching={teaching.includes(member.id)} />
            </li>
          ))}
        </RowList>
      </Stack>
    </Modal>
  );
}

interface CandidateProps {
  cohortId: string;
  member: InstructorCandidatesQuery['instructors']['nodes'][number];
  isTeaching: boolean;
}

function Candidate({ cohortId, member, isTeaching }: CandidateProps) {
  const [add, { loading }] = useMutation(AddCohortInstructorDocument);
  const name = member.displayName;
  const addMember = async () => {
    try {
      await add({ variables: { cohortId, memberId: member.id } });
      notify.success(t.added(name));
    } catch (error) {
      notify.error(readError(error).message || t.failed);
    }
  };
  return (
    <Group wrap="nowrap" gap="sm">
      <Avatar src={member.avatarUrl} name={name} color="initials" alt="" />
      <div style={{ flex: 1, minWidth: 0 }}>
        <Text fw={600} truncate>
          {name}
        </Text>
        <Text size="sm" c="dimmed" truncate>
          {member.email}
        </Text>
      </div>
      {isTeaching ? (
        <Badge color="teal">{t.alreadyTeaching}</Badge>
      ) : (
        <Button
          size="sm"
          variant="light"
          loading={loading}
          aria-label={t.add(name)}
          onClick={() => void addMember()}
        >
          {t.addShort}
        </Button>
      )}
    </Group>
  );
}
