import { useApolloClient } from '@apollo/client/react';
import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconArrowBackUp, IconChecks } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { AppLink } from '#lib/AppLink';
import { readError } from '#lib/errors';
import { paths } from '#lib/paths';
import { notify } from '#lib/toasts';
import { useListAddress } from '#lib/useListAddress';
import { useScreenQuery } from '#lib/useScreenQuery';
import { texts } from '#texts/en';
import { BackLink } from '#ui/BackLink';
import { EmptyState } from '#ui/EmptyState';
import { ErrorState } from '#ui/ErrorState';
import { ListFilters } from '#ui/ListFilters';
import { ListPages } from '#ui/ListPages';
import { LocalTimes } from '#ui/LocalTimes';
import { MessagePage } from '#ui/MessagePage';
import { PageHeader } from '#ui/PageHeader';
import { SearchBox } from '#ui/SearchBox';
import LiveSessions from '../sessions/LiveSessions.tsx';
import { AttendanceSheetDocument, type AttendanceSheetQuery } from './AttendancePage.generated.ts';
import { AttendanceSheet } from './AttendanceSheet.tsx';
import { recordOf, turnOf, useMarks, type Session } from './useMarks.ts';

// Loaded after the sheet.
const CheckInPanel = lazy(() => import('./CheckInPanel.tsx'));

const t = texts.attendanceSheet;

/** Milliseconds without an event after which the sheet is read again: a class checks in at once. */
const QUIET = 400;

/** /sessions/{guid}/attendance: attendance of all students of a session, by keyboard, touch, or their own check-in. */
export default function AttendancePage() {
  const { guid = '' } = useParams();
  const { filters, narrow, page, goTo } = useListAddress('search');
  const { search } = filters;
  const variables = { id: guid, ids: [guid], search, page };
  const { data, error, isStale, retry } = useScreenQuery(AttendanceSheetDocument, variables, t.loadFailed, 0);
  const client = useApolloClient();
  // In turn with the marks, which an older answer would hide.
  const reload = () => {
    const context = { turn: turnOf(guid), queryDeduplication: false };
    const options = {
      query: AttendanceSheetDocument,
      variables,
      fetchPolicy: 'network-only',
      context,
    } as const;
    client.query(options).catch(() => undefined); // the next event reads again
  };
  const session = data?.cohortSession;
  if (error !== undefined && readError(error).code !== 'NOT_FOUND')
    return (
      <>
        <PageHeader title={t.title} />
        <ErrorState message={readError(error).message || t.loadFailed} onRetry={retry} />
      </>
    );
  // Also a session whose attendance the viewer can’t take.
  const isMissing = error !== undefined || (data && !session?.cohort?.viewerCan.manageSessions);
  if (isMissing) return <MessagePage title={t.notFound} />;
  return (
    <>
      <Header session={session} />
      {!data || !session ? (
        <Skeleton h={420} radius="lg" />
      ) : session.cancelledAt ? (
        <EmptyState title={t.cancelled} />
      ) : (
        <Stack gap="lg">
          <Suspense fallback={<Skeleton h={96} radius="lg" />}>
            <CheckInPanel session={session} />
          </Suspense>
          <Sheet
            data={data}
            session={session}
            search={search}
            isStale={isStale}
            onSearch={(text) => narrow({ search: text || null })}
            reload={reload}
          />
          <ListPages
            label={t.title}
            page={page}
            pageCount={data.attendanceSheet.pageCount ?? 1}
            onChange={goTo}
          />
        </Stack>
      )}
    </>
  );
}

function Header({ session }: { session: Session | null | undefined }) {
  const { cohort } = session ?? {};
  return (
    <>
      {cohort && <BackLink to={paths.cohortSchedule(cohort.id)}>{t.back(cohort.title)}</BackLink>}
      <PageHeader
        title={session ? `${t.title}: ${session.topic}` : t.title}
        description={
          session && cohort ? (
            <LocalTimes at={session.date} until={session.endsAt} timeZone={cohort.timeZone} isDated />
          ) : (
            <>&nbsp;</>
          )
        }
      />
    </>
  );
}

interface SheetProps {
  data: AttendanceSheetQuery;
  session: Session;
  search: string | null;
  isStale: boolean;
  onSearch: (text: string) => void;
  reload: () => void;
}

function Sheet({ data, session, search, isStale, onSearch, reload }: SheetProps) {
  const { mark, undo, canUndo } = useMarks(session);
  const students = data.attendanceSheet.nodes;
  const rest = students.filter((student) => !recordOf(student));
  const reloadLater = useDebouncedCallback(reload, QUIET);
  const markRest = async () => {
    const before = await mark(rest.map((student) => ({ student, status: 'PRESENT', note: '' })));
    if (before) notify.success(t.restMarked(rest.length), { label: t.undo, run: () => void undo(before) });
  };
  return (
    <>
      {session.cohort && (
        <LiveSessions
          cohortId={session.cohort.id}
          onChange={(id) => {
            if (id === null || id === session.id) reloadLater();
          }}
        />
      )}
      <ListFilters>
        <SearchBox label={t.search} value={search ?? ''} onSearch={onSearch} />
        <Group gap="sm" ms="auto">
          <Text role="status">{t.counts(session.present, session.total)}</Text>
          <Button
            variant="default"
            leftSection={<IconArrowBackUp size={18} aria-hidden />}
            disabled={!canUndo}
            onClick={() => void undo()}
          >
            {t.undo}
          </Button>
          <Button
            leftSection={<IconChecks size={18} aria-hidden />}
            disabled={rest.length === 0}
            onClick={() => void markRest()}
          >
            {t.restPresent}
          </Button>
        </Group>
      </ListFilters>
      {students.length === 0 ? (
        <EmptyState
          title={search === null ? t.empty : t.noMatch}
          drawing="people"
          action={
            search === null &&
            session.cohort && (
              <Button component={AppLink} to={paths.cohortPeople(session.cohort.id)} variant="light">
                {t.enroll}
              </Button>
            )
          }
        />
      ) : (
        <AttendanceSheet
          sessionId={session.id}
          students={students}
          isStale={isStale}
          onMark={(one) => void mark([one])}
          onUndo={() => void undo()}
        />
      )}
    </>
  );
}
