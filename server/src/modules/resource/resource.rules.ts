import * as z from 'zod/mini';
import { DOCUMENT_ENDINGS, type FilePurpose } from '#modules/file/file.rules';
import { requiredText, secureAddress } from '#kernel/text.rules';

/** File of a resource. */
export const RESOURCE_FILE: FilePurpose = { name: 'resource', endings: DOCUMENT_ENDINGS, maxCount: 1 };

/** Maximum number of resources of a course, a cohort or an event. */
export const MAX_RESOURCES = 100;

export const TOO_MANY_RESOURCES = `You can add up to ${MAX_RESOURCES} resources.`;

const MAX_NAME_LENGTH = 200;

const resourceName = requiredText(MAX_NAME_LENGTH, 'Enter a name.');

const address = secureAddress('Enter an address.');

const fields = { holderId: z.uuid('Choose a course, a cohort or an event.'), name: resourceName };

export const createFileResourceRules = z.object({
  ...fields,
  fileId: z.uuid('Choose a file.'),
  isForSeatsOnly: z.nullish(z.boolean()),
});

export const createLinkResourceRules = z.object({
  ...fields,
  url: address,
  isForSeatsOnly: z.nullish(z.boolean()),
});

/** Absent fields keep their values. */
export const updateResourceRules = z.object({
  id: z.uuid(),
  name: z.optional(resourceName),
  url: z.optional(address),
  isForSeatsOnly: z.optional(z.boolean()),
  version: z.optional(z.int()),
});

export const arrangeResourcesRules = z.object({
  holderId: fields.holderId,
  ids: z.array(z.uuid()).check(
    z.maxLength(MAX_RESOURCES, TOO_MANY_RESOURCES),
    z.refine((ids) => new Set(ids).size === ids.length, 'List each resource once.'),
  ),
});

const named = { name: resourceName, isForSeatsOnly: z.boolean() };

/** Form of a new resource: a name, and a file or a link. */
export const resourceFormRules = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('file'),
    ...named,
    files: z
      .array(z.object({ id: z.string(), name: z.string(), size: z.number() }))
      .check(z.minLength(1, 'Choose a file.')),
  }),
  z.object({ kind: z.literal('link'), ...named, url: address }),
]);

/** Form of a resource that is a file. */
export const editedFileRules = z.object(named);

/** Form of a resource that is a link. */
export const editedLinkRules = z.object({ ...named, url: address });
