import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import { SegmentedControl } from '@mantine/core';
import { useSession } from '#lib/session';
import { useListAddress } from '#lib/useListAddress';
import { texts } from '#texts/en';
import { ListFilters } from '#ui/ListFilters';
import { PageHeader } from '#ui/PageHeader';
import { SearchBox } from '#ui/SearchBox';
import { DiscussionList } from './DiscussionList.tsx';
import { StartLink } from './StartLink.tsx';

const t = texts.discussions;

/**
 * /discussions: discussions of the institution and of all courses that the viewer can see. Staff can narrow
 * them to unanswered questions. Search, filter and page are in the URL.
 */
export default function DiscussionsPage() {
  const { filters, narrow, clear, page, goTo } = useListAddress('search', 'show');
  const role = useSession()?.role;
  const isStaff = role === 'instructor' || role === 'admin';
  const isUnanswered = isStaff && filters.show === 'unanswered';
  return (
    <>
      <PageHeader title={t.title} description={t.description} actions={<StartLink />} />
      <ListFilters>
        {isStaff && (
          <SegmentedControl
            aria-label={t.show}
            value={isUnanswered ? 'unanswered' : 'all'}
            data={[
              { value: 'all', label: t.all },
              { value: 'unanswered', label: t.unanswered },
            ]}
            onChange={(show) => narrow({ show: show === 'all' ? null : show })}
          />
        )}
        <SearchBox label={t.search} value={filters.search ?? ''} onSearch={(search) => narrow({ search })} />
      </ListFilters>
      <DiscussionList
        search={filters.search}
        isUnanswered={isUnanswered}
        page={page}
        onPage={goTo}
        onClearSearch={clear}
        start={<StartLink isSecond />}
      />
    </>
  );
}
