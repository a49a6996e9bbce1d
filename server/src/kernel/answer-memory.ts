import { getHeapStatistics } from 'node:v8';

/** Largest default size in megabytes. */
const MAX = 256;

/**
 * Returns the default size of the memory of answers in megabytes: a sixteenth of the bytes that Node may take for objects,
 * which it derives from the memory of the machine or container (decision 0168).
 */
export function defaultAnswerMemory(heapLimit: number = getHeapStatistics().heap_size_limit): number {
  return Math.min(Math.floor(heapLimit / 16 / 1024 ** 2), MAX);
}
