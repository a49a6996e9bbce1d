import { Button, Card, Group, Stack, Text } from '@mantine/core';
import { useParams } from 'react-router-dom';
import { AppLink } from '#lib/AppLink';
import { readError } from '#lib/errors';
import { useCurrentOrigin } from '#lib/origin';
import { paths } from '#lib/paths';
import { useRequest } from '#lib/useRequest';
import { texts } from '#texts/en';
import { ErrorState } from '#ui/ErrorState';
import { Price } from '#ui/Price';
import { LessonBody } from './LessonBody.tsx';
import { LessonHead, LockedLesson, UnknownLesson, WaitingLesson } from './LessonParts.tsx';
import { VisitorLessonDocument, type VisitorLessonQuery } from './VisitorLesson.public.generated.ts';
import classes from './lesson.module.css';

const t = texts.lesson;

/** A lesson of a public course for visitors: the whole of a free preview, otherwise how to open it. */
export default function VisitorLesson() {
  const { guid = '' } = useParams();
  const { data, error, retry } = useRequest(VisitorLessonDocument, { id: guid });
  const lesson = data?.lesson;
  return (
    <div className={classes.visitor}>
      {error != null &&
        (readError(error).code === 'NOT_FOUND' ? (
          <UnknownLesson />
        ) : (
          <ErrorState
            title={t.failed}
            message={readError(error).message || texts.errors.unknown}
            onRetry={retry}
          />
        ))}
      {error == null && !lesson && <WaitingLesson />}
      {lesson && (
        <Stack gap="lg">
          <LessonHead lesson={lesson} />
          {lesson.isOpen ? <LessonBody lesson={lesson} /> : <LockedLesson lesson={lesson} />}
          <Offer course={lesson.course} />
        </Stack>
      )}
    </div>
  );
}

type Course = NonNullable<VisitorLessonQuery['lesson']>['course'];

/** The course of the lesson, with its price and the ways in. */
function Offer({ course: { id, title, price } }: { course: Course }) {
  const wayBack = useCurrentOrigin();
  return (
    <Card component="section" aria-label={title}>
      <Group justify="space-between" gap="md">
        <div>
          <Text fw={600}>{title}</Text>
          <Price of={price} />
        </div>
        <Group gap="sm">
          <Button component={AppLink} to={paths.signup} state={wayBack} variant="default">
            {texts.courseDetail.signUp}
          </Button>
          <Button component={AppLink} to={paths.course(id)}>
            {t.seeCourse}
          </Button>
        </Group>
      </Group>
    </Card>
  );
}
