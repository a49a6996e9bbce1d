import { Card, Group, Text, Title } from '@mantine/core';
import type { Origin } from '#lib/origin';
import { paths } from '#lib/paths';
import { useRequest } from '#lib/useRequest';
import { texts } from '#texts/en';
import { formatDuration } from '#texts/formatting';
import { CardLink } from '#ui/CardLink';
import { Cover } from '#ui/cover/Cover';
import { LinkCard } from '#ui/LinkCard';
import { Price } from '#ui/Price';
import { When } from '#ui/When';
import classes from './landing.module.css';
import { Offers } from './Offers.tsx';
import { OpenCohortsDocument, type OpenCohortsQuery } from './OpenCohorts.public.generated.ts';

const t = texts.offers;
const MAX_SHOWN = 6;

type Cohort = OpenCohortsQuery['cohorts']['nodes'][number];

/** Public cohorts that are open for registration, the next one first: of the host's institution, or of all. */
export default function OpenCohorts({ id, isMixed }: { id: string; isMixed: boolean }) {
  const { data, error, retry } = useRequest(OpenCohortsDocument, {});
  return (
    <Offers
      id={id}
      title={t.cohorts}
      hint={t.cohortsHint}
      items={data ? data.cohorts.nodes.filter(isOpen).slice(0, MAX_SHOWN) : null}
      error={error}
      onRetry={retry}
      empty={{ title: t.noCohorts, hint: t.noCohortsHint }}
      failedText={t.cohortsFailed}
    >
      {(cohort) => <CohortOffer cohort={cohort} isMixed={isMixed} />}
    </Offers>
  );
}

const isOpen = ({ registrationDeadline }: Cohort) =>
  registrationDeadline === null || Date.parse(registrationDeadline) > Date.now();

/** Card of a cohort. It leads to its public course, where visitors can read on, or else to the login screen. */
function CohortOffer({ cohort, isMixed }: { cohort: Cohort; isMixed: boolean }) {
  const {
    id,
    title,
    coverUrl,
    startDate,
    timeZone,
    durationInDays,
    spotsRemaining,
    price,
    institution,
    courses,
  } = cohort;
  const [course] = courses;
  const target = course
    ? { to: paths.course(course.id) }
    : { to: paths.login, state: { from: paths.cohort(id) } satisfies Origin };
  return (
    <LinkCard gap={12}>
      <Card.Section>
        <Cover id={id} imageUrl={coverUrl} />
      </Card.Section>
      <div>
        <Title order={3}>
          <CardLink {...target}>{title}</CardLink>
        </Title>
        <Text size="xs" c="dimmed" mt={2} lineClamp={1}>
          {isMixed ? t.by(institution.name) : course?.title}
        </Text>
      </div>
      <Text size="xs">
        {t.starts} <When at={startDate} timeZone={timeZone} /> · {formatDuration(durationInDays)}
      </Text>
      <Group justify="space-between" gap="xs" mt="auto">
        <Price of={price} />
        <span className={classes.seats} data-full={spotsRemaining === 0 || undefined}>
          {spotsRemaining === 0 ? t.full : t.seatsLeft(texts.counts.seats(spotsRemaining))}
        </span>
      </Group>
    </LinkCard>
  );
}
