import { v7 as uuidv7 } from 'uuid';
import type { Transport } from '#platform/request/transport';
import type { Viewer } from '#kernel/viewer';
import { currentTraceparent } from '#platform/telemetry/tracing';
import { SETTINGS, TRACE_SETTING } from './tenancy.ts';

/** Author of a write, and its call. */
export interface Author {
  viewer: Viewer;
  transport: Pick<Transport, 'requestId' | 'operation'>;
}

/**
 * Returns the settings of a new writing transaction: account and institution for row level security, all of them
 * for the audit log; with traces also the current span.
 */
export const writeSettings = (author: Author): Record<string, string> => {
  const trace = currentTraceparent();
  return { ...ownSettings(author), ...(trace && { [TRACE_SETTING]: trace }) };
};

const ownSettings = ({ viewer, transport }: Author): Record<string, string> => ({
  [SETTINGS.account]: viewer.accountId ?? '',
  [SETTINGS.institution]: viewer.institutionId ?? '',
  [SETTINGS.token]: viewer.token?.id ?? '',
  [SETTINGS.request]: transport.requestId,
  [SETTINGS.operation]: transport.operation ?? '',
  [SETTINGS.write]: uuidv7(),
});
