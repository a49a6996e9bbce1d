import net from 'node:net';

export interface RawAnswer {
  /** 0 where the connection was ended without an answer. */
  status: number;
  /** Head and body as they came. */
  text: string;
}

/** Sends bytes as they are on a connection of their own, and gives what comes first, or nothing where it is ended. */
export function sendBytes(port: number, bytes: string | Buffer): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = net.connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      socket.end();
    });
    socket.on('error', () => undefined); // an end like another
    socket.on('close', () => {
      const text = Buffer.concat(chunks).toString('latin1');
      resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0), text });
    });
  });
}

/** A request as text; the length of its body is said unless the headers say otherwise. */
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
