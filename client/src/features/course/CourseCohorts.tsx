import type { CohortStatus } from '#texts/enums.generated';
import { Badge, Button, Card, Group, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { AppLink } from '#lib/AppLink';
import { texts } from '#texts/en';
import { RowList } from '#ui/RowList';
import { formatDay, type Money } from '#texts/formatting';
import { formatPrice } from '#texts/formatPrice';

const t = texts.courseDetail;

/** Fields of a cohort that the list needs, for members and visitors. */
interface OfferedCohort {
  id: string;
  title: string;
  startDate: string;
  endDate: string;
  timeZone: string;
  status: CohortStatus;
  spotsRemaining: number;
  price: Money;
  plans: readonly { name: string; price: Money }[];
  isEnrolled?: boolean;
}

interface CourseCohortsProps<Cohort extends OfferedCohort> {
  cohorts: readonly Cohort[];
  /** Returns the link to a cohort. */
  linkTo: (cohort: Cohort) => CohortLink;
  /** Next step if no cohort offers the course. */
  empty?: ReactNode;
}

/** Cohorts that offer the course, upcoming and running ones first, each with its link. */
export function CourseCohorts<Cohort extends OfferedCohort>(props: CourseCohortsProps<Cohort>) {
  const { cohorts, linkTo, empty } = props;
  const open = cohorts.filter(({ status }) => status !== 'COMPLETED');
  const past = cohorts.filter(({ status }) => status === 'COMPLETED');
  return (
    <Card component="section" aria-labelledby="cohorts-title">
      <Title order={2} size="h3" id="cohorts-title" mb="md">
        {t.cohorts}
      </Title>
      {cohorts.length === 0 && (
        <>
          <Text c="dimmed" mb="sm">
            {t.noCohorts}
          </Text>
          {empty}
        </>
      )}
      <RowList>
        {[...open, ...past].map((cohort) => (
          <li key={cohort.id}>
            <Group justify="space-between" gap="md">
              <div>
                <Text fw={600}>{cohort.title}</Text>
                <Text size="xs" c="dimmed">
                  {formatDates(cohort)} · {formatPrices(cohort)}
                </Text>
                <SeatBadge cohort={cohort} />
              </div>
              <LinkButton link={linkTo(cohort)} title={cohort.title} />
            </Group>
          </li>
        ))}
      </RowList>
    </Card>
  );
}

/** Formats the price, or the plans with their prices: 'Full Course $999.00 · Basic Access $499.00'. */
const formatPrices = ({ plans, price }: OfferedCohort) =>
  plans.length === 0
    ? formatPrice(price)
    : plans.map((plan) => `${plan.name} ${formatPrice(plan.price)}`).join(' · ');

function formatDates({ status, startDate, endDate, timeZone }: OfferedCohort) {
  if (status === 'UPCOMING') return t.cohortStarts(formatDay(startDate, timeZone));
  return (status === 'COMPLETED' ? t.cohortEnded : t.cohortEnds)(formatDay(endDate, timeZone));
}

function SeatBadge({ cohort }: { cohort: OfferedCohort }) {
  if (cohort.isEnrolled)
    return (
      <Badge color="teal" mt={6}>
        {t.enrolled}
      </Badge>
    );
  if (cohort.status === 'COMPLETED') return null;
  const isFull = cohort.spotsRemaining === 0;
  return (
    <Badge color={isFull ? 'yellow' : 'gray'} mt={6}>
      {isFull ? t.full : t.spots(texts.counts.spots(cohort.spotsRemaining))}
    </Badge>
  );
}

/** Target and label of a cohort's button. */
export interface CohortLink {
  to: string;
  /** State of the location. */
  state?: object;
  label: string;
}

/** Link button whose accessible name includes the cohort's title. */
function LinkButton({ link, title }: { link: CohortLink; title: string }) {
  return (
    <Button
      component={AppLink}
      to={link.to}
      state={link.state}
      variant="light"
      size="sm"
      aria-label={`${link.label}: ${title}`}
    >
      {link.label}
    </Button>
  );
}
