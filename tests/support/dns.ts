import dgram from 'node:dgram';
import { once } from 'node:events';

/** Records of a name. `silent` never answers; `broken` answers SERVFAIL. */
export interface DnsRecords {
  CNAME?: string;
  TXT?: string[];
  A?: string[];
  fails?: 'silent' | 'broken';
}

/** A DNS server on this machine. */
export interface DnsServer {
  /** Value of the setting DNS_SERVERS. */
  address: string;
  /** Records by name, in lower case. Names without an entry do not exist. */
  records: Map<string, DnsRecords>;
  /** Names that were asked for, with the type. */
  asked: string[];
  stop: () => Promise<void>;
}

const TYPES = { A: 1, CNAME: 5, TXT: 16, AAAA: 28 } as const;

const CODE = { noError: 0, serverFailure: 2, noSuchName: 3 } as const;

/** Starts a DNS server that answers over UDP. */
export async function startDns(): Promise<DnsServer> {
  const socket = dgram.createSocket('udp4');
  const records = new Map<string, DnsRecords>();
  const asked: string[] = [];
  socket.on('message', (query, from) => {
    const { name, type, end } = questionOf(query);
    const typeName = Object.entries(TYPES).find(([, code]) => code === type)?.[0] ?? String(type);
    asked.push(`${typeName} ${name}`);
    const found = records.get(name);
    if (found?.fails === 'silent') return;
    const answers = found ? answersOf(found, type) : [];
    const code = found?.fails ? CODE.serverFailure : found ? CODE.noError : CODE.noSuchName;
    socket.send(responseTo(query, end, code, answers), from.port, from.address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    address: `127.0.0.1:${socket.address().port}`,
    records,
    asked,
    stop: () => new Promise((resolve) => socket.close(() => resolve())),
  };
}

/** Returns the question of a query, which has one, and where it ends. */
function questionOf(query: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = query[at]!; length > 0; length = query[at]!) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += length + 1;
  }
  return { name: labels.join('.').toLowerCase(), type: query.readUInt16BE(at + 1), end: at + 5 };
}

interface Answer {
  type: number;
  data: Buffer;
}

const nameBytes = (name: string) => Buffer.concat([...name.split('.').map(lengthAndText), Buffer.from([0])]);

const lengthAndText = (text: string) => Buffer.concat([Buffer.from([text.length]), Buffer.from(text)]);

/** Returns the records of a type, and a CNAME to any of them. */
function answersOf({ CNAME, TXT = [], A = [] }: DnsRecords, type: number): Answer[] {
  if (CNAME !== undefined && type === TYPES.CNAME) return [{ type, data: nameBytes(CNAME) }];
  if (type === TYPES.TXT) return TXT.map((text) => ({ type, data: lengthAndText(text) }));
  if (type === TYPES.A)
    return A.map((address) => ({ type, data: Buffer.from(address.split('.').map(Number)) }));
  return [];
}

function responseTo(query: Buffer, end: number, code: number, answers: readonly Answer[]): Buffer {
  const head = Buffer.alloc(12);
  query.copy(head, 0, 0, 2); // the ID of the query
  head.writeUInt16BE(0x84_00 | (query.readUInt16BE(2) & 0x01_00) | code, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(answers.length, 6);
  const bodies = answers.map(({ type, data }) => {
    const body = Buffer.alloc(12);
    body.writeUInt16BE(0xc0_0c, 0); // the name of the question
    body.writeUInt16BE(type, 2);
    body.writeUInt16BE(1, 4);
    body.writeUInt32BE(1, 6);
    body.writeUInt16BE(data.length, 10);
    return Buffer.concat([body, data]);
  });
  return Buffer.concat([head, query.subarray(12, end), ...bodies]);
}
