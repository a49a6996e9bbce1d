/** Texts by value. */
type Labels<Value extends string> = Readonly<Partial<Record<Value, string>>>;

/** Returns the options of a select for texts by value. */
export const optionsOf = <Value extends string>(labels: Labels<Value>) =>
  (Object.entries(labels) as [Value, string][]).map(([value, label]) => ({ value, label }));

/** Returns the value with the given name; null for any other text. */
export const optionNamed = <Value extends string>(
  labels: Labels<Value>,
  name: string | null,
): Value | null => (name !== null && Object.hasOwn(labels, name) ? (name as Value) : null);
