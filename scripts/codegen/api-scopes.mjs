// Plugin of the code generator: the scopes of API tokens with their descriptions, for the form that creates one.

/** Returns the values of the enum `ApiScope` with their descriptions. */
export function plugin(schema) {
  const scopes = schema.getType('ApiScope').getValues();
  const rows = scopes.map(({ name, description }) => `  ${name}: ${JSON.stringify(description)},`);
  return `/** Scopes of API tokens with their descriptions. */\nexport const apiScopes = {\n${rows.join('\n')}\n} as const;\n`;
}
