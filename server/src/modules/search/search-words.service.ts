import { searchForm } from '#platform/read/search';
import type { SearchArguments } from './search.input.ts';
import { wordsOf } from './search.rules.ts';

/** Minimum length of words that are found despite a typing error: shorter ones resemble too many others. */
const MIN_FUZZY_LENGTH = 4;

/** Maximum number of spellings of a word, each of which is a scan of an index. */
const MAX_SPELLINGS = 12;

/** Values of the search statement. A boolean selects the statement. */
export interface SearchedWords extends Record<string, unknown> {
  text: string;
  /** The word that selects the candidates. */
  key: string;
  keyPattern: string;
  /** Patterns of texts that begin with the key, and of those that equal it. */
  keyStart: string;
  keyWhole: string;
  /** Patterns of the key with two letters swapped. */
  swapped: string[];
  words: string[];
  /** Whether each word is so short that it is found at the beginnings of words only. */
  areStarts: boolean[];
  /** Patterns of the other words, and the number of the word of each, from 1. */
  patterns: string[];
  patternOf: number[];
  /** Whether an index finds the key. */
  isIndexed: boolean;
  /** Whether the key is found at the beginnings of words. */
  isWordStart: boolean;
  /** Whether the key is also found with a typing error. */
  isFuzzy: boolean;
  /** Whether the key is the only word. */
  isSingle: boolean;
}

const isFuzzyWord = (word: string): boolean => word.length >= MIN_FUZZY_LENGTH && /\p{L}{3}/u.test(word);

/** Returns the word, and if it is long enough, the words with two neighbouring letters swapped: the most frequent typing error. */
function spellingsOf(word: string): string[] {
  const letters = Array.from(word);
  if (!isFuzzyWord(word)) return [word];
  const swapped = letters
    .slice(1)
    .map((letter, at) => [...letters.slice(0, at), letter, letters[at], ...letters.slice(at + 2)].join(''));
  return [...new Set([word, ...swapped])].slice(0, MAX_SPELLINGS);
}

const patternOf = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

const isWordStart = (word: string): boolean => searchForm(word).isWordStartSearch;

/** Longest word that an index finds, if possible anywhere, otherwise the longest one. */
function keyOf(words: readonly string[]): string {
  const rank = (word: string) => {
    const { isIndexedSearch, isWordStartSearch } = searchForm(word);
    return (isIndexedSearch ? 1_000 : 0) + (isIndexedSearch && !isWordStartSearch ? 1_000 : 0) + word.length;
  };
  return words.toSorted((one, other) => rank(other) - rank(one))[0]!;
}

/** Returns the values of the search statement for a searched text. */
export function searchedWords({ text }: SearchArguments): SearchedWords {
  const words = [...new Set(wordsOf(text.toLowerCase()))];
  const key = keyOf(words);
  const spelled = words.map((word) => (isWordStart(word) ? [] : spellingsOf(word)));
  return {
    text: words.join(' '),
    key,
    keyPattern: patternOf(key),
    keyStart: patternOf(key).slice(1),
    keyWhole: patternOf(key).slice(1, -1),
    swapped: spellingsOf(key)
      .slice(1)
      .map((spelling) => patternOf(spelling)),
    words,
    areStarts: words.map((word) => isWordStart(word)),
    patterns: spelled.flatMap((spellings) => spellings.map((spelling) => patternOf(spelling))),
    patternOf: spelled.flatMap((spellings, at) => spellings.map(() => at + 1)),
    isIndexed: searchForm(key).isIndexedSearch,
    isWordStart: isWordStart(key),
    isFuzzy: isFuzzyWord(key),
    isSingle: words.length === 1,
  };
}
