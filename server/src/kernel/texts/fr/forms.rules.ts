import type { Catalogue } from '../../translate.rules.ts';

export const forms: Catalogue = {};
