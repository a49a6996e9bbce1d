import type { FragmentType } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { Skeleton, Stack } from '@mantine/core';
import { lazy } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { readError } from '#lib/errors';
import { paths } from '#lib/paths';
import { useFragmentData } from '#lib/useFragmentData';
import { texts } from '#texts/en';
import { AddressTabs } from '#ui/AddressTabs';
import { BackLink } from '#ui/BackLink';
import { EmptyState } from '#ui/EmptyState';
import { PageHeader } from '#ui/PageHeader';
import { CourseActions } from './CourseActions.tsx';
import { CourseFailed } from './CourseFailed.tsx';
import { LiveCourse } from './LiveCourse.tsx';
import {
  EditCourse_CourseFragmentDoc,
  EditCourseDocument,
  type EditCourse_CourseFragment,
} from './EditCoursePage.generated.ts';

const loadBasics = () => import('./BasicsTab.tsx');
const loadPricing = () => import('./PricingTab.tsx');
const loadCurriculum = () => import('./curriculum/CurriculumTab.tsx');
const loadCertificates = () => import('./certificates/CertificatesTab.tsx');
const loadCoTeachers = () => import('./co-teachers/CoTeachersTab.tsx');
const loadPublish = () => import('./PublishTab.tsx');
const BasicsTab = lazy(loadBasics);
const PricingTab = lazy(loadPricing);
const CurriculumTab = lazy(loadCurriculum);
const CertificatesTab = lazy(loadCertificates);
const CoTeachersTab = lazy(loadCoTeachers);
const PublishTab = lazy(loadPublish);

const t = texts.courseEditor;

/** /course/{guid}/edit: edits a course in six tabs. */
export default function EditCoursePage() {
  const { guid = '' } = useParams();
  const navigate = useNavigate();
  // Always from the network: a cached version would show old texts to edit.
  const { data, error, refetch } = useQuery(EditCourseDocument, {
    variables: { id: guid },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const isGone = readError(error).code === 'NOT_FOUND';
  const course = isGone ? undefined : data?.course;
  if (error && !course)
    return <CourseFailed error={error} onRetry={() => void refetch().catch(() => null)} />;
  return (
    <>
      <BackLink to={paths.course(guid)}>{t.backToCourse}</BackLink>
      <PageHeader
        title={t.title}
        description={course ? course.title : <Skeleton h={20} w={220} component="span" display="block" />}
        actions={
          course && (
            <CourseActions
              course={course}
              hasEdit={false}
              onDeleted={() => void navigate(paths.myCourses, { replace: true })}
            />
          )
        }
      />
      {course && <LiveCourse id={course.id} onDeleted={() => void refetch().catch(() => null)} />}
      {course ? (
        <EditorTabs key={guid} course={course} reload={refetch} />
      ) : (
        <Stack gap="lg" maw={820} aria-busy="true">
          <Skeleton h={320} radius="lg" />
          <Skeleton h={200} radius="lg" />
        </Stack>
      )}
    </>
  );
}

interface EditorTabsProps {
  course: FragmentType<EditCourse_CourseFragment>;
  reload: () => Promise<unknown>;
}

function EditorTabs({ course: ref, reload }: EditorTabsProps) {
  const course = useFragmentData(EditCourse_CourseFragmentDoc, ref);
  const { id, viewerCan } = course;
  if (!viewerCan.edit) return <EmptyState title={t.notAllowed} />;
  return (
    <AddressTabs
      label={texts.courseParts.label}
      tabs={[
        {
          id: 'basics',
          label: texts.courseParts.basics,
          preload: loadBasics,
          content: <BasicsTab course={course} reload={reload} />,
        },
        {
          id: 'curriculum',
          label: texts.courseParts.curriculum,
          preload: loadCurriculum,
          content: <CurriculumTab courseId={id} />,
        },
        {
          id: 'pricing',
          label: texts.courseParts.pricing,
          preload: loadPricing,
          content: <PricingTab course={course} reload={reload} />,
        },
        {
          id: 'certificates',
          label: texts.courseParts.certificates,
          preload: loadCertificates,
          content: <CertificatesTab courseId={id} />,
        },
        {
          id: 'co-teachers',
          label: texts.courseParts.coTeachers,
          preload: loadCoTeachers,
          content: <CoTeachersTab courseId={id} />,
        },
        {
          id: 'publish',
          label: texts.courseParts.publish,
          preload: loadPublish,
          content: <PublishTab courseId={id} />,
        },
      ]}
    />
  );
}
