import { IconStarFilled } from '@tabler/icons-react';
import { texts } from '#texts/en';
import classes from './review.module.css';

/** Number of stars of a review. */
export function Stars({ rating }: { rating: number }) {
  return (
    <span className={classes.stars} role="img" aria-label={texts.reviews.stars(rating)}>
      {[1, 2, 3, 4, 5].map((star) => (
        <IconStarFilled key={star} size={16} aria-hidden data-filled={star <= rating || undefined} />
      ))}
    </span>
  );
}
