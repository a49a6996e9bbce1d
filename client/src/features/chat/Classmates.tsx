import { useSubscription } from '@apollo/client/react';
import { Group, Skeleton, Title } from '@mantine/core';
import { useState } from 'react';
import { useScreenQuery } from '#lib/useScreenQuery';
import { texts } from '#texts/en';
import { DataList } from '#ui/DataList';
import { SearchBox } from '#ui/SearchBox';
import { PresenceDocument } from './ChatPage.generated.ts';
import { ClassmatesDocument } from './Classmates.generated.ts';
import { ContactRow } from './ContactRow.tsx';
import { useOpenConversation } from './useOpenConversation.ts';

const t = texts.chat;

/** Other participants of a cohort's room, each opening a conversation. Its own chunk. */
export default function Classmates({ roomId }: { roomId: string }) {
  const [{ search, page }, show] = useState<{ search: string | null; page: number }>({
    search: null,
    page: 1,
  });
  const { data, error, isStale, retry } = useScreenQuery(
    ClassmatesDocument,
    { conversationId: roomId, search, page },
    texts.errors.list,
  );
  useSubscription(PresenceDocument, { ignoreResults: true });
  const open = useOpenConversation();
  return (
    <section aria-labelledby="classmates-title">
      <Group justify="space-between" mb="md" gap="sm">
        <Title order={2} size="h3" id="classmates-title">
          {t.classmates}
        </Title>
        <SearchBox
          label={t.searchClassmates}
          value={search ?? ''}
          onSearch={(text) => show({ search: text || null, page: 1 })}
        />
      </Group>
      <DataList
        label={t.classmates}
        items={data?.contacts.nodes}
        error={error}
        onRetry={retry}
        isStale={isStale}
        cols="rows"
        skeleton={<Skeleton h={44} radius="sm" />}
        empty={{
          title: search ? t.noPeople : t.noClassmates,
          hint: search ? t.noPeopleHint : t.noClassmatesHint,
          drawing: 'people',
        }}
        pages={{
          page,
          pageCount: data?.contacts.pageCount ?? 1,
          onChange: (next) => show({ search, page: next }),
        }}
        itemKey={(member) => member.id}
      >
        {(member) => <ContactRow member={member} onChoose={() => void open(member.id)} />}
      </DataList>
    </section>
  );
}
