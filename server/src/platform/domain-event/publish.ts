import { CompiledQuery, type Kysely } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Context, Transaction } from '#platform/request/context';
import type { Statement } from '#platform/read/reader';
import type { Services } from '#platform/request/services';
import type { EventConsumer } from './consumer.ts';
import type { DomainEvent, DomainEventType } from './domain-event.ts';

interface DomainEventInput {
  type: DomainEventType;
  institutionId: string;
  ids: string[];
  changes?: readonly string[];
  /** Default: now. */
  at?: Date;
}

/**
 * Publishes a domain event in a transaction. The consumers' statements run in it and are rolled back with it. The unit of
 * work is flushed first, because the statements read its rows. Without IDs nothing is published.
 */
export async function publish(
  input: DomainEventInput,
  { em, context, afterCommit }: Transaction,
): Promise<void> {
  if (input.ids.length === 0) return;
  const event = buildDomainEvent(input, context);
  await em.flush();
  const transaction = em.getTransactionContext<Kysely<never>>();
  if (!transaction) throw new Error(`${event.type} was published outside of a transaction`);
  for (const { text, values } of statementsFor(context.services, event))
    await transaction.executeQuery(CompiledQuery.raw(text, values));
  afterCommit(async () => {
    await settle(context, event);
    announce(context, event);
  });
}

/** Builds an event for hand-written statements. Their service runs `statementsFor` and calls `announce` itself. */
export const buildDomainEvent = (
  input: DomainEventInput,
  { viewer }: Pick<Context, 'viewer'>,
): DomainEvent => ({
  id: uuidv7(),
  at: new Date(),
  ...input,
  actorId: viewer.accountId,
});

/** Returns the consumers' statements for an event. They run in the same transaction, after the statement that causes it. */
export const statementsFor = ({ consumers }: Pick<Services, 'consumers'>, event: DomainEvent): Statement[] =>
  consumers.flatMap((consumer) => consumer.statementsFor?.(event) ?? []);

/** Calls the hooks of consumers that write after the commit, and waits for them. */
async function settle({ services, transport }: Context, event: DomainEvent): Promise<void> {
  for (const consumer of services.consumers)
    await consumer
      .settle?.(services, event)
      .catch((err: unknown) =>
        services.log.error(
          { err, requestId: transport.requestId, event: event.type },
          'settling an event failed',
        ),
      );
}

/** Calls the consumers' after-commit hooks without waiting for them. A failing hook does not affect the others. */
export function announce({ services, transport }: Context, event: DomainEvent): void {
  for (const consumer of services.consumers)
    notifyConsumer(consumer, services, event).catch((err: unknown) =>
      services.log.error({ err, requestId: transport.requestId, event: event.type }, 'event consumer failed'),
    );
}

const notifyConsumer = async (consumer: EventConsumer, services: Services, event: DomainEvent) =>
  consumer.announce?.(services, event);
