import '@mantine/core/styles/Avatar.layer.css';
import '@mantine/core/styles/List.layer.css';
import { Button, Card, Stack, Text, Title } from '@mantine/core';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { AppLink } from '#lib/AppLink';
import { readError } from '#lib/errors';
import { useCurrentOrigin, type Origin } from '#lib/origin';
import { paths } from '#lib/paths';
import { useRequest } from '#lib/useRequest';
import { texts } from '#texts/en';
import { notify } from '#lib/toasts';
import { CourseCohorts } from './CourseCohorts.tsx';
import { CourseFailed } from './CourseFailed.tsx';
import { CourseSkeleton } from './CourseSkeleton.tsx';
import { CourseHero, CourseOverview } from './CourseView.tsx';
import { offerForVisitor } from './offers.ts';
import classes from './course.module.css';
import { VisitorCourseDocument } from './VisitorCourse.public.generated.ts';

const t = texts.courseDetail;

/** Screen of a public course for visitors, with links to log in and sign up. */
export default function VisitorCourse() {
  const { guid = '' } = useParams();
  const { data, error, retry } = useRequest(VisitorCourseDocument, { id: guid });
  const course = data?.course;
  const offer = course ? offerForVisitor(course.cohorts.nodes) : undefined;
  useEffect(() => {
    if (error !== null) notify.error(readError(error).message || t.failed);
  }, [error]);
  return (
    <div className={classes.visitorPage}>
      {error !== null && <CourseFailed error={error} onRetry={retry} />}
      {error === null && !course && <CourseSkeleton />}
      {error === null && course && (
        <>
          <CourseHero course={course} offer={offer} />
          <CourseOverview
            reader="visitor"
            hasOpenResources
            course={course}
            side={<JoinCard isMain={!offer} />}
            cohorts={
              <CourseCohorts
                cohorts={course.cohorts.nodes}
                linkTo={({ id }) => ({
                  to: paths.login,
                  state: { from: paths.cohort(id) } satisfies Origin,
                  label: t.logInToEnroll,
                })}
              />
            }
          />
        </>
      )}
    </div>
  );
}

/** Ways to an account. @param isMain whether they are the main action: nothing can be enrolled in now */
function JoinCard({ isMain }: { isMain: boolean }) {
  const wayBack = useCurrentOrigin();
  return (
    <Card component="section" aria-labelledby="join-title">
      <Title order={2} size="h3" id="join-title">
        {t.joinTitle}
      </Title>
      <Text c="dimmed" mt={6}>
        {t.joinText}
      </Text>
      <Stack gap="sm" mt="lg">
        <Button
          component={AppLink}
          to={paths.signup}
          state={wayBack}
          variant={isMain ? 'filled' : 'light'}
          fullWidth
        >
          {t.signUp}
        </Button>
        <Button component={AppLink} to={paths.login} state={wayBack} variant="default" fullWidth>
          {t.logIn}
        </Button>
      </Stack>
    </Card>
  );
}
