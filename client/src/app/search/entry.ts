import type { Icon } from '@tabler/icons-react';

/** A line of the search that can be chosen. */
export interface SearchEntry {
  /** Unique in the search. */
  id: string;
  label: string;
  icon: Icon;
  /** Parts of the label that match the searched text. */
  matches: readonly string[];
  detail?: string | null;
  /** Name and photo of a person, instead of the icon. */
  person?: { avatarUrl: string | null };
  isDraft?: boolean;
  /** Path to which it leads. */
  to?: string;
  /** Action instead of a path. */
  run?: () => void;
}

/** Entries below a heading. */
export interface SearchGroup {
  id: string;
  label: string;
  entries: readonly SearchEntry[];
}
