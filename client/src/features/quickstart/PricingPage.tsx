import { formatDollars } from '#texts/dollarFormatting';
import { Badge, Button, Stack, Text, Title, VisuallyHidden } from '@mantine/core';
import { IconCheck, IconMinus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { AppLink } from '#lib/AppLink';
import { keepChosenPlan, loadChosenPlan } from '#lib/chosenPlan';
import { readOrigin } from '#lib/origin';
import { paths } from '#lib/paths';
import { useSessionState } from '#lib/session';
import { texts } from '#texts/en';
import { ScreenSkeleton } from '#ui/ScreenSkeleton';
import { plans, type Plan } from './plans.ts';
import { requestPlan } from './requestPlan.ts';
import { SubscribeButton } from './SubscribeButton.tsx';
import { usePlanSale } from './usePlanSale.ts';
import classes from './quickstart.module.css';

const ContactSalesDialog = lazy(() => import('#ui/sales/ContactSalesDialog'));

const t = texts.pricing;

/**
 * /pricing: plans of an institution, for visitors and staff. Visitors go on to the registration of a school, which keeps their
 * choice. Staff go on to the quick start; the choice of the owner is kept on the institution, or paid at once where plans are
 * sold. Students continue to the page of origin. The plan without a price is an inquiry to sales.
 */
export default function PricingPage() {
  const { status, session } = useSessionState();
  const { state } = useLocation();
  if (status === 'restoring') return <ScreenSkeleton />;
  if (session && (session.role === null || session.role === 'student'))
    return <Navigate to={readOrigin(state)} replace />;
  return <Plans isVisitor={!session} />;
}

function Plans({ isVisitor }: { isVisitor: boolean }) {
  const [selected, setSelected] = useState(findChosenPlan);
  const [isContacting, setContacting] = useState(false);
  const sale = usePlanSale(isVisitor);
  const navigate = useNavigate();
  const select = (plan: Plan) => {
    setSelected(plan);
    keepChosenPlan(plan.id);
  };
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
            onSelect={() => select(plan)}
          />
        ))}
      </fieldset>
      <ContactSales onContact={() => setContacting(true)} />
      {selected && (
        <div className={classes.planBar}>
          {selected.price === null ? (
            <Button px="lg" onClick={() => setContacting(true)}>
              {t.contactSales}
            </Button>
          ) : selected.price > 0 && sale === 'subscribe' ? (
            <SubscribeButton plan={selected}>{t.proceed(selected.price)}</SubscribeButton>
          ) : sale === 'manage' ? (
            <Button component={AppLink} to={paths.billing} px="lg">
              {t.manage}
            </Button>
          ) : (
            <Button
              component={AppLink}
              to={isVisitor ? paths.registerTeacher : paths.quickstart}
              px="lg"
              onClick={isVisitor ? undefined : () => void requestPlan(selected)}
            >
              {t.proceed(selected.price)}
            </Button>
          )}
        </div>
      )}
      {isContacting && (
        <Suspense>
          <ContactSalesDialog
            onClose={() => setContacting(false)}
            onSent={() => {
              if (isVisitor) return;
              if (selected?.price === null) void requestPlan(selected);
              void navigate(paths.quickstart);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

function findChosenPlan(): Plan | null {
  const chosen = loadChosenPlan();
  return plans.find(({ id }) => id === chosen) ?? null;
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
        <span className={classes.planPrice}>{price === null ? t.custom : formatDollars(price)}</span>
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

function ContactSales({ onContact }: { onContact: () => void }) {
  return (
    <Stack component="section" align="center" gap="xs" my={56} ta="center" aria-labelledby="sales-title">
      <Title order={2} size="h3" id="sales-title">
        {t.contactTitle}
      </Title>
      <Text c="dimmed" maw={480}>
        {t.contactText}
      </Text>
      <Button variant="light" mt="xs" onClick={onContact}>
        {t.contactAction}
      </Button>
    </Stack>
  );
}
