import { once } from 'node:events';
import net from 'node:net';

export interface TcpProxy {
  /** The address of the database through the proxy. */
  url: string;
  /** From now on no byte is forwarded and no connection is closed, as after a power failure of the host. */
  stall: () => void;
  /** New connections work again; earlier ones never respond. */
  resume: () => void;
  stop: () => Promise<void>;
}

/**
 * Starts a proxy in front of a database. @param alter changes the database's output; called once for each connection
 */
export async function startTcpProxy(
  databaseUrl: string,
  alter: () => (bytes: Buffer) => Buffer = () => (bytes) => bytes,
): Promise<TcpProxy> {
  const target = new URL(databaseUrl);
  const pairs = new Map<net.Socket, net.Socket>();
  const silent = new Set<net.Socket>();
  let isStalled = false;

  const server = net.createServer((client) => {
    client.on('error', () => undefined);
    client.on('close', () => silent.delete(client));
    if (isStalled) {
      silent.add(client.resume());
      return;
    }
    const change = alter();
    const upstream = net.connect(Number(target.port), target.hostname);
    pairs.set(client, upstream);
    upstream.on('error', () => undefined);
    upstream.on('data', (bytes) => client.write(change(bytes)));
    upstream.on('close', () => pairs.delete(client) && client.destroy());
    client.on('data', (bytes) => pairs.has(client) && upstream.write(bytes));
    client.on('close', () => pairs.delete(client) && upstream.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(databaseUrl);
  url.port = String((server.address() as net.AddressInfo).port);

  return {
    url: url.href,
    stall: () => {
      isStalled = true;
      for (const [client, upstream] of pairs) {
        pairs.delete(client);
        silent.add(client);
        upstream.destroy();
      }
    },
    resume: () => (isStalled = false),
    stop: async () => {
      for (const client of [...pairs.keys(), ...silent]) client.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Removes the notifications from PostgreSQL's output, as a pooler in transaction mode does. */
export function withoutNotifications(): (bytes: Buffer) => Buffer {
  let rest = Buffer.alloc(0);
  return (bytes) => {
    rest = Buffer.concat([rest, bytes]);
    const kept: Buffer[] = [];
    while (rest.length >= 5) {
      const length = 1 + rest.readUInt32BE(1);
      if (rest.length < length) break;
      if (rest[0] !== 'A'.charCodeAt(0)) kept.push(rest.subarray(0, length));
      rest = rest.subarray(length);
    }
    return Buffer.concat(kept);
  };
}

/**
 * Makes connections after the first fail to prepare a statement, as behind a pooler in transaction mode where the first one has
 * prepared it already.
 */
export function withSharedStatements(): () => (bytes: Buffer) => Buffer {
  let connections = 0;
  return () => {
    const isFirst = connections++ === 0;
    return (bytes) => {
      const parsed = bytes.indexOf(PARSE_COMPLETE);
      if (isFirst || parsed < 0) return bytes;
      return Buffer.concat([errorMessage('42P05'), bytes.subarray(bytes.lastIndexOf(READY))]);
    };
  };
}

const PARSE_COMPLETE = Buffer.from([0x31, 0, 0, 0, 4]);
const READY = Buffer.from([0x5a, 0, 0, 0, 5]);

function errorMessage(code: string): Buffer {
  const fields = Buffer.from(`SERROR\0C${code}\0Mprepared statement already exists\0\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeUInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}
