import { projectRoot } from '#kernel/config';

/** Patterns of implementation details: paths, stacks, statements, errors of libraries. */
const MARKS = [
  /node_modules|node:internal|file:\/\//,
  /\.[cm]?[jt]sx?:\d+/, // a location in source code
  /\\n\s+at |\n\s+at /, // a stack trace
  /\b(select|insert into|update|delete from)\b[^"]{1,200}\b(from|where|values|set|returning)\b/i,
  /syntax error at or near|violates [\w-]+ constraint|duplicate key value|invalid input syntax|invalid byte sequence/,
  /relation "|column "|pg_catalog|SQLSTATE|lyceum_(app|public)|search_path|current_setting/,
  /ECONN|ENOENT|EPIPE|TypeError|RangeError|ReferenceError|Cannot read prop|is not a function|is not iterable/,
  /\$input|Maximum call stack/,
];

/** Returns the first implementation detail in a response, or null. */
export function leakIn(text: string): string | null {
  if (text.includes(projectRoot)) return projectRoot;
  for (const mark of MARKS) {
    const found = mark.exec(text);
    if (found) return text.slice(Math.max(0, found.index - 40), found.index + found[0].length + 40);
  }
  return null;
}
