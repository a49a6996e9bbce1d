import { errorsIn, fromWire, isOfToken, networkError, RequestError, type Answer } from './errors.ts';
import { freshAccessToken, refreshSession } from './session.ts';

/** What the server says of a file that it has taken. */
export interface UploadedFile {
  id: string;
  /** As the server has made it safe. */
  name: string;
  /** Bytes. */
  size: number;
  contentType: string;
}

interface UploadOptions {
  /** What it is for: a name of `FILE_PURPOSES`. */
  purpose: string;
  signal: AbortSignal;
  /** Percent, 0 to 99: the last one is the server's. */
  onProgress: (percent: number) => void;
}

/**
 * Sends a file as the signed-in person.
 * @throws RequestError; an AbortError where the signal ended it
 */
export async function upload(file: File, options: UploadOptions): Promise<UploadedFile> {
  const token = await freshAccessToken();
  try {
    return await send(file, token, options);
  } catch (error) {
    if (!(error instanceof RequestError) || !isOfToken(error)) throw error;
    const renewed = await refreshSession();
    if (renewed === null) throw error;
    return send(file, renewed, options);
  }
}

/** By XMLHttpRequest, for fetch does not tell how much of a body has gone. */
function send(file: File, token: string | null, { purpose, signal, onProgress }: UploadOptions) {
  return new Promise<UploadedFile>((resolve, reject) => {
    const call = new XMLHttpRequest();
    const abort = () => call.abort();
    const fail = (error: Error) => {
      signal.removeEventListener('abort', abort);
      reject(error);
    };
    call.open('POST', `/files?purpose=${encodeURIComponent(purpose)}`);
    call.responseType = 'json';
    if (token !== null) call.setRequestHeader('authorization', `Bearer ${token}`);
    call.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(Math.min(99, Math.floor((100 * loaded) / Math.max(1, total)))),
    );
    call.addEventListener('error', () => fail(new RequestError(networkError)));
    call.addEventListener('abort', () => fail(new DOMException('The upload was cancelled.', 'AbortError')));
    call.addEventListener('load', () => {
      const body = call.response as (Answer & Partial<UploadedFile>) | null;
      if (call.status !== 201 || !body?.id) {
        fail(new RequestError(fromWire(errorsIn(body) ?? [], call.status)));
        return;
      }
      signal.removeEventListener('abort', abort);
      resolve(body as UploadedFile);
    });
    if (signal.aborted) {
      fail(new DOMException('The upload was cancelled.', 'AbortError'));
      return;
    }
    signal.addEventListener('abort', abort);
    const form = new FormData();
    form.append('file', file, file.name);
    call.send(form);
  });
}
