import type { DocumentNode } from 'graphql';

export const manifestFile: string;
export function trustApolloDocument(document: DocumentNode): { hash: string };
export function trustDocument(document: DocumentNode): { hash: string };
export function writeManifest(): void;
