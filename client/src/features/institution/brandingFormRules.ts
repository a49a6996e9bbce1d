import { NO_COLOR, toColor } from '@rules/kernel/color';
import * as z from 'zod/mini';

/** A stored picture, or an uploaded one with its ID. */
const picture = z.nullable(z.object({ id: z.optional(z.string()), url: z.nullable(z.string()) }));

/** Rules of the form Branding. An empty color is that of the product. */
export const brandingFormRules = z.object({
  logo: picture,
  favicon: picture,
  primaryColor: z.string().check(z.refine((text) => text.trim() === '' || toColor(text) !== null, NO_COLOR)),
});

export type BrandingValues = z.input<typeof brandingFormRules>;
