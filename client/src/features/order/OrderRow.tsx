import type { FragmentType } from '@apollo/client';
import { Anchor, Group, Text } from '@mantine/core';
import { AppLink } from '#lib/AppLink';
import { paths } from '#lib/paths';
import { useFragmentData } from '#lib/useFragmentData';
import { texts } from '#texts/en';
import { formatMoney } from '#texts/formatting';
import { PersonName } from '#ui/PersonName';
import { Cell } from '#ui/table/DataTable';
import { When } from '#ui/When';
import { OrderAction } from './OrderAction.tsx';
import { OrderBadge } from './OrderBadge.tsx';
import { ReceiptButton } from './ReceiptButton.tsx';
import {
  CancelOrderDocument,
  MarkOrderPaidDocument,
  OrderRow_OrderFragmentDoc,
  RefundOrderDocument,
  type OrderRow_OrderFragment,
} from './OrdersPage.generated.ts';
import classes from './order.module.css';

const t = texts.order;

interface OrderRowProps {
  order: FragmentType<OrderRow_OrderFragment>;
  /** Whether the buyer is shown: not in a list of the viewer's own orders. */
  hasBuyer: boolean;
}

/** An order with what the viewer may do about it. */
export function OrderRow({ order: ref, hasBuyer }: OrderRowProps) {
  const order = useFragmentData(OrderRow_OrderFragmentDoc, ref);
  const { title, buyerName, buyerEmail, amount, cohort, receiptNumber, status, provider, viewerCan } = order;
  const buyer = buyerName || buyerEmail;
  const money = formatMoney(amount);
  const shared = { id: order.id, title, buyer };
  return (
    <tr>
      <Cell isName>
        {cohort ? (
          <Anchor component={AppLink} to={paths.cohort(cohort.id)}>
            {title}
          </Anchor>
        ) : (
          title
        )}
      </Cell>
      {hasBuyer && (
        <Cell of={t.buyer}>
          <PersonName name={buyer} detail={buyerEmail} avatarUrl={null} />
        </Cell>
      )}
      <Cell of={t.ordered}>
        <When at={order.createdAt} />
      </Cell>
      <Cell of={t.status}>
        <OrderBadge status={status} />
      </Cell>
      <Cell of={t.receipt}>
        {receiptNumber == null ? '–' : <ReceiptButton id={order.id} number={receiptNumber} />}
      </Cell>
      <Cell of={t.amount} isNumber>
        <span className={classes.amount}>
          {money} {amount.currency}
        </span>
        {order.couponCode && (
          <Text size="xs" c="dimmed">
            {t.discounted(order.couponCode, formatMoney(order.discount))}
          </Text>
        )}
      </Cell>
      <Cell isNumber>
        <Group gap="xs" justify="flex-end">
          {viewerCan.markPaid && (
            <OrderAction
              {...shared}
              document={MarkOrderPaidDocument}
              label={t.markPaid}
              text={t.confirmPaid(buyer, money)}
              done={t.paid}
            />
          )}
          {viewerCan.refund && (
            <OrderAction
              {...shared}
              document={RefundOrderDocument}
              label={t.refund}
              text={amount.amount > 0 ? t.confirmRefund(buyer, money, provider === 'STRIPE') : t.confirmFree}
              done={t.refunded}
              isLoss
            />
          )}
          {viewerCan.cancel && (
            <OrderAction
              {...shared}
              document={CancelOrderDocument}
              label={t.cancel}
              text={t.confirmCancel(buyer)}
              done={t.cancelled}
              isLoss
            />
          )}
        </Group>
      </Cell>
    </tr>
  );
}
