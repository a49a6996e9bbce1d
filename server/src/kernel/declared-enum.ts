import { registerEnumType } from 'type-graphql';

/** An enum of the API whose values the nouns declare. */
interface DeclaredEnum<Value extends string> {
  /** Values by their names in the API, as fields refer to them. Empty until the declarations are collected. */
  values: Record<string, Value>;
  /** Adds a value. Called before the schema is built. */
  add: (name: string, value: Value, description: string) => void;
}

/** Registers an enum of the API that gets its values from the nouns. */
export function declaredEnum<Value extends string>(name: string, description: string): DeclaredEnum<Value> {
  const values: Record<string, Value> = {};
  const valuesConfig: Record<string, { description: string }> = {};
  registerEnumType(values, { name, description, valuesConfig });
  return {
    values,
    add: (key, value, about) => {
      if (key in values) throw new Error(`Two nouns declare ${key} of ${name}.`);
      values[key] = value;
      valuesConfig[key] = { description: about };
    },
  };
}
