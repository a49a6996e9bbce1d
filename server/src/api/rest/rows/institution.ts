import * as z from 'zod/mini';
import { createInstitutionRules } from '#modules/institution/institution.rules';
import {
  CreateInstitutionDocument,
  MembersDocument,
  NamespaceAvailabilityDocument,
} from '../documents/institution.generated.ts';
import { ErrorCode } from '#kernel/errors';
import { pagedRow } from '../paging.ts';
import { row } from '../row.ts';
import { institutionType, role, upper } from '../wire/enums.ts';
import { Institution, institutionDetail } from '../wire/institution.ts';
import { Member, member } from '../wire/member.ts';

export const INSTITUTION_ROWS = [
  row({
    method: 'GET',
    url: '/institutions/available-namespace/:namespace',
    summary: 'Check whether a namespace is available.',
    tokenMayBeStale: true,
    request: { path: z.object({ namespace: z.string() }) },
    document: NamespaceAvailabilityDocument,
    variables: ({ path }) => path,
    response: z.object({ isAvailable: z.boolean() }),
    body: ({ isNamespaceAvailable }) => ({ isAvailable: isNamespaceAvailable }),
  }),
  row({
    method: 'POST',
    url: '/institutions',
    summary: 'Create an institution. The caller becomes its owner.',
    request: { body: z.object({ ...createInstitutionRules.shape, type: institutionType }) },
    errors: [ErrorCode.CONFLICT, ErrorCode.TOO_MANY_REQUESTS],
    document: CreateInstitutionDocument,
    variables: ({ body }) => ({ input: { ...body, type: upper(body.type) } }),
    status: 201,
    response: Institution,
    body: ({ createInstitution }) => institutionDetail(createInstitution.institution),
  }),
  pagedRow({
    url: '/institutions/users',
    summary: 'List the members of the institution. Requires staff.',
    limit: 5,
    query: { role: z.optional(role) },
    document: MembersDocument,
    variables: (query) => ({ role: query.role && upper(query.role) }),
    connection: ({ members }) => members,
    response: Member,
    item: member,
    errors: [ErrorCode.FORBIDDEN],
  }),
];
