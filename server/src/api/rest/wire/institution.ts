import * as z from 'zod/mini';
import type { InstitutionDetailFragment } from '../documents/institution.generated.ts';
import { defineSchema, described } from './described.ts';
import { institutionType, lower } from './enums.ts';
import { identity, identityShape } from './identity.ts';

const text = z.nullable(z.string());

export const Institution = defineSchema(
  'Institution',
  'Institution with the details for its owner.',
  z.object({
    ...identityShape,
    name: z.string(),
    namespace: described('Namespace, the first label of the host.', z.string()),
    type: institutionType,
    description: z.string(),
    logo: described('URL of the logo.', text),
    email: text,
    phone: text,
    website: text,
    address: text,
    city: text,
    state: text,
    country: text,
    postalCode: text,
    adminEmail: text,
    maxStudents: z.nullable(z.int()),
    createdAt: z.iso.datetime(),
  }),
);

export function institutionDetail(institution: InstitutionDetailFragment): z.infer<typeof Institution> {
  const details = institution.details!;
  return {
    ...identity(institution),
    name: institution.name,
    namespace: institution.namespace,
    type: lower(institution.type),
    description: institution.description,
    logo: institution.logoUrl,
    email: details.email,
    phone: details.phone,
    website: details.website,
    address: details.address,
    city: details.city,
    state: details.state,
    country: details.country,
    postalCode: details.postalCode,
    adminEmail: details.adminEmail,
    maxStudents: details.maxStudents,
    createdAt: institution.createdAt,
  };
}
