import { Text } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import { texts } from '#texts/en';
import { type Money } from '#texts/formatting';
import { formatPrice } from '#texts/formatPrice';
import classes from './plan.module.css';

const t = texts.pricePlan;

export interface ShownPlan {
  name: string;
  description: string;
  price: Money;
  features: readonly string[];
  seatsRemaining?: number | null;
  includesLive: boolean;
  includesGrading: boolean;
  includesCertificate: boolean;
}

/** Name, price, features and benefits of a plan. */
export function PlanFacts({ plan }: { plan: ShownPlan }) {
  const { seatsRemaining = null } = plan;
  return (
    <>
      <Text fw={600}>{plan.name}</Text>
      <Text className={classes.price ?? ''}>{formatPrice(plan.price)}</Text>
      {plan.description && (
        <Text size="sm" c="dimmed">
          {plan.description}
        </Text>
      )}
      <ul className={classes.facts}>
        {plan.features.map((feature) => (
          <Line key={feature} text={feature} isIncluded />
        ))}
        <Line text={t.live} isIncluded={plan.includesLive} />
        <Line text={t.grading} isIncluded={plan.includesGrading} />
        <Line text={t.certificate} isIncluded={plan.includesCertificate} />
      </ul>
      {seatsRemaining !== null && (
        <Text size="xs" c="dimmed">
          {seatsRemaining === 0 ? t.noSeats : t.seatsLeft(texts.counts.seats(seatsRemaining))}
        </Text>
      )}
    </>
  );
}

function Line({ text, isIncluded }: { text: string; isIncluded: boolean }) {
  const Mark = isIncluded ? IconCheck : IconX;
  return (
    <li data-excluded={!isIncluded || undefined}>
      <Mark size={16} aria-hidden />
      <span>{isIncluded ? text : t.without(text)}</span>
    </li>
  );
}
