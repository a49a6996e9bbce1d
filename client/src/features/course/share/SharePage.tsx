import { Alert, Button, NativeSelect, Skeleton, Stack } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AppLink } from '#lib/AppLink';
import { isUuid } from '#lib/ids';
import { paths } from '#lib/paths';
import { useScreenQuery } from '#lib/useScreenQuery';
import { texts } from '#texts/en';
import { EmptyState } from '#ui/EmptyState';
import { ErrorState } from '#ui/ErrorState';
import { PageHeader } from '#ui/PageHeader';
import { ShareCoursesDocument, type ShareCoursesQuery } from './SharePage.generated.ts';

/** Loaded after the frame, because the code of the picture is large. */
const ShareCourse = lazy(() => import('./ShareCourse.tsx'));

const t = texts.courseSharing;

/** /course/share: link, QR code and invitations of a published course; `?course=` chooses it. */
export default function SharePage() {
  const [params, setParams] = useSearchParams();
  const chosen = params.get('course') ?? '';
  const isChosen = isUuid(chosen);
  const { data, error, retry } = useScreenQuery(
    ShareCoursesDocument,
    { chosen: isChosen ? [chosen] : [], isChosen },
    texts.errors.list,
  );
  const courses = data && sharedCourses(data);
  const course = courses?.find(({ id }) => id === chosen || chosen === '');
  return (
    <>
      <PageHeader title={t.title} description={t.description} />
      {error !== undefined && <ErrorState message={texts.errors.list} onRetry={retry} />}
      {error === undefined && !courses && <Skeleton h={420} radius="lg" maw={820} aria-busy="true" />}
      {courses?.length === 0 && (
        <EmptyState
          title={t.none}
          drawing="courses"
          action={
            <Button component={AppLink} to={paths.myCourses}>
              {t.toMyCourses}
            </Button>
          }
        />
      )}
      {courses !== undefined && courses.length > 0 && (
        <Stack gap="lg" maw={820}>
          {!course && (
            <Alert color="yellow" title={t.unknown} icon={<IconAlertTriangle size={20} aria-hidden />}>
              {t.chooseAnother}
            </Alert>
          )}
          <NativeSelect
            label={t.course}
            value={course?.id ?? ''}
            data={[
              ...(course ? [] : [{ value: '', label: t.choose }]),
              ...courses.map(({ id, title }) => ({ value: id, label: title })),
            ]}
            onChange={({ currentTarget }) => setParams({ course: currentTarget.value }, { replace: true })}
          />
          {course && (
            <Suspense fallback={<Skeleton h={420} radius="lg" aria-busy="true" />}>
              <ShareCourse key={course.id} course={course} />
            </Suspense>
          )}
        </Stack>
      )}
    </>
  );
}

/** Returns the courses that the viewer may share, with the chosen one. */
function sharedCourses({ chosen, courses }: ShareCoursesQuery) {
  const all = [...courses.nodes, ...(chosen?.nodes ?? [])];
  return [...new Map(all.map((course) => [course.id, course])).values()].filter(
    ({ viewerCan }) => viewerCan.share,
  );
}
