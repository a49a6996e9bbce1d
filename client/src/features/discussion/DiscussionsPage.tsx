import { useListAddress } from '#lib/useListAddress';
import { texts } from '#texts/en';
import { ListFilters } from '#ui/ListFilters';
import { PageHeader } from '#ui/PageHeader';
import { SearchBox } from '#ui/SearchBox';
import { DiscussionList } from './DiscussionList.tsx';
import { StartLink } from './StartLink.tsx';

const t = texts.discussions;

/**
 * /discussions: discussions of the institution and of all courses that the viewer can see. Search and page are in the
 * URL.
 */
export default function DiscussionsPage() {
  const { filters, narrow, clear, page, goTo } = useListAddress('search');
  return (
    <>
      <PageHeader title={t.title} description={t.description} actions={<StartLink />} />
      <ListFilters>
        <SearchBox label={t.search} value={filters.search ?? ''} onSearch={(search) => narrow({ search })} />
      </ListFilters>
      <DiscussionList
        search={filters.search}
        page={page}
        onPage={goTo}
        onClearSearch={clear}
        start={<StartLink />}
      />
    </>
  );
}
