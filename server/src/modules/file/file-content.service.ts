import { Transform, type TransformCallback } from 'node:stream';
import { fileTypeFromBuffer } from 'file-type';
import { endingOf, type FileEnding } from './file.rules.ts';

/** Number of leading bytes by which types are detected. No more is inspected, and nothing is unpacked. */
const HEAD = 4_100;

const ZIP = 'application/zip';
const OFFICE = 'application/vnd.openxmlformats-officedocument';

/** Expected content for each file extension: a binary signature, or text. */
const KINDS: Readonly<Record<FileEnding, { contentType: string; isText: boolean }>> = {
  '.zip': { contentType: ZIP, isText: false },
  '.pdf': { contentType: 'application/pdf', isText: false },
  '.docx': { contentType: `${OFFICE}.wordprocessingml.document`, isText: false },
  '.pptx': { contentType: `${OFFICE}.presentationml.presentation`, isText: false },
  '.xlsx': { contentType: `${OFFICE}.spreadsheetml.sheet`, isText: false },
  '.txt': { contentType: 'text/plain', isText: true },
  '.md': { contentType: 'text/markdown', isText: true },
  '.csv': { contentType: 'text/csv', isText: true },
  '.py': { contentType: 'text/plain', isText: true },
  '.js': { contentType: 'text/javascript', isText: true },
  '.jsx': { contentType: 'text/plain', isText: true },
  '.ts': { contentType: 'text/plain', isText: true },
  '.tsx': { contentType: 'text/plain', isText: true },
  '.json': { contentType: 'text/plain', isText: true },
  '.java': { contentType: 'text/plain', isText: true },
  '.css': { contentType: 'text/plain', isText: true },
  '.sql': { contentType: 'text/plain', isText: true },
  '.jpg': { contentType: 'image/jpeg', isText: false },
  '.jpeg': { contentType: 'image/jpeg', isText: false },
  '.png': { contentType: 'image/png', isText: false },
  '.webp': { contentType: 'image/webp', isText: false },
  '.gif': { contentType: 'image/gif', isText: false },
  '.avif': { contentType: 'image/avif', isText: false },
};

const kindOf = (ending: string) => (KINDS as Partial<Record<string, (typeof KINDS)[FileEnding]>>)[ending];

/** Beginnings of text files that are not programs: pages, drawings and documents under another name. */
const OTHER_TEXT = /^\s*(<!doctype|<!--|<html|<head|<body|<script|<svg|<\?|%pdf|%!ps|\{\\rtf)/i;

/** Control characters that do not occur in text. */
// oxlint-disable-next-line no-control-regex
const CONTROLS = /[\u0000-\u0008\u000e-\u001f\u007f]/;

/** Thrown when a file exceeds the maximum size. */
export class TooLarge extends Error {}

/**
 * Inspects the bytes of an upload while they pass through.
 * @throws TooLarge as soon as the limit is exceeded
 */
export class Inspection extends Transform {
  size = 0;
  readonly #ending: string;
  readonly #maxSize: number;
  readonly #isAnyEncoding: boolean;
  readonly #head: Buffer[] = [];
  readonly #decoder = new TextDecoder('utf-8', { fatal: true });
  #isText = true;

  constructor(name: string, maxSize: number, { isAnyEncoding = false } = {}) {
    super();
    this.#isAnyEncoding = isAnyEncoding;
    this.#ending = endingOf(name);
    this.#maxSize = maxSize;
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    if (this.size < HEAD) this.#head.push(chunk.subarray(0, HEAD - this.size));
    this.size += chunk.length;
    if (this.size > this.#maxSize) {
      done(new TooLarge());
      return;
    }
    if (this.#isText && !this.#isAnyEncoding && kindOf(this.#ending)?.isText)
      this.#isText = this.#reads(chunk);
    done(null, chunk);
  }

  override _flush(done: TransformCallback): void {
    if (!this.#isAnyEncoding) this.#isText &&= this.#reads();
    done();
  }

  /** Returns the detected type, or null when it does not match the name. */
  async contentType(): Promise<string | null> {
    const kind = kindOf(this.#ending);
    if (!kind) return null;
    const head = Buffer.concat(this.#head);
    if (kind.isText) {
      const isProgram = this.#isText && !OTHER_TEXT.test(head.toString('utf8').replace(/^\uFEFF/, ''));
      const isBinary = this.#isAnyEncoding && (await fileTypeFromBuffer(head)) !== undefined;
      return isProgram && !isBinary ? kind.contentType : null;
    }
    const found = (await fileTypeFromBuffer(head))?.mime;
    // The beginning of an office document may not tell more than that it is an archive.
    const isArchived = found === ZIP && kind.contentType.startsWith(OFFICE);
    return found === kind.contentType || isArchived ? kind.contentType : null;
  }

  /** Returns whether a chunk, or without one the end, is valid UTF-8 text. */
  #reads(chunk?: Buffer): boolean {
    try {
      return !CONTROLS.test(chunk ? this.#decoder.decode(chunk, { stream: true }) : this.#decoder.decode());
    } catch {
      return false;
    }
  }
}
