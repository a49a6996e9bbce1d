import { Anchor, Group, Skeleton, Stack, Text } from '@mantine/core';
import { AppLink } from '#lib/AppLink';
import { readError } from '#lib/errors';
import { paths } from '#lib/paths';
import { useScreenQuery } from '#lib/useScreenQuery';
import { texts } from '#texts/en';
import { formatMoney } from '#texts/formatting';
import { ErrorState } from '#ui/ErrorState';
import { RowList } from '#ui/RowList';
import { SettingsSection } from '#ui/SettingsSection';
import { When } from '#ui/When';
import { OrderBadge } from './OrderBadge.tsx';
import { ReceiptButton } from './ReceiptButton.tsx';
import { BillingSettingsDocument, type BillingSettingsQuery } from './BillingSettings.generated.ts';
import classes from './order.module.css';

const t = texts.billingSettings;

/** The viewer's latest orders with their receipts, and for admins the way to the plan of the institution. */
export default function BillingSettings() {
  const { data, error, retry } = useScreenQuery(BillingSettingsDocument, {}, null, 0);
  return (
    <SettingsSection
      title={t.title}
      description={t.description}
      action={
        <Anchor component={AppLink} to={`${paths.orders}?show=own`} size="sm">
          {t.allOrders}
        </Anchor>
      }
    >
      {data ? (
        <Stack gap="lg">
          <PlanLine viewer={data.viewer} />
          <LatestOrders orders={data.orders.nodes} />
        </Stack>
      ) : error === undefined ? (
        <Skeleton h={120} radius="md" />
      ) : (
        <ErrorState message={readError(error).message || texts.order.failed} onRetry={retry} />
      )}
    </SettingsSection>
  );
}

function PlanLine({ viewer }: Pick<BillingSettingsQuery, 'viewer'>) {
  if (!viewer?.institution?.plan || !viewer.viewerCan.manageInstitution) return null;
  const { name, plan } = viewer.institution;
  return (
    <Group justify="space-between" gap="xs">
      <Text>{t.plan(name, texts.planNames[plan])}</Text>
      <Anchor component={AppLink} to={paths.billing} size="sm">
        {t.toPlan}
      </Anchor>
    </Group>
  );
}

function LatestOrders({ orders }: { orders: BillingSettingsQuery['orders']['nodes'] }) {
  if (orders.length === 0) return <Text c="dimmed">{t.noOrders}</Text>;
  return (
    <RowList aria-label={t.latest}>
      {orders.map(({ id, title, createdAt, status, receiptNumber, amount }) => (
        <li key={id} className={classes.line}>
          <div>
            <Text fw={600}>{title}</Text>
            <Text size="xs" c="dimmed">
              <When at={createdAt} /> · {formatMoney(amount)} {amount.currency}
            </Text>
          </div>
          <Group gap="xs">
            <OrderBadge status={status} />
            {receiptNumber !== null && <ReceiptButton id={id} number={receiptNumber} isNamed />}
          </Group>
        </li>
      ))}
    </RowList>
  );
}
