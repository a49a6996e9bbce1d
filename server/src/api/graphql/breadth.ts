import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { TooComplex } from '#kernel/errors';
import { MAX_FIELDS, MAX_FIELDS_IN_SET, MAX_ROOT_FIELDS } from '#kernel/limits';

/** Number of fields of a selection set with fragments expanded: direct ones, and all of them. */
interface Breadth {
  direct: number;
  total: number;
}

/**
 * Rejects a document that is too wide. It runs before validation, whose rules compare fields with each other. Unknown and
 * cyclic fragments count as empty here, and validation rejects them.
 * @throws AppError TOO_COMPLEX
 */
export function assertMaxBreadth(document: DocumentNode): void {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of document.definitions)
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  const known = new Map<string, Breadth | null>();

  /** Visits each fragment once, however often it is spread. */
  function ofFragment(name: string): Breadth {
    const found = known.get(name);
    if (found !== undefined) return found ?? { direct: 0, total: 0 };
    const fragment = fragments.get(name);
    known.set(name, null); // found again before it is known: a cycle
    const breadth = fragment ? ofSet(fragment.selectionSet) : { direct: 0, total: 0 };
    known.set(name, breadth);
    return breadth;
  }

  function ofSet({ selections }: SelectionSetNode): Breadth {
    let direct = 0;
    let total = 0;
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) {
        direct++;
        total += 1 + (selection.selectionSet ? ofSet(selection.selectionSet).total : 0);
      } else {
        const part =
          selection.kind === Kind.INLINE_FRAGMENT
            ? ofSet(selection.selectionSet)
            : ofFragment(selection.name.value);
        direct += part.direct;
        total += part.total;
      }
    }
    if (direct > MAX_FIELDS_IN_SET)
      throw TooComplex(`Select at most ${MAX_FIELDS_IN_SET} fields of one object.`);
    if (total > MAX_FIELDS)
      throw TooComplex(`Select at most ${MAX_FIELDS} fields, those of fragments included.`);
    return { direct, total };
  }

  for (const node of document.definitions) {
    if (node.kind === Kind.OPERATION_DEFINITION) assertMaxRootFields(node, ofSet(node.selectionSet));
    else if (node.kind === Kind.FRAGMENT_DEFINITION) ofFragment(node.name.value);
  }
}

/** Limits root fields: one of a query is one SQL statement, one of a mutation is one transaction. */
function assertMaxRootFields({ operation }: OperationDefinitionNode, { direct }: Breadth): void {
  if (direct > MAX_ROOT_FIELDS[operation])
    throw TooComplex(`A ${operation} may have at most ${MAX_ROOT_FIELDS[operation]} root fields.`);
}
