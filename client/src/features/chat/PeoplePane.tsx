import { useQuery } from '@apollo/client/react';
import { Button, Skeleton, Stack } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { readError } from '#lib/errors';
import { texts } from '#texts/en';
import { EmptyState } from '#ui/EmptyState';
import { ErrorState } from '#ui/ErrorState';
import { ROWS } from '#ui/rows';
import { SearchBox } from '#ui/SearchBox';
import { notify } from '#lib/toasts';
import classes from './chat.module.css';
import { ContactRow } from './ContactRow.tsx';
import { ConversationRow } from './ConversationRow.tsx';
import { ContactsDocument, ConversationsDocument } from './PeoplePane.generated.ts';
import { useOpenConversation } from './useOpenConversation.ts';

const t = texts.chat;

/** Conversations, latest first, then people without a conversation, with one search for both. */
export function PeoplePane({ chosen }: { chosen: string | undefined }) {
  const [search, setSearch] = useState('');
  const variables = { search: search || null };
  const conversations = useQuery(ConversationsDocument, { variables, fetchPolicy: 'cache-and-network' });
  const contacts = useQuery(ContactsDocument, { variables, fetchPolicy: 'cache-and-network' });
  const open = useOpenConversation();

  const found = conversations.data ?? conversations.previousData;
  const people = contacts.data ?? contacts.previousData;
  const talks = found?.conversations.nodes.toSorted((a, b) => b.lastMessageAt.localeCompare(a.lastMessageAt));
  const known = new Set(talks?.map(({ otherMember }) => otherMember?.id));
  const others = people?.contacts.nodes.filter(({ id }) => !known.has(id));
  const error = (found ? undefined : conversations.error) ?? (people ? undefined : contacts.error);
  const isEmpty = talks?.length === 0 && others?.length === 0;

  return (
    <section className={classes.people} aria-label={t.people}>
      <search className={classes.search}>
        <SearchBox label={t.search} value={search} onSearch={setSearch} />
      </search>
      <div className={classes.peopleList}>
        {error && (
          <ErrorState
            message={readError(error).message || texts.errors.list}
            onRetry={() => void Promise.all([conversations.refetch(), contacts.refetch()]).catch(() => {})}
          />
        )}
        {!error && !(talks && others) && <PeopleSkeleton />}
        {isEmpty && (
          <EmptyState
            drawing="people"
            title={search ? t.noPeople : t.alone}
            hint={search ? t.noPeopleHint : t.aloneHint}
          />
        )}
        {talks && talks.length > 0 && (
          <Rows label={t.conversations} more={renderMore(conversations, found?.conversations.pageInfo)}>
            {talks.map((conversation) => (
              <li key={conversation.id}>
                <ConversationRow conversation={conversation} isChosen={conversation.id === chosen} />
              </li>
            ))}
          </Rows>
        )}
        {others && others.length > 0 && (
          <Rows label={t.people} more={renderMore(contacts, people?.contacts.pageInfo)}>
            {others.map((member) => (
              <li key={member.id}>
                <ContactRow member={member} onChoose={() => void open(member.id)} />
              </li>
            ))}
          </Rows>
        )}
      </div>
    </section>
  );
}

function Rows({ label, more, children }: { label: string; more: ReactNode; children: ReactNode }) {
  return (
    <>
      <h2 className={classes.heading}>{label}</h2>
      <ul {...ROWS} className={classes.rows} aria-label={label}>
        {children}
      </ul>
      {more}
    </>
  );
}

interface Pages {
  fetchMore: (options: { variables: { after: string | null } }) => Promise<unknown>;
}

/** Renders a button that loads the next page of a list; null on the last page. */
function renderMore(
  { fetchMore }: Pages,
  page: { hasNextPage: boolean; endCursor: string | null } | undefined,
): ReactNode {
  if (!page?.hasNextPage) return null;
  const load = () =>
    fetchMore({ variables: { after: page.endCursor } }).catch(() => notify.error(texts.errors.list));
  return (
    <Button variant="subtle" size="compact-sm" onClick={() => void load()}>
      {t.more}
    </Button>
  );
}

function PeopleSkeleton() {
  return (
    <Stack gap={6} aria-busy="true" aria-label={texts.common.loading} role="status">
      {Array.from({ length: 7 }, (_, index) => (
        <Skeleton key={index} height={60} radius="md" />
      ))}
    </Stack>
  );
}
