import { Skeleton } from '@mantine/core';
import { texts } from '#texts/en';
import classes from './analytics.module.css';

/** Place of the figures and charts while they load. */
export const AnalyticsSkeleton = () => (
  <div className={classes.panels} aria-busy="true" aria-label={texts.analytics.loading} role="status">
    <Skeleton h={150} radius="lg" />
    <div className={classes.grid}>
      <Skeleton h={360} radius="lg" />
      <Skeleton h={360} radius="lg" />
      <Skeleton h={360} radius="lg" />
      <Skeleton h={360} radius="lg" />
    </div>
  </div>
);
