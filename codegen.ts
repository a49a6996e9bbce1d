import type { CodegenConfig } from '@graphql-codegen/cli';
import { languages } from './scripts/support/languages.mjs';
import { trustApolloDocument, trustDocument, writeManifest } from './scripts/support/trusted-documents.mjs';

/** How our scalars travel in JSON; a scalar that is missing here fails the generation. */
const scalars = {
  ID: 'string',
  DateTime: 'string',
  MinorUnits: 'number',
  JSONObject: 'Record<string, unknown>',
};

const shared = { scalars, strictScalars: true, enumType: 'string-literal', useTypeImports: true } as const;
const plugins = ['typescript-operations', 'typed-document-node'];
const nearEachDocument = {
  preset: 'near-operation-file',
  plugins,
  presetConfig: { extension: '.generated.ts' },
} as const;

/**
 * `schema.graphql` + each `X.graphql` document -> `X.generated.ts` next to it, with one typed document per operation.
 * Run by `npm run codegen`; the results are not committed. Documents of the client carry their hash, by which they are
 * sent, and all of them are listed for the server.
 */
const config: CodegenConfig = {
  schema: './schema.graphql',
  ignoreNoDocuments: true,
  hooks: { beforeDone: writeManifest },
  importExtension: '.ts',
  generates: {
    // The enums of the contract, for texts and whatever else has no document of its own.
    './client/src/texts/enums.generated.ts': {
      plugins: ['typescript'],
      config: { onlyEnums: true, enumsAsTypes: true },
    },
    './client/src/lib/cachePolicies.generated.ts': { plugins: ['./scripts/codegen/cache-policies.mjs'] },
    ...Object.fromEntries(
      languages().map((language) => [
        `./client/src/texts/${language}/index.generated.ts`,
        { plugins: ['./scripts/codegen/texts-index.mjs'], config: { language } },
      ]),
    ),
    './client/src/texts/apiScopes.generated.ts': { plugins: ['./scripts/codegen/api-scopes.mjs'] },
    // Screens behind sign-in: parsed documents for Apollo; a component reads only the fields of its own fragment.
    './client/src/': {
      ...nearEachDocument,
      documents: ['./client/src/**/*.graphql', '!./client/src/**/*.public.graphql'],
      config: {
        ...shared,
        inlineFragmentTypes: 'mask',
        customDirectives: { apolloUnmask: true },
        unstable_onExecutableDocumentNode: trustApolloDocument,
      },
    },
    // Screens that a visitor sees first travel light: plain text that `request()` posts, without a GraphQL library.
    './client/src': {
      ...nearEachDocument,
      documents: './client/src/**/*.public.graphql',
      config: { ...shared, documentMode: 'string', unstable_onExecutableDocumentNode: trustDocument },
    },
    // The server's own documents and the tests read whole answers, so fragments stay unmasked there. In process an instant is a
    // Date on both ways.
    './server/src/': {
      ...nearEachDocument,
      documents: './server/src/api/**/*.graphql',
      config: { ...shared, scalars: { ...scalars, DateTime: { input: 'Date', output: 'string' } } },
    },
    './tests/': {
      ...nearEachDocument,
      documents: ['./tests/**/*.graphql', '!./tests/**/node_modules/**'],
      config: shared,
    },
  },
};
export default config;
