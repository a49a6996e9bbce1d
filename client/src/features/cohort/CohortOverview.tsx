import type { FragmentType } from '@apollo/client';
import { Card, ThemeIcon } from '@mantine/core';
import { IconCalendarCheck, IconCalendarEvent, IconCoin, IconUsers, type Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useFragmentData } from '#lib/useFragmentData';
import { texts } from '#texts/en';
import { OrganizerDay } from '#ui/OrganizerDay';
import { Price } from '#ui/Price';
import { formatCount } from '#texts/formatting';
import {
  CohortOverview_CohortFragmentDoc,
  type CohortOverview_CohortFragment,
} from './CohortOverview.generated.ts';
import classes from './cohort.module.css';

const t = texts.cohortDetail;

/** Dates, number of students and price of the cohort. */
export function CohortOverview({ cohort: ref }: { cohort: FragmentType<CohortOverview_CohortFragment> }) {
  const cohort = useFragmentData(CohortOverview_CohortFragmentDoc, ref);
  return (
    <Card component="section" aria-label={t.facts}>
      <dl className={classes.figures}>
        <Figure
          icon={IconCalendarEvent}
          label={t.startDate}
          value={<OrganizerDay at={cohort.startDate} timeZone={cohort.timeZone} />}
        />
        <Figure
          icon={IconCalendarCheck}
          label={t.endDate}
          value={<OrganizerDay at={cohort.endDate} timeZone={cohort.timeZone} />}
        />
        <Figure
          icon={IconUsers}
          label={t.students}
          value={t.studentsOf(formatCount(cohort.studentCount), formatCount(cohort.capacity))}
        />
        <Figure icon={IconCoin} label={t.price} value={<Price of={cohort.price} />} />
      </dl>
    </Card>
  );
}

interface FigureProps {
  icon: Icon;
  label: string;
  value: ReactNode;
}

function Figure({ icon: IconHere, label, value }: FigureProps) {
  return (
    <div className={classes.figure}>
      <dt>
        <ThemeIcon size={38} className={classes.figureIcon ?? ''}>
          <IconHere size={20} stroke={1.7} aria-hidden />
        </ThemeIcon>
        {label}
      </dt>
      <dd>{value}</dd>
    </div>
  );
}
