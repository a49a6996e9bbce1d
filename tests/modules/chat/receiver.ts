import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';

const SUBSCRIPTION =
  'subscription M($id: ID!, $after: Int) { messagesChanged(conversationId: $id, after: $after) { revision messages { id sequence } } }';

interface Frame {
  type: string;
  payload: { data?: { messagesChanged: { revision: number; messages: { id: string; sequence: number }[] } } };
}

/** A member who follows a conversation through lost connections. */
export class Receiver {
  /** Numbers of the messages in the order of arrival. */
  readonly received: number[] = [];
  /** The number of connections so far. */
  connections = 0;
  readonly #token: string;
  readonly #conversationId: string;
  readonly #ports: () => number[];
  readonly #asksForMissed: boolean;
  #after: number | null = 0;
  #socket: WebSocket | null = null;
  #isStopped = false;

  /** @param asksForMissed whether the client names its last message on reconnecting, as clients should. */
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

  /** Cuts the connection as a lost network would. */
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

  /** Connects, subscribes and receives; resolves when the connection is lost. */
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
