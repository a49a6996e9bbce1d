import fs from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../../..');

/** A page of the documentation. */
export interface Page {
  /** Path from the project's root. */
  file: string;
  text: string;
  /** The text without fenced code blocks. */
  prose: string;
}

/** README.md and every page below docs/. */
export function pages(): Page[] {
  const files = fs
    .readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => path.posix.join('docs', file.replaceAll(path.sep, '/')));
  return ['README.md', ...files.toSorted()].map((file) => {
    const text = fs.readFileSync(path.join(root, file), 'utf8');
    return { file, text, prose: text.replaceAll(/^```[\s\S]*?^```$/gm, '') };
  });
}

export function page(file: string): Page {
  const found = pages().find((candidate) => candidate.file === file);
  if (!found) throw new Error(`There is no ${file}`);
  return found;
}

/** Returns the examples of a page in a language, such as `graphql`. */
export function examples({ text }: Page, language: string): string[] {
  const fences = text.matchAll(/^```(\w+)[^\n]*\n([\s\S]*?)^```$/gm);
  return Array.from(fences, ([, found, example]) => ({ found, example: example! }))
    .filter(({ found }) => found === language)
    .map(({ example }) => example);
}

/** Returns the rows of a page's tables as cells, without backticks. */
export function tableRows({ text }: Page): string[][] {
  return text
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\|[\s:|-]+\|$/.test(line))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim().replaceAll('`', '')),
    );
}

/** Returns the targets of a page's links and images that lead to another file or to a heading. */
export function relativeLinks({ prose }: Page): string[] {
  return Array.from(prose.matchAll(/\]\(([^)\s]+)\)/g), ([, target]) => target!).filter(
    (target) => !/^[a-z]+:/.test(target),
  );
}

/** Returns the anchors of the headings of a text. */
export function anchors(text: string): Set<string> {
  const headings = text.replaceAll(/^```[\s\S]*?^```$/gm, '').matchAll(/^#+ (.*)$/gm);
  return new Set(
    Array.from(headings, ([, heading]) =>
      heading!
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );
}

/** Returns the project paths that a page's prose names in backticks. */
export function namedFiles({ prose }: Page): string[] {
  const named = Array.from(prose.matchAll(/`([^`\n]+)`/g), ([, name]) => name!);
  return named.filter((name) => /^(server|client|tests|scripts|docs|deploy)\/[\w./-]+$/.test(name));
}
