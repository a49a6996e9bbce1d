import type { Measured } from '../../tests/bench/measured.ts';

export interface Load {
  learners: number;
  requests: number;
  instances: number;
  connections: number;
  databaseCores: number;
  terabytes: number;
}

export const SIZES: number[];
export function loadOf(learners: number, measured: Measured): Load;
export function bottlenecks(measured: Measured): { name: string; remedy: string; learners: number }[];
