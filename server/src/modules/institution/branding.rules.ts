import * as z from 'zod/mini';
import { color } from '#kernel/color.rules';
import { type FilePurpose, IMAGE_ENDINGS } from '#modules/file/file.rules';

/** Logo of an institution, of any shape. */
export const LOGO: FilePurpose = { name: 'logo', endings: IMAGE_ENDINGS, maxCount: 1, isImage: true };

/** Icon of an institution in the tabs of browsers, a square. */
export const FAVICON: FilePurpose = { name: 'favicon', endings: IMAGE_ENDINGS, maxCount: 1, isImage: true };

/** Message for an institution whose plan does not include branding. */
export const NO_BRANDING = 'Custom branding comes with the Starter, Professional and Enterprise plans.';

/** Changes to the branding. Absent fields keep their values; null removes the value. */
export const updateBrandingRules = z.partial(
  z.object({
    logoId: z.nullable(z.uuid()),
    faviconId: z.nullable(z.uuid()),
    primaryColor: z.nullable(color),
    version: z.int(),
  }),
);
