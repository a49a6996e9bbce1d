import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';

const SUBSCRIPTION =
  'subscription M($id: UUID!, $after: Int) { messagesChanged(conversationId: $id, after: $after) { revision messages { id sequence } } }';

interface Frame {
  type: string;
  payload: { data?: { messagesChanged: { revision: number; messages: { id: string; sequence: number }[] } } };
}

/** Somebody who follows a conversation through whatever happens to the connection. */
export class Receiver {
  /** Numbers of the messages in the order in which they came. */
  readonly received: number[] = [];
  /** How often it had to connect. */
  connections = 0;
  readonly #token: string;
  readonly #conversationId: string;
  readonly #ports: () => number[];
  readonly #asksForMissed: boolean;
  #after: number | null = 0;
  #socket: WebSocket | null = null;
  #isStopped = false;

  /** `asksForMissed`: it names what it got when it connects again, as a client should. */
  constructor(options: {
    token: string;
    conversationId: string;
    ports: () => number[];
    asksForMissed: boolean;
  }) {
    this.#token = options.token;
    this.#conversationId = options.conversationId;
    this.#ports = options.ports;
    this.#asksForMissed = options.asksForMissed;
  }

  start(): void {
    void this.#keepConnected();
  }

  /** Cuts the connection as a lost network does. */
  cut(): void {
    this.#socket?.terminate();
  }

  stop(): void {
    this.#isStopped = true;
    this.cut();
  }

  async #keepConnected(): Promise<void> {
    while (!this.#isStopped) {
      await this.#once();
      await wait(20 + Math.random() * 150);
    }
  }

  /** Connects, subscribes, takes what comes; resolves when the connection is gone. */
  #once(): Promise<void> {
    const ports = this.#ports();
    const port = ports[Math.floor(Math.random() * ports.length)]!;
    const socket = new WebSocket(`ws://127.0.0.1:${port}/graphql`, 'graphql-transport-ws', {
      headers: { host: `localhost:${port}` },
    });
    this.#socket = socket;
    this.connections++;
    socket.on('open', () =>
      socket.send(JSON.stringify({ type: 'connection_init', payload: { accessToken: this.#token } })),
    );
    socket.on('message', (data: Buffer) => this.#take(socket, JSON.parse(data.toString()) as Frame));
    return new Promise((resolve) => {
      socket.on('error', () => undefined); // 'close' follows
      socket.on('close', () => resolve());
    });
  }

  #take(socket: WebSocket, { type, payload }: Frame): void {
    if (type === 'connection_ack') {
      const variables = { id: this.#conversationId, after: this.#after };
      socket.send(
        JSON.stringify({ type: 'subscribe', id: '1', payload: { query: SUBSCRIPTION, variables } }),
      );
      return;
    }
    if (type === 'complete' || type === 'error') socket.terminate();
    const changes = payload?.data?.messagesChanged;
    if (type !== 'next' || !changes) return;
    this.received.push(...changes.messages.map(({ sequence }) => sequence));
    this.#after = this.#asksForMissed ? changes.revision : null;
  }
}
