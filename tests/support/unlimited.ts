/** Environment variables that disable the limits on calls, points and sockets. */
export const UNLIMITED = {
  RATE_LIMIT: '0',
  COST_LIMIT_OPERATION: '0',
  COST_LIMIT_TOKEN: '0',
  COST_LIMIT_ACCOUNT: '0',
  COST_LIMIT_INSTITUTION: '0',
  COST_LIMIT_ADDRESS: '0',
  SOCKET_LIMIT_ACCOUNT: '0',
  SOCKET_LIMIT_ADDRESS: '0',
};
