import { NIL } from 'uuid';

/** The UUID of zeros (RFC 9562): the ID of no row, and the first in the order of IDs. */
export const NIL_UUID: string = NIL;
