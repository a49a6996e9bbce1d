import type { Measured } from '../../tests/bench/measured.ts';

export function withTables(document: string, measured: Measured): string;
