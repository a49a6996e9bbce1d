import { Button, Skeleton } from '@mantine/core';
import { AppLink } from '#lib/AppLink';
import { paths } from '#lib/paths';
import { useLiveCategories } from '#lib/useLiveCategories';
import { useListAddress } from '#lib/useListAddress';
import { useScreenQuery } from '#lib/useScreenQuery';
import { texts } from '#texts/en';
import { DataList } from '#ui/DataList';
import { ListFilters } from '#ui/ListFilters';
import { optionNamed } from '#ui/options';
import { PageHeader } from '#ui/PageHeader';
import { SearchBox } from '#ui/SearchBox';
import { MyCourseFilters } from './MyCourseFilters.tsx';
import { parseCategory } from './categoryFilter.ts';
import { filterLevels } from './levels.ts';
import { MyCourseCard } from './MyCourseCard.tsx';
import { NewCourseLink } from './NewCourseLink.tsx';
import { StatusFilter } from './StatusFilter.tsx';
import { parseCourseStatus } from './courseStatus.ts';
import { MyCoursesDocument } from './MyCoursesPage.generated.ts';

const t = texts.myCourses;

/**
 * /courses/my-courses and /courses/my: the teacher's own courses, or the courses of the student's cohorts, in pages of
 * 5.
 */
export default function MyCoursesPage() {
  const { filters, isNarrowed, narrow, clear, page, goTo } = useListAddress(
    'search',
    'status',
    'category',
    'level',
  );
  const { data, error, isStale, retry } = useScreenQuery(
    MyCoursesDocument,
    {
      search: filters.search,
      status: parseCourseStatus(filters.status),
      ...parseCategory(filters.category),
      level: optionNamed(filterLevels, filters.level),
      page,
    },
    t.failed,
  );
  useLiveCategories({ isOn: Boolean(data?.viewer?.institution) });
  const isTeacher = data?.viewer?.viewerCan.createCourse ?? false;
  const create = (variant: 'filled' | 'default') => <NewCourseLink variant={variant} label={t.create} />;
  const browse = (
    <Button component={AppLink} to={paths.cohorts} variant="light">
      {t.browse}
    </Button>
  );
  const clearButton = (
    <Button variant="light" onClick={clear}>
      {texts.courseList.clear}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={t.title}
        description={data && (isTeacher ? t.teacherDescription : t.studentDescription)}
        actions={isTeacher && create('filled')}
      />
      <ListFilters>
        <SearchBox label={t.search} value={filters.search ?? ''} onSearch={(search) => narrow({ search })} />
        <MyCourseFilters filters={filters} categories={data?.categories} onChange={narrow} />
        {isTeacher && <StatusFilter value={filters.status} onChange={(status) => narrow({ status })} />}
      </ListFilters>
      <DataList
        label={t.title}
        items={data?.myCourses.nodes}
        error={error}
        errorText={t.failed}
        onRetry={retry}
        isStale={isStale}
        cols={1}
        skeleton={<Skeleton h={160} radius="lg" />}
        skeletonCount={3}
        empty={
          isNarrowed
            ? { title: t.noMatch, drawing: 'courses', action: clearButton }
            : { title: t.empty, drawing: 'courses', action: isTeacher ? create('default') : browse }
        }
        pages={{ page, pageCount: data?.myCourses.pageCount ?? 1, onChange: goTo }}
        itemKey={(course) => course.id}
      >
        {(course) => <MyCourseCard course={course} isTeacher={isTeacher} />}
      </DataList>
    </>
  );
}
