import { byId } from '#platform/read/source';
import { Membership } from './membership.entity.ts';

/** A member by ID. */
export const MEMBER = byId(Membership, ['memberId']);
