import { Avatar, Group, Skeleton, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { readError } from '#lib/errors';
import { RowList } from './RowList.tsx';
import { SearchBox } from './SearchBox.tsx';

export interface Candidate {
  id: string;
  displayName: string;
  email: string | null;
  avatarUrl: string | null;
}

export interface CandidatesProps<Member> {
  words: { search: string; noMatch: string; failed: string };
  search: string;
  onSearch: (search: string) => void;
  /** Members that match the search. Undefined until they are loaded. */
  members: readonly Member[] | undefined;
  error: unknown;
  loading: boolean;
  /** Returns the button or badge of a member. */
  children: (member: Member) => ReactNode;
}

/** Search for members of the institution by name or email, with an action for each. */
export function Candidates<Member extends Candidate>({
  words,
  members,
  error,
  ...props
}: CandidatesProps<Member>) {
  return (
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
  );
}
