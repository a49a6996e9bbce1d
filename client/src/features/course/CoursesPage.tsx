import { Button, NativeSelect, Skeleton } from '@mantine/core';
import { getHostNamespace } from '#lib/hostNamespace';
import { useLiveCategories } from '#lib/useLiveCategories';
import { useListAddress } from '#lib/useListAddress';
import { useScreenQuery } from '#lib/useScreenQuery';
import { texts } from '#texts/en';
import { DataList } from '#ui/DataList';
import { ListFilters } from '#ui/ListFilters';
import { optionNamed, optionsOf } from '#ui/options';
import { PageHeader } from '#ui/PageHeader';
import { SearchBox } from '#ui/SearchBox';
import { categoryOptions, parseCategory } from './categoryFilter.ts';
import { CourseCard } from './CourseCard.tsx';
import { NewCourseLink } from './NewCourseLink.tsx';
import { StatusFilter } from './StatusFilter.tsx';
import { parseCourseStatus } from './courseStatus.ts';
import { filterLevels } from './levels.ts';
import { CoursesDocument } from './CoursesPage.generated.ts';

const t = texts.courseList;

/** /courses: courses of the institution in pages of 12. Search, filters and page are in the URL. */
export default function CoursesPage() {
  const { filters, isNarrowed, narrow, clear, page, goTo } = useListAddress(
    'search',
    'category',
    'level',
    'status',
  );
  const level = optionNamed(filterLevels, filters.level);
  const { data, error, isStale, retry } = useScreenQuery(
    CoursesDocument,
    {
      search: filters.search,
      ...parseCategory(filters.category),
      level,
      status: parseCourseStatus(filters.status),
      page,
    },
    t.failed,
  );
  useLiveCategories({ isOn: Boolean(data?.viewer?.institution) });
  const canCreate = data?.viewer?.viewerCan.createCourse;
  const create = (variant: 'filled' | 'default') =>
    canCreate && <NewCourseLink variant={variant} label={t.create} />;
  const isMixed = data?.viewer?.institution === null && getHostNamespace() === null;
  const clearButton = (
    <Button variant="light" onClick={clear}>
      {t.clear}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={t.title}
        description={data ? t.description(data.viewer?.institution?.name) : <>&nbsp;</>}
        actions={create('filled')}
      />
      <ListFilters>
        <SearchBox label={t.search} value={filters.search ?? ''} onSearch={(search) => narrow({ search })} />
        <NativeSelect
          aria-label={t.category}
          value={filters.category ?? ''}
          data={categoryOptions(data?.categories)}
          onChange={(event) => narrow({ category: event.currentTarget.value })}
        />
        <NativeSelect
          aria-label={t.level}
          value={level ?? ''}
          data={[{ value: '', label: t.anyLevel }, ...optionsOf(filterLevels)]}
          onChange={(event) => narrow({ level: event.currentTarget.value })}
        />
        {canCreate && <StatusFilter value={filters.status} onChange={(status) => narrow({ status })} />}
      </ListFilters>
      <DataList
        label={t.title}
        items={data?.courses.nodes}
        error={error}
        errorText={t.failed}
        onRetry={retry}
        isStale={isStale}
        skeleton={<Skeleton h={372} radius="lg" />}
        empty={{
          drawing: 'courses',
          ...(isNarrowed
            ? { title: t.noMatch, action: clearButton }
            : { title: t.empty, action: create('default') }),
        }}
        pages={{ page, pageCount: data?.courses.pageCount ?? 1, onChange: goTo }}
        itemKey={(course) => course.id}
      >
        {(course) => <CourseCard course={course} isMixed={isMixed} />}
      </DataList>
    </>
  );
}
