import {
  type DefinitionNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  getNamedType,
  getNullableType,
  type GraphQLField,
  type GraphQLFieldConfig,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLScalarType,
  GraphQLSchema,
  isEnumType,
  isInputType,
  isInterfaceType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  BREAK,
} from 'graphql';
import { isRead } from './compiled-schema.ts';
import { declarationOf } from './declarations.ts';
import { forReady, ReadyJson } from './ready.ts';
import { isUpperCased } from './ready-value.ts';

/** Scalars whose JSON is the same in PostgreSQL and GraphQL; instants are formatted by the compiler. */
const AS_IN_POSTGRES = new Set(['ID', 'String', 'Int', 'Float', 'Boolean', 'DateTime', 'MinorUnits']);

interface Original {
  node: FieldNode;
  operation: OperationDefinitionNode;
  fragments: Record<string, FragmentDefinitionNode>;
}

/**
 * The schema cut below its root fields: compiled types are leaves there, filled with the database's JSON.
 * Executing it runs the same resolvers under the same rules, without completing objects field by field. See
 * decision 0013.
 */
export class ReadySchema {
  readonly schema: GraphQLSchema;
  readonly #full: GraphQLSchema;
  readonly #classes: Map<string, object>;
  readonly #originals = new WeakMap<FieldNode, Original>();
  readonly #documents = new WeakMap<OperationDefinitionNode, DocumentNode | null>();

  constructor(full: GraphQLSchema, classes: Map<string, object>) {
    this.#full = full;
    this.#classes = classes;
    const [query, mutation] = [full.getQueryType(), full.getMutationType()].map(
      (type) => type && this.#cut(type),
    );
    this.schema = new GraphQLSchema({
      ...(query && { query }),
      ...(mutation && { mutation }),
      types: Object.values(full.getTypeMap()).filter(isInputType), // variables of nested arguments belong to them
    });
  }

  /**
   * Returns the document without selections below the root fields, or null when the database cannot produce
   * the whole response.
   */
  documentFor(document: DocumentNode, operation: OperationDefinitionNode): DocumentNode | null {
    let cut = this.#documents.get(operation);
    if (cut === undefined) {
      cut = this.#isReadable(document, operation) ? this.#cutDocument(document, operation) : null;
      this.#documents.set(operation, cut);
    }
    return cut;
  }

  #cut(type: GraphQLObjectType): GraphQLObjectType {
    const isMutation = type === this.#full.getMutationType();
    const fields: Record<string, GraphQLFieldConfig<unknown, unknown>> = {};
    for (const [name, field] of Object.entries(type.getFields())) {
      if (!this.#isCut(field, isMutation)) continue;
      fields[name] = {
        type: isNonNullType(field.type) ? new GraphQLNonNull(READY_JSON) : READY_JSON,
        args: Object.fromEntries(field.args.map((argument) => [argument.name, argument])),
        resolve: (source, args, context, info) => {
          const { node, operation, fragments } = this.#originals.get(info.fieldNodes[0]!)!;
          const fieldNodes =
            info.fieldNodes.length === 1
              ? [node]
              : info.fieldNodes.map((cut) => this.#originals.get(cut)!.node);
          const told = { ...info, fieldNodes, operation, fragments, schema: this.#full, parentType: type };
          return field.resolve!(source, args, context, forReady({ ...told, returnType: field.type }));
        },
      };
    }
    return new GraphQLObjectType({ name: type.name, fields });
  }

  /** Returns whether a root field's value comes from the compiler as a whole. */
  #isCut(field: GraphQLField<unknown, unknown>, isMutation: boolean): boolean {
    const type = getNullableType(field.type);
    if (isListType(type)) return false;
    if (!isMutation) return isRead(type) || isInterfaceType(type);
    // A payload of read objects alone is read; one with plain values is assembled in memory.
    return (
      isObjectType(type) && Object.values(type.getFields()).every(({ type: of }) => isRead(getNamedType(of)))
    );
  }

  #isReadable(document: DocumentNode, operation: OperationDefinitionNode): boolean {
    const root = operation.operation === 'query' ? this.schema.getQueryType() : this.schema.getMutationType();
    if (operation.operation === 'subscription' || !root) return false;
    const fields = root.getFields();
    for (const selection of operation.selectionSet.selections)
      if (selection.kind !== Kind.FIELD || !(selection.name.value in fields)) return false;
    return this.#isPlain(document, operation);
  }

  /** Returns whether all selected fields are always values of the database. */
  #isPlain(document: DocumentNode, operation: OperationDefinitionNode): boolean {
    const types = new TypeInfo(this.#full);
    let isPlain = true;
    const refuse = () => {
      isPlain = false;
      return BREAK;
    };
    const used: DefinitionNode[] = document.definitions.filter(
      (definition) => definition === operation || definition.kind === Kind.FRAGMENT_DEFINITION,
    );
    visit(
      { kind: Kind.DOCUMENT, definitions: used },
      visitWithTypeInfo(types, {
        // A directive that leaves a field out could leave an object empty.
        Directive: refuse,
        Field: (node) => {
          const field = types.getFieldDef();
          const parent = types.getParentType();
          if (!field || !parent || node.name.value.startsWith('__')) return undefined;
          const target = this.#classes.get(parent.name);
          if (target && declarationOf(target, field.name)?.kind === 'derived') return refuse();
          const named = getNamedType(field.type);
          if (!isLeafType(named)) return undefined;
          const isList = isListType(getNullableType(field.type));
          if (isEnumType(named)) return isList && !isUpperCased(named) ? refuse() : undefined;
          const isInstants = isList && named.name === 'DateTime';
          return AS_IN_POSTGRES.has(named.name) && !isInstants ? undefined : refuse();
        },
      }),
    );
    return isPlain;
  }

  #cutDocument(document: DocumentNode, operation: OperationDefinitionNode): DocumentNode {
    const fragments: Record<string, FragmentDefinitionNode> = {};
    for (const definition of document.definitions)
      if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments[definition.name.value] = definition;
    const selections = (operation.selectionSet.selections as FieldNode[]).map((node) => {
      const { selectionSet: _, ...cut } = node;
      this.#originals.set(cut, { node, operation, fragments });
      return cut;
    });
    const selectionSet = { ...operation.selectionSet, selections };
    return { kind: Kind.DOCUMENT, definitions: [{ ...operation, selectionSet }] };
  }
}

const READY_JSON = new GraphQLScalarType({
  name: 'ReadyJson',
  serialize: (value) => {
    if (value instanceof ReadyJson) return value;
    throw new Error('A root field answers with an object that it did not read.');
  },
});
