import { Avatar, Group, Modal, Skeleton, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { readError } from '#lib/errors';
import { texts } from '#texts/en';
import { RowList } from './RowList.tsx';
import { SearchBox } from './SearchBox.tsx';
import { useOpened } from './useOpened.ts';

export interface Candidate {
  id: string;
  displayName: string;
  email: string | null;
  avatarUrl: string | null;
}

/** Texts of the dialog. */
export interface CandidatesWords {
  title: string;
  search: string;
  noMatch: string;
  failed: string;
}

interface CandidatesDialogProps<Member> {
  words: CandidatesWords;
  search: string;
  onSearch: (search: string) => void;
  /** Members that match the search. Undefined until they are loaded. */
  members: readonly Member[] | undefined;
  error: unknown;
  loading: boolean;
  opened: boolean;
  onClose: () => void;
  /** Returns the button or badge of a member. */
  children: (member: Member) => ReactNode;
}

/** Dialog that finds members of the institution by name or email, with an action for each. */
export function CandidatesDialog<Member extends Candidate>({
  words,
  members,
  error,
  ...props
}: CandidatesDialogProps<Member>) {
  return (
    <Modal
      opened={useOpened(props.opened)}
      onClose={props.onClose}
      title={words.title}
      closeButtonProps={{ 'aria-label': texts.common.close }}
    >
      <Stack gap="md" pt={4}>
        <SearchBox label={words.search} value={props.search} onSearch={props.onSearch} />
        {error !== undefined && !members && (
          <Text role="alert" c="var(--mantine-color-error)">
            {readError(error).message || words.failed}
          </Text>
        )}
        {!members && props.loading && <Skeleton h={160} radius="md" />}
        {members?.length === 0 && <Text c="dimmed">{words.noMatch}</Text>}
        <RowList>
          {members?.map((member) => (
            <li key={member.id}>
              <Group wrap="nowrap" gap="sm">
                <Avatar src={member.avatarUrl} name={member.displayName} color="initials" alt="" />
                <div style={{ flex: 1, minWidth: 0 }}>
                  <Text fw={600} truncate>
                    {member.displayName}
                  </Text>
                  <Text size="xs" c="dimmed" truncate>
                    {member.email}
                  </Text>
                </div>
                {props.children(member)}
              </Group>
            </li>
          ))}
        </RowList>
      </Stack>
    </Modal>
  );
}
