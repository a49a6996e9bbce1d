import { byId } from '#platform/read/source';
import { Institution } from './institution.entity.ts';

/** Source: the institution with the given `id`. */
export const INSTITUTION = byId(Institution);
