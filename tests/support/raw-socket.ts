import { once } from 'node:events';
import { WebSocket } from 'ws';

interface Frame {
  type: string;
  id?: string;
  payload?: unknown;
}

/** A WebSocket that speaks frame by frame, for what no client of graphql-ws would send. */
export interface RawSocket {
  socket: WebSocket;
  send: (frame: Frame | string) => void;
  /** Resolves with the next frame; rejects if the socket is closed instead. */
  next: () => Promise<Frame>;
  /** Resolves with code and reason when the socket is closed. */
  closed: Promise<{ code: number; reason: string }>;
}

interface RawSocketOptions {
  path?: string;
  host?: string;
  origin?: string;
  protocol?: string;
  /** The client address that a proxy reports. */
  address?: string | undefined;
  authorization?: string;
}

/** Opens a socket; rejects with the status of a response that refuses it. */
export async function openSocket(url: string, options: RawSocketOptions = {}): Promise<RawSocket> {
  const {
    path = '/graphql',
    host,
    origin,
    protocol = 'graphql-transport-ws',
    address,
    authorization,
  } = options;
  const { port } = new URL(url);
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, protocol, {
    headers: {
      host: `${host ? `${host}.` : ''}localhost:${port}`,
      ...(origin && { origin }),
      ...(address && { 'x-forwarded-for': address }),
      ...(authorization !== undefined && { authorization }),
    },
  });
  const waiting: ((frame: Frame | null) => void)[] = [];
  const come: Frame[] = [];
  socket.on('message', (data: Buffer) => {
    const frame = JSON.parse(data.toString()) as Frame;
    const first = waiting.shift();
    if (first) first(frame);
    else come.push(frame);
  });
  const closed = new Promise<{ code: number; reason: string }>((resolve) => {
    socket.on('close', (code: number, reason: Buffer) => {
      for (const wait of waiting) wait(null);
      resolve({ code, reason: reason.toString() });
    });
  });
  await once(socket, 'open');
  socket.on('error', () => undefined); // the 'close' event reports it
  return {
    socket,
    closed,
    send: (frame) => socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame)),
    next: () =>
      new Promise((resolve, reject) => {
        const frame = come.shift();
        if (frame) resolve(frame);
        else waiting.push((later) => (later ? resolve(later) : reject(new Error('The socket was closed.'))));
      }),
  };
}

/** Opens a socket and sends connection_init. */
export async function openSession(
  url: string,
  as: { accessToken: string | null },
  options: RawSocketOptions = {},
): Promise<RawSocket> {
  const opened = await openSocket(url, options);
  const payload = as.accessToken ? { accessToken: as.accessToken } : {};
  opened.send({ type: 'connection_init', payload });
  const { type } = await opened.next();
  if (type !== 'connection_ack') throw new Error(`The server answered ${type}`);
  return opened;
}
