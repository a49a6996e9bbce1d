import { v7 as uuidv7 } from 'uuid';
import type { DomainEvent } from '#platform/domain-event/domain-event';
import { systemViewer } from '#kernel/viewer';
import type { Statement } from '#platform/read/reader';
import type { App } from '#tests/support/app';

/** Completes an event of which handlers are run directly. */
export const aDomainEvent = (of: Omit<DomainEvent, 'id' | 'at'>): DomainEvent => ({
  id: uuidv7(),
  at: new Date(),
  ...of,
});

/** Runs the statements of handlers of one event. */
export const runAgain = (app: App, institutionId: string, statements: Statement[]) =>
  app.services.runWrites(
    { viewer: systemViewer(institutionId), transport: { requestId: '', operation: null } },
    statements,
  );
