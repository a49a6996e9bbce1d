import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { TooComplex } from '#kernel/errors';
import { MAX_FIELDS, MAX_FIELDS_IN_SET, MAX_ROOT_FIELDS } from '#kernel/limits';

/** Fields of a selection set with its fragments spread: directly in it, and in all below. */
interface Breadth {
  direct: number;
  total: number;
}

/**
 * Refuses a document that is too wide. Looked at before it is validated, whose rules compare fields with each other; an
 * unknown fragment or one within itself counts nothing here and is refused there.
 * @throws AppError TOO_COMPLEX
 */
export function assertMaxBreadth(document: DocumentNode): void {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of document.definitions)
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  const known = new Map<string, Breadth | null>();

  /** Each fragment is followed once, however often it is spread. */
  function ofFragment(name: string): Breadth {
    const found = known.get(name);
    if (found !== undefined) return found ?? { direct: 0, total: 0 };
    const fragment = fragments.get(name);
    known.set(name, null); // met again before it is known: within itself
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

/** Each root field of a query is one statement, each of a mutation a transaction. */
function assertMaxRootFields({ operation }: OperationDefinitionNode, { direct }: Breadth): void {
  if (direct > MAX_ROOT_FIELDS[operation])
    throw TooComplex(`A ${operation} may have at most ${MAX_ROOT_FIELDS[operation]} root fields.`);
}
