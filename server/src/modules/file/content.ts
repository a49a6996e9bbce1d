import { Transform, type TransformCallback } from 'node:stream';
import { fileTypeFromBuffer } from 'file-type';
import { endingOf, MAX_FILE_SIZE } from './file.rules.ts';

/** Bytes from the start by which kinds are known; no more is ever looked into, and nothing is unpacked. */
const HEAD = 4_100;

/** What the content of a file with the ending must be: known by its bytes, or a text. */
const KINDS: Readonly<Record<string, { contentType: string; isText: boolean }>> = {
  '.zip': { contentType: 'application/zip', isText: false },
  '.pdf': { contentType: 'application/pdf', isText: false },
  '.js': { contentType: 'text/javascript', isText: true },
  '.jsx': { contentType: 'text/plain', isText: true },
  '.ts': { contentType: 'text/plain', isText: true },
  '.tsx': { contentType: 'text/plain', isText: true },
};

/** What no program begins with, though it is text: pages, drawings and documents under another name. */
const OTHER_TEXT = /^\s*(<!doctype|<!--|<html|<head|<body|<script|<svg|<\?|%pdf|%!ps|\{\\rtf)/i;

/** Controls that no text has. */
// oxlint-disable-next-line no-control-regex
const CONTROLS = /[\u0000-\u0008\u000e-\u001f\u007f]/;

/** More bytes than a file may have. */
export class TooLarge extends Error {}

/** Looks at the bytes of an upload on their way through. @throws TooLarge as soon as there are too many */
export class Inspection extends Transform {
  size = 0;
  readonly #ending: string;
  readonly #head: Buffer[] = [];
  readonly #decoder = new TextDecoder('utf-8', { fatal: true });
  #isText = true;

  constructor(name: string) {
    super();
    this.#ending = endingOf(name);
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    if (this.size < HEAD) this.#head.push(chunk.subarray(0, HEAD - this.size));
    this.size += chunk.length;
    if (this.size > MAX_FILE_SIZE) {
      done(new TooLarge());
      return;
    }
    if (this.#isText && KINDS[this.#ending]?.isText) this.#isText = this.#reads(chunk);
    done(null, chunk);
  }

  override _flush(done: TransformCallback): void {
    this.#isText &&= this.#reads();
    done();
  }

  /** The type of what has come; null where it is not what the name says. */
  async contentType(): Promise<string | null> {
    const kind = KINDS[this.#ending];
    if (!kind) return null;
    const head = Buffer.concat(this.#head);
    if (kind.isText) {
      const isProgram = this.#isText && !OTHER_TEXT.test(head.toString('utf8').replace(/^\uFEFF/, ''));
      return isProgram ? kind.contentType : null;
    }
    const found = await fileTypeFromBuffer(head);
    return found?.mime === kind.contentType ? kind.contentType : null;
  }

  /** Whether a piece, or with none the end, belongs to a text in UTF-8. */
  #reads(chunk?: Buffer): boolean {
    try {
      return !CONTROLS.test(chunk ? this.#decoder.decode(chunk, { stream: true }) : this.#decoder.decode());
    } catch {
      return false;
    }
  }
}
