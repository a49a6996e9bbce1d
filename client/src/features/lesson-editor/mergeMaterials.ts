import { MAX_MATERIALS } from '@rules/kernel/materials';
import { MATERIAL_FILES } from '@rules/lesson/lesson-materials';
import { linesOf } from '#lib/linesOf';
import { mergeItems } from '#lib/mergeItems';
import type { AttachedFile } from '#ui/files/attachments';

/** Returns the entered materials, without blank lines. */
export const materialsOf = (text: string): string[] =>
  linesOf(text)
    .map((line) => line.trim())
    .filter(Boolean);

/** Merges the materials of a lesson item by item. A list that becomes too long is left to the author. */
export const MERGES = {
  materials: (base: string, mine: string, theirs: string): string | undefined => {
    const merged = mergeItems(materialsOf(base), materialsOf(mine), materialsOf(theirs), (line) => line);
    return merged.length > MAX_MATERIALS ? undefined : merged.join('\n');
  },
  materialFileIds: (
    base: readonly AttachedFile[],
    mine: readonly AttachedFile[],
    theirs: readonly AttachedFile[],
  ): readonly AttachedFile[] | undefined => {
    const merged = mergeItems(base, mine, theirs, ({ id }) => id);
    return merged.length > MATERIAL_FILES.maxCount ? undefined : merged;
  },
};
