import { Text } from '@mantine/core';
import { IconStarFilled } from '@tabler/icons-react';
import { formatCount, formatTenths } from '#texts/formatting';
import { texts } from '#texts/en';
import classes from './review.module.css';

const t = texts.reviews;

interface RatingSummaryProps {
  reviewCount: number;
  averageRating: number | null;
  /** Reviews with one star, two stars and so on. */
  ratingCounts: readonly number[];
}

/** Average rating of a course with the number of reviews for each rating. */
export function RatingSummary({ reviewCount, averageRating, ratingCounts }: RatingSummaryProps) {
  return (
    <div className={classes.summary}>
      <div>
        {averageRating !== null && (
          <Text className={classes.average} aria-label={t.average(formatTenths(averageRating))}>
            {formatTenths(averageRating)}
            <IconStarFilled size={22} aria-hidden />
          </Text>
        )}
        <Text size="xs" c="dimmed">
          {t.count(reviewCount)}
        </Text>
        {averageRating === null && (
          <Text size="xs" c="dimmed">
            {t.tooFew}
          </Text>
        )}
      </div>
      <ul className={classes.shares}>
        {ratingCounts
          .map((count, index) => ({ count, stars: index + 1 }))
          .toReversed()
          .map(({ count, stars }) => (
            <li key={stars} aria-label={t.share(t.stars(stars), formatCount(count))}>
              <span aria-hidden>{stars}</span>
              <span className={classes.bar} aria-hidden>
                <span style={{ inlineSize: `${(100 * count) / Math.max(1, reviewCount)}%` }} />
              </span>
              <span aria-hidden className={classes.number}>
                {formatCount(count)}
              </span>
            </li>
          ))}
      </ul>
    </div>
  );
}
