import type { Services } from './services.ts';
import type { Context } from './context.ts';
import type { Transport } from './transport.ts';
import { createContext } from './create-context.ts';
import { VISITOR } from '#kernel/viewer';

/** Transport of a job. Without a request ID, the audit log records the product itself as the author. */
const TRANSPORT: Omit<Transport, 'operation'> = {
  requestId: '',
  address: '',
  userAgent: '',
  hostNamespace: null,
  customHost: null,
  restCall: null,
  claim: null,
  language: null,
  keepLanguage: () => {},
  refreshToken: null,
  keepRefreshToken: () => {},
  deviceCookie: null,
  keepDeviceCookie: () => {},
};

/**
 * Creates the context of a job, which has no account.
 * @param institutionId the institution that the job works in, or null
 * @param operation name of the job, for the audit log
 */
export const createJobContext = (
  services: Services,
  institutionId: string | null,
  operation: string,
): Context => createContext(services, { ...VISITOR, institutionId }, { ...TRANSPORT, operation });

/**
 * Creates the context of an operator, who may do what the platform's staff may. The audit log records the command, with the
 * system as the author: an operator has no account there.
 * @param command name of the command
 */
export const createOperatorContext = (services: Services, command: string): Context =>
  createContext(
    services,
    { ...VISITOR, isSuperAdmin: true },
    { ...TRANSPORT, operation: operationOf(command) },
  );

/** Returns what the audit log records of a command. */
export const operationOf = (command: string): string => `command line: ${command}`;
