import 'reflect-metadata';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { OPEN_FIELDS } from '#app/modules';
import { openApiDocument } from '#api/rest/openapi/document';
import type { Answer, Operation, Reference } from '#api/rest/openapi/operations';
import type { HttpAnswer } from './http-answer.ts';

/** The schema of every error. */
const PART = 'Problem';

/** The contract of a call, and the shared parts that it references. */
const document = strict(JSON.parse(JSON.stringify(openApiDocument('Lyceum', OPEN_FIELDS)))) as ReturnType<
  typeof openApiDocument
>;

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema({ $id: 'contract', components: document.components });

/** Paths as regular expressions; those without parameters are tried first, as the router does. */
const routes = Object.entries(document.paths)
  .map(([path, operations]) => ({
    path,
    operations,
    matches: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  }))
  .toSorted((one, other) => one.path.split('{').length - other.path.split('{').length);

const problem = compiled({ allOf: [{ $ref: '#/components/schemas/Problem' }], unevaluatedProperties: false });
const validators = new Map<Answer, ValidateFunction>();

/** Operations and statuses of the checked responses: `createCourse 201`. */
export const recorded = new Set<string>();

/**
 * Checks a REST response against the OpenAPI document: its status, its body, and that it has no undocumented member.
 * @throws Error naming the difference
 */
export function assertKeepsContract(method: string, from: string, answer: HttpAnswer): void {
  const path = from.split('?')[0]!.replace(/\/$/, '');
  if (!path.startsWith('/api/') || method === 'OPTIONS' || method === 'HEAD') return;
  if (/^\/api\/v1\/(docs|openapi\.json)$/.test(path)) return;
  const operation = operationAt(method, path);
  const label = operation?.operationId ?? 'no call of the contract';
  const faults = operation ? faultsOf(operation, answer) : faultsOfNoCall(answer);
  if (faults) throw new Error(`${method} ${path} (${label}) answered ${answer.status}: ${faults}`);
  if (operation) recorded.add(`${operation.operationId} ${answer.status}`);
}

function operationAt(method: string, path: string): Operation | undefined {
  return routes.find(({ matches, operations }) => matches.test(path) && method.toLowerCase() in operations)
    ?.operations[method.toLowerCase()];
}

function faultsOf({ responses }: Operation, { status, text, body, headers }: HttpAnswer): string | null {
  const given = responses[status];
  if (!given) return 'the contract does not know this status';
  const expected = '$ref' in given ? document.components.responses[nameIn(given)]! : given;
  if (!expected.content) return text === '' ? null : 'the contract knows no body';
  const type = headers['content-type']?.split(';')[0];
  if (!type || !(type in expected.content)) return 'the contract does not know its content type';
  let validate = validators.get(expected);
  if (!validate) validators.set(expected, (validate = compiled(expected.content['application/json'].schema)));
  return faults(validate, body);
}

/** Anything that is not a call is rejected in the shape of all errors. */
function faultsOfNoCall({ status, body }: HttpAnswer): string | null {
  return status >= 400 && status < 500 ? faults(problem, body) : 'the contract does not know this call';
}

const faults = (validate: ValidateFunction, body: unknown) =>
  validate(body) ? null : ajv.errorsText(validate.errors, { dataVar: 'body', separator: '; ' });

const nameIn = ({ $ref }: Reference) => $ref.split('/').at(-1)!;

/** A schema of the document, with its references resolved. */
function compiled(schema: object): ValidateFunction {
  return ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"contract#/')));
}

/**
 * The document allows additional members, which must be documented before a response has them, so objects are closed
 * here. Parts of `allOf` are checked as a whole.
 */
function strict(part: unknown, isPart = false): unknown {
  if (Array.isArray(part)) return part.map((item) => strict(item));
  if (typeof part !== 'object' || part === null) return part;
  const { allOf, ...rest } = part as { allOf?: unknown[]; properties?: object };
  const own = Object.fromEntries(
    Object.entries(rest).map(([name, value]) => [name, strict(value, name === PART)]),
  );
  if (allOf) return { ...own, allOf: allOf.map((item) => strict(item, true)), unevaluatedProperties: false };
  return rest.properties && !isPart ? { ...own, additionalProperties: false } : own;
}
