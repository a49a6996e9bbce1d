import { Badge, Button, Stack, Text, Title, VisuallyHidden } from '@mantine/core';
import { IconCheck, IconMinus } from '@tabler/icons-react';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { AppLink } from '#lib/AppLink';
import { readOrigin } from '#lib/origin';
import { paths } from '#lib/paths';
import { useSession } from '#lib/session';
import { texts } from '#texts/en';
import { plans, type Plan } from './plans.ts';
import classes from './quickstart.module.css';

const t = texts.pricing;

/** /pricing: plans of an institution. The choice leads to the quick start; students continue to the page of origin. */
export default function PricingPage() {
  const role = useSession()?.role ?? null;
  const { state } = useLocation();
  const isTeaching = role !== null && role !== 'student';
  return isTeaching ? <Plans /> : <Navigate to={readOrigin(state)} replace />;
}

function Plans() {
  const [selected, setSelected] = useState<Plan | null>(null);
  return (
    <div className={classes.pricingPage}>
      <Title order={1} ta="center">
        {t.title}
      </Title>
      <Text c="dimmed" ta="center" mt={6} mb={36}>
        {t.description}
      </Text>
      <fieldset className={classes.plans}>
        <VisuallyHidden component="legend">{t.plans}</VisuallyHidden>
        {plans.map((plan) => (
          <PlanCard
            key={plan.name}
            plan={plan}
            isSelected={plan === selected}
            onSelect={() => setSelected(plan)}
          />
        ))}
      </fieldset>
      <ContactSales onChoose={() => setSelected(plans.find(({ price }) => price === null) ?? null)} />
      {selected && (
        <div className={classes.planBar}>
          <Button component={AppLink} to={paths.quickstart} px="lg">
            {selected.price === null ? t.contactSales : t.proceed(selected.price)}
          </Button>
        </div>
      )}
    </div>
  );
}

interface PlanCardProps {
  plan: Plan;
  isSelected: boolean;
  onSelect: () => void;
}

function PlanCard({ plan, isSelected, onSelect }: PlanCardProps) {
  const { name, price, description, features, limitations, isPopular } = plan;
  return (
    <label className={classes.plan}>
      <input
        type="radio"
        name="plan"
        className={classes.planRadio}
        aria-label={name}
        checked={isSelected}
        onChange={onSelect}
      />
      <span className={classes.planHead}>
        <Title order={2} size="h3">
          {name}
        </Title>
        {isPopular && <Badge>{t.popular}</Badge>}
      </span>
      <span>
        <span className={classes.planPrice}>{price === null ? t.custom : `$${price}`}</span>
        {price !== null && (
          <Text component="span" c="dimmed">
            {t.perMonth}
          </Text>
        )}
        <Text c="dimmed" mt={4}>
          {description}
        </Text>
      </span>
      <ul className={classes.planList}>
        {features.map((feature) => (
          <li key={feature}>
            <IconCheck size={20} aria-hidden />
            {feature}
          </li>
        ))}
        {limitations.map((limitation) => (
          <li key={limitation} data-without>
            <IconMinus size={20} aria-hidden />
            {limitation}
          </li>
        ))}
      </ul>
      <span className={classes.planChoice} aria-hidden>
        {isSelected ? t.selected : t.select}
      </span>
    </label>
  );
}

function ContactSales({ onChoose }: { onChoose: () => void }) {
  return (
    <Stack component="section" align="center" gap="xs" mt={56} ta="center" aria-labelledby="sales-title">
      <Title order={2} size="h3" id="sales-title">
        {t.contactTitle}
      </Title>
      <Text c="dimmed" maw={480}>
        {t.contactText}
      </Text>
      <Button variant="light" mt="xs" onClick={onChoose}>
        {t.contactAction}
      </Button>
    </Stack>
  );
}
