import type { CourseCategory, CourseLanguage, CourseLevel, CourseStatus } from '#texts/enums.generated';
import { Avatar, Badge, Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { lazy, Suspense, type ReactNode } from 'react';
import { AppLink } from '#lib/AppLink';
import { paths } from '#lib/paths';
import { Cover } from '#ui/cover/Cover';
import { texts } from '#texts/en';
import { Fact } from '#ui/Fact';
import { formatCount, formatDate, formatMinutes, type Money, formatTenths } from '#texts/formatting';
import { formatPrice } from '#texts/formatPrice';
import { CompletionFact } from './CompletionFact.tsx';
import { CourseAbout } from './CourseAbout.tsx';
import { CourseStatusBadge } from './CourseStatusBadge.tsx';
import type { OpenResource } from './OpenResources.tsx';
import { Reviews } from './Reviews.tsx';
import { CourseSections, type ShownLesson, type ShownSection } from './CourseSections.tsx';
import type { Offer } from './offers.ts';
import classes from './course.module.css';

/** Loaded after the offer, and only for courses with open resources. */
const OpenResources = lazy(() => import('./OpenResources.tsx'));

const t = texts.courseDetail;
const { categories, languages, level } = texts.courseChoices;

/** Fields of a course that the screen shows, for members and visitors. */
interface ShownCourse {
  id: string;
  title: string;
  shortDescription: string;
  fullDescription: string;
  objectives: readonly string[];
  prerequisites: readonly string[];
  audience: readonly string[];
  language: CourseLanguage;
  level: CourseLevel;
  category: CourseCategory;
  /** Only members of the institution read it. */
  institutionCategory?: { name: string } | null;
  price: Money;
  startDate: string | null;
  status: CourseStatus;
  thumbnailUrl: string | null;
  lessonCount: number;
  durationMinutes: number;
  studentCount: number;
  /** Percentage of the students who completed it, where it is shown. */
  completionRate?: number | null;
  /** Null below the number of reviews from which it is shown. */
  averageRating: number | null;
  reviewCount: number;
  institution: { name: string };
  owner: { id: string; displayName: string; avatarUrl: string | null };
  /** Only members of the institution read them. */
  coTeachers?: readonly { member: { id: string; displayName: string; avatarUrl: string | null } }[];
  sections: readonly ShownSection[];
  /** Lessons that are in no section. */
  loose: { nodes: readonly ShownLesson[] };
  resources: readonly OpenResource[];
}

interface CourseOverviewProps<Section extends ShownSection> {
  course: ShownCourse & {
    sections: readonly Section[];
    loose: { nodes: readonly Section['lessons'][number][] };
  };
  cohorts: ReactNode;
  /** Renders the action at the end of a lesson's row. */
  lessonAction?: ((lesson: Section['lessons'][number]) => ReactNode) | undefined;
  /** Shown above the content. */
  toggle?: ReactNode;
  /** Shown instead of the outline; undefined or null shows the outline. */
  content?: ReactNode;
  /** Cards next to the content. */
  side: ReactNode;
  /** Kind of reader: reviews for visitors are loaded without Apollo. */
  reader: 'member' | 'visitor';
  /** Whether the resources are listed here, because there is no tab for them. */
  hasOpenResources: boolean;
}

/** Overview of a course for those who do not learn in it; visitors and signed-in users differ in the given parts. */
export function CourseOverview<Section extends ShownSection>(props: CourseOverviewProps<Section>) {
  const { course, cohorts, lessonAction, toggle, content, side, reader, hasOpenResources } = props;
  return (
    <div className={classes.layout}>
      <div className={classes.column}>
        {cohorts}
        <CourseAbout course={course} />
        {toggle}
        {content ?? (
          <Card component="section" aria-labelledby="content-title">
            <Title order={2} size="h3" id="content-title" mb="md">
              {t.content}
            </Title>
            <CourseSections
              sections={course.sections}
              loose={course.loose.nodes}
              action={lessonAction ?? renderPreview}
            />
          </Card>
        )}
        {hasOpenResources && course.resources.length > 0 && (
          <Suspense>
            <OpenResources resources={course.resources} />
          </Suspense>
        )}
        <Reviews courseId={course.id} reader={reader} />
      </div>
      <div className={classes.column}>
        {side}
        <Instructor course={course} />
      </div>
    </div>
  );
}

const renderPreview = ({ id, title, isPreview }: ShownSection['lessons'][number]) =>
  isPreview && (
    <Button
      component={AppLink}
      to={paths.lesson(id)}
      variant="default"
      size="xs"
      aria-label={t.previewNamed(title)}
    >
      {t.preview}
    </Button>
  );

interface CourseHeroProps {
  course: ShownCourse;
  /** Link to the cohort in which the viewer can enroll; undefined without one. */
  offer: Offer | undefined;
}

/** Header of a course: title, description, the way in and facts. */
export function CourseHero({ course, offer }: CourseHeroProps) {
  const preview = course.sections.flatMap(({ lessons }) => lessons).find(({ isPreview }) => isPreview);
  return (
    <section className={classes.hero} aria-labelledby="course-title">
      <div>
        <Group gap={6} mb="sm">
          <Badge>{course.institutionCategory?.name ?? categories[course.category]}</Badge>
          <CourseStatusBadge status={course.status} isQuiet />
        </Group>
        <Title order={1} id="course-title">
          {course.title}
        </Title>
        <Text c="dimmed" mt="sm" className={classes.prose}>
          {course.shortDescription || t.noDescription}
        </Text>
        <dl className={classes.facts}>
          <Fact name={t.price}>
            <span className={classes.price}>{formatPrice(course.price)}</span>
          </Fact>
        </dl>
        <Group gap="sm" mt="md">
          {offer && (
            <Button
              component={AppLink}
              to={offer.to}
              state={offer.state}
              aria-label={t.enrollIn(offer.label, offer.title)}
            >
              {offer.label}
            </Button>
          )}
          {preview && (
            <Button component={AppLink} to={paths.lesson(preview.id)} variant="light">
              {t.tryPreview}
            </Button>
          )}
        </Group>
        <dl className={classes.facts}>
          <Fact name={t.level}>{level(course.level)}</Fact>
          <Fact name={t.language}>{languages[course.language]}</Fact>
          <Fact name={t.lessons}>{formatCount(course.lessonCount)}</Fact>
          <LengthFact minutes={course.durationMinutes} />
          <Fact name={t.students}>{formatCount(course.studentCount)}</Fact>
          <CompletionFact rate={course.completionRate} />
          <RatingFact course={course} />
          {course.startDate && <Fact name={t.starts}>{formatDate(course.startDate)}</Fact>}
        </dl>
      </div>
      <Cover id={course.id} imageUrl={course.thumbnailUrl} shape="hero" />
    </section>
  );
}

/** Length of a course, the sum of its lessons; nothing when none has a duration. */
export const LengthFact = ({ minutes }: { minutes: number }) =>
  minutes > 0 && <Fact name={t.length}>{formatMinutes(minutes)}</Fact>;

/** Average rating of a course, once enough students have rated it. */
export function RatingFact({
  course: { averageRating, reviewCount },
}: {
  course: Pick<ShownCourse, 'averageRating' | 'reviewCount'>;
}) {
  if (averageRating === null) return null;
  return (
    <Fact name={t.rating}>{t.ratingOf(formatTenths(averageRating), texts.counts.reviews(reviewCount))}</Fact>
  );
}

/** Card of the course's owner and co-teachers. */
export function Instructor({
  course: { owner, coTeachers, institution },
}: {
  course: Pick<ShownCourse, 'owner' | 'coTeachers' | 'institution'>;
}) {
  const people = [owner, ...(coTeachers?.map(({ member }) => member) ?? [])];
  return (
    <Card component="section" aria-labelledby="instructor-title">
      <Title order={2} size="h3" id="instructor-title" mb="md">
        {t.instructor}
      </Title>
      <Stack gap="sm">
        {people.map(({ id, displayName, avatarUrl }) => (
          <Group key={id} wrap="nowrap">
            <Avatar src={avatarUrl} name={displayName} color="initials" size={48} alt="" />
            <div>
              <Text fw={600}>{displayName}</Text>
              <Text size="xs" c="dimmed">
                {institution.name}
              </Text>
            </div>
          </Group>
        ))}
      </Stack>
    </Card>
  );
}
