import { errorsIn, fromWire, isTokenError, networkError, RequestError, type Answer } from './errors.ts';
import { getFreshAccessToken, refreshSession } from './session.ts';

interface DownloadOptions {
  signal: AbortSignal;
  /** Called for each chunk with the number of received lines, and the total that the server reports. */
  onProgress: (lines: number, total: number) => void;
}

/**
 * Downloads a file with the user's token under the given name.
 * @throws RequestError; an AbortError if the signal aborted it
 */
export async function saveFile(
  { id, name }: { id: string; name: string },
  signal: AbortSignal,
): Promise<void> {
  const answer = await ask(`/files/${id}`, signal);
  save(await bytesOf(answer, signal), name);
}

/**
 * Downloads a file that the server generates under the server's name for it.
 * @throws RequestError; an AbortError if the signal aborted it
 */
export async function saveExport(path: string, signal: AbortSignal): Promise<void> {
  const answer = await ask(path, signal);
  save(await bytesOf(answer, signal), parseFileName(answer));
}

/** Saves a text as a file of the given name. */
export const saveText = (text: string, name: string): void =>
  save(new Blob([text], { type: 'text/plain' }), name);

async function bytesOf(answer: Response, signal: AbortSignal): Promise<Blob> {
  const bytes = await answer.blob().catch((error: unknown) => {
    if (signal.aborted) throw error;
    throw new RequestError(networkError);
  });
  // Without a type: the file is opened by its name, and never shown from our own origin.
  return new Blob([bytes], { type: 'application/octet-stream' });
}

/**
 * Downloads a file of lines under the server's name for it.
 * @returns the number of lines without the header
 * @throws RequestError; an AbortError if the signal aborted it
 */
export async function download(path: string, { signal, onProgress }: DownloadOptions): Promise<number> {
  const answer = await ask(path, signal);
  const total = Number(answer.headers.get('x-total-count'));
  const pieces: BlobPart[] = [];
  let lines = -1; // does not count the header
  try {
    for (const reader = answer.body!.getReader(); ;) {
      const { done, value } = await reader.read();
      if (done) break;
      pieces.push(value);
      for (const byte of value) if (byte === LINE_FEED) lines++;
      onProgress(Math.max(0, lines), total);
    }
  } catch (error) {
    if (signal.aborted) throw error;
    throw new RequestError(networkError);
  }
  save(new Blob(pieces, { type: answer.headers.get('content-type') ?? '' }), parseFileName(answer));
  return Math.max(0, lines);
}

const LINE_FEED = 10;

/** Requests a file, and retries once with a refreshed token if the server rejects the current one. */
async function ask(path: string, signal: AbortSignal): Promise<Response> {
  const answer = await send(path, await getFreshAccessToken(), signal);
  if (answer.ok) return answer;
  const refusal = await readRefusal(answer);
  const renewed = isTokenError(refusal) ? await refreshSession() : null;
  if (renewed === null) throw refusal;
  const again = await send(path, renewed, signal);
  if (again.ok) return again;
  throw await readRefusal(again);
}

async function readRefusal(answer: Response): Promise<RequestError> {
  const body = (await answer.json().catch(() => null)) as Answer | null;
  return new RequestError(fromWire(errorsIn(body) ?? [], answer.status));
}

async function send(path: string, token: string | null, signal: AbortSignal): Promise<Response> {
  const headers: HeadersInit = token === null ? {} : { authorization: `Bearer ${token}` };
  return fetch(path, { headers, signal }).catch((error: unknown) => {
    if (signal.aborted) throw error;
    throw new RequestError(networkError);
  });
}

const parseFileName = ({ headers }: Response) =>
  /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? '';

function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000); // the browser may still be reading it
}
