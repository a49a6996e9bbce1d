import { securityRules } from '@rules/institution/security';
import * as z from 'zod/mini';
import { listedInLines } from '#lib/lines';

/** Rules of the form, which has the addresses in the lines of a text. */
export const securityFormRules = z.extend(securityRules, {
  allowedAddresses: listedInLines(securityRules.shape.allowedAddresses),
});
