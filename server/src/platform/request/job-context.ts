import type { Services } from './services.ts';
import type { Context, Transport } from './context.ts';
import { createContext } from './create-context.ts';
import { VISITOR } from '#kernel/viewer';

/** A job comes from nowhere; without a request the audit log takes the product itself for its author. */
const TRANSPORT: Omit<Transport, 'operation'> = {
  requestId: '',
  address: '',
  userAgent: '',
  hostNamespace: null,
  restCall: null,
  claim: null,
  refreshToken: null,
  keepRefreshToken: () => {},
  deviceCookie: null,
  keepDeviceCookie: () => {},
};

/** The context of a job: of nobody, inside an institution or outside of all; `operation` is the task's name. */
export const createJobContext = (
  services: Services,
  institutionId: string | null,
  operation: string,
): Context => createContext(services, { ...VISITOR, institutionId }, { ...TRANSPORT, operation });
