import net from 'node:net';

export interface RawAnswer {
  /** 0 if the connection was closed without a response. */
  status: number;
  /** Headers and body as received. */
  text: string;
}

/** Sends raw bytes on a new connection and returns the first response, or nothing if the connection is closed. */
export function sendBytes(port: number, bytes: string | Buffer): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = net.connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      socket.end();
    });
    socket.on('error', () => undefined); // an end like any other
    socket.on('close', () => {
      const text = Buffer.concat(chunks).toString('latin1');
      resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0), text });
    });
  });
}

/** Builds a request as text, with a Content-Length unless the headers have one. */
export function requestText(
  line: string,
  headers: readonly string[] = [],
  body: string | Buffer = '',
): Buffer {
  const isSaid = headers.some((header) => /^(content-length|transfer-encoding):/i.test(header));
  const head = [
    `${line} HTTP/1.1`,
    ...(headers.some((header) => /^host:/i.test(header)) ? [] : ['Host: localhost']),
    ...(isSaid || body.length === 0 ? [] : [`Content-Length: ${Buffer.byteLength(body)}`]),
    ...headers,
  ];
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`, 'latin1'), Buffer.from(body)]);
}
