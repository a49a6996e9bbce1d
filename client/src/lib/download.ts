import { errorsIn, fromWire, isOfToken, networkError, RequestError, type Answer } from './errors.ts';
import { freshAccessToken, refreshSession } from './session.ts';

interface DownloadOptions {
  signal: AbortSignal;
  /** Called with each piece: lines taken so far, and lines in all as the server says. */
  onProgress: (lines: number, total: number) => void;
}

/**
 * Fetches a file as the signed-in person and hands it to the browser under the name given.
 * @throws RequestError; an AbortError where the signal ended it
 */
export async function saveFile(
  { id, name }: { id: string; name: string },
  signal: AbortSignal,
): Promise<void> {
  const answer = await ask(`/files/${id}`, signal);
  save(await bytesOf(answer, signal), name);
}

/**
 * Fetches a file that the server draws, as the signed-in person, and hands it to the browser under the server's name.
 * @throws RequestError; an AbortError where the signal ended it
 */
export async function saveExport(path: string, signal: AbortSignal): Promise<void> {
  const answer = await ask(path, signal);
  save(await bytesOf(answer, signal), nameOf(answer));
}

async function bytesOf(answer: Response, signal: AbortSignal): Promise<Blob> {
  const bytes = await answer.blob().catch((error: unknown) => {
    if (signal.aborted) throw error;
    throw new RequestError(networkError);
  });
  // Of no kind: whatever opens it goes by its name, and nothing is shown from our own origin.
  return new Blob([bytes], { type: 'application/octet-stream' });
}

/**
 * Fetches a file of lines as the signed-in person and hands it to the browser under the name that the server gives it.
 * @returns lines behind the head
 * @throws RequestError; an AbortError where the signal ended it
 */
export async function download(path: string, { signal, onProgress }: DownloadOptions): Promise<number> {
  const answer = await ask(path, signal);
  const total = Number(answer.headers.get('x-total-count'));
  const pieces: BlobPart[] = [];
  let lines = -1; // the head is none
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
  save(new Blob(pieces, { type: answer.headers.get('content-type') ?? '' }), nameOf(answer));
  return Math.max(0, lines);
}

const LINE_FEED = 10;

/** One more try with a renewed token where the server refuses the one at hand. */
async function ask(path: string, signal: AbortSignal): Promise<Response> {
  const answer = await send(path, await freshAccessToken(), signal);
  if (answer.ok) return answer;
  const refusal = await refusalOf(answer);
  const renewed = isOfToken(refusal) ? await refreshSession() : null;
  if (renewed === null) throw refusal;
  const again = await send(path, renewed, signal);
  if (again.ok) return again;
  throw await refusalOf(again);
}

async function refusalOf(answer: Response): Promise<RequestError> {
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

const nameOf = ({ headers }: Response) =>
  /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? '';

function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000); // the browser may still be reading
}
