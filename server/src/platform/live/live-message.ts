/** First byte of a frame with a whole text message, which a server sends without a mask (RFC 6455, section 5.2). */
const WHOLE_TEXT = 0x81;

/**
 * A serialized message for many sockets. Its text is encoded once. Operations with the same ID, as in sockets of the same
 * client, share one frame.
 */
export class LiveMessage {
  readonly #body: Buffer;
  #last: { id: string; frame: Buffer } | null = null;

  constructor(text: string) {
    this.#body = Buffer.from(`${text}}`);
  }

  /** Returns the bytes that send the message to an operation, with the protocol graphql-transport-ws. */
  frameFor(id: string): Buffer {
    if (this.#last?.id !== id) this.#last = { id, frame: this.#frame(id) };
    return this.#last.frame;
  }

  #frame(id: string): Buffer {
    const head = Buffer.from(`{"id":${JSON.stringify(id)},"type":"next","payload":`);
    return Buffer.concat([startOf(head.length + this.#body.length), head, this.#body]);
  }
}

/** Returns the start of a frame with a content of the given length. */
function startOf(length: number): Buffer {
  if (length < 126) return Buffer.from([WHOLE_TEXT, length]);
  if (length < 2 ** 16) return Buffer.from([WHOLE_TEXT, 126, length >> 8, length & 0xff]);
  const start = Buffer.alloc(10);
  start.set([WHOLE_TEXT, 127]);
  start.writeBigUInt64BE(BigInt(length), 2);
  return start;
}
