import { texts } from '#texts/en';
import { formatMoney, type Money } from '#texts/formatting';
import classes from './ui.module.css';

/** A price; $0.00 is called 'Free' as well. */
export function Price({ of }: { of: Money }) {
  return (
    <span className={classes.price}>
      {of.amount === 0 && <strong>{texts.common.free} </strong>}
      <span data-free={of.amount === 0 || undefined}>{formatMoney(of)}</span>
    </span>
  );
}
