import { texts } from '#texts/en';

/** Error for a new title of a section that someone else renamed in the meantime. */
export class RenamedByOther extends Error {
  /** @param title their title */
  constructor(title: string) {
    super(texts.curriculum.renamedByOther(title));
  }
}
