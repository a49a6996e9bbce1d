import type { GraphQLCodegenDataMasking } from '@apollo/client/masking';

/** Tells Apollo that the generated types are masked: a component sees the fields of its own fragment only. */
declare module '@apollo/client' {
  export interface TypeOverrides extends GraphQLCodegenDataMasking.TypeOverrides {}
}
