import { CompiledQuery, type Kysely } from 'kysely';
import type { Context } from '#platform/request/context';
import type { Statement } from '#platform/read/reader';
import type { Services } from '#platform/request/services';
import type { EventConsumer } from './consumer.ts';
import type { DomainEvent, DomainEventType, Transaction } from './domain-event.ts';

interface DomainEventInput {
  type: DomainEventType;
  institutionId: string;
  ids: string[];
  changes?: readonly string[];
}

/**
 * Makes known what happens in a transaction, which its consumers' statements become a part of: they are rolled back
 * with it. What the unit of work holds is written first, for the statements read it. Without ids nothing happened.
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
  afterCommit(() => announce(context, event));
}

/** The same event for who writes by statements of its own; it runs `statementsFor` and calls `announce` itself. */
export const buildDomainEvent = (
  input: DomainEventInput,
  { viewer }: Pick<Context, 'viewer'>,
): DomainEvent => ({
  ...input,
  actorId: viewer.accountId,
});

/** What follows from an event, to run behind the statement that makes it happen, in the same transaction. */
export const statementsFor = ({ consumers }: Pick<Services, 'consumers'>, event: DomainEvent): Statement[] =>
  consumers.flatMap((consumer) => consumer.statementsFor?.(event) ?? []);

/** Tells of what is committed. Nobody waits for it, and one consumer that cannot keeps none of the others from it. */
export function announce({ services, transport }: Context, event: DomainEvent): void {
  for (const consumer of services.consumers)
    notifyConsumer(consumer, services, event).catch((err: unknown) =>
      services.log.error({ err, requestId: transport.requestId, event: event.type }, 'an event was not told'),
    );
}

const notifyConsumer = async (consumer: EventConsumer, services: Services, event: DomainEvent) =>
  consumer.announce?.(services, event);
