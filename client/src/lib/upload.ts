import { errorsIn, fromWire, isTokenError, networkError, RequestError, type Answer } from './errors.ts';
import { getFreshAccessToken, refreshSession } from './session.ts';

/** File as the server stored it. */
export interface UploadedFile {
  id: string;
  /** Sanitized by the server. */
  name: string;
  /** Bytes. */
  size: number;
  contentType: string;
  /** Address of a picture that belongs to an object. */
  imageUrl?: string;
}

interface UploadOptions {
  /** Name of a `FilePurpose`. */
  purpose: string;
  /** ID of the object that the file is for, where it accepts other files than most. */
  objectId?: string | undefined;
  signal: AbortSignal;
  /** Called with the percentage, 0 to 99: 100 requires the server's response. */
  onProgress: (percent: number) => void;
}

/**
 * Uploads a file with the user's token.
 * @throws RequestError; an AbortError if the signal aborted it
 */
export async function upload(file: File, options: UploadOptions): Promise<UploadedFile> {
  const token = await getFreshAccessToken();
  try {
    return await send(file, token, options);
  } catch (error) {
    if (!(error instanceof RequestError) || !isTokenError(error)) throw error;
    const renewed = await refreshSession();
    if (renewed === null) throw error;
    return send(file, renewed, options);
  }
}

/** Sends with XMLHttpRequest, because fetch does not report upload progress. */
function send(file: File, token: string | null, { purpose, objectId, signal, onProgress }: UploadOptions) {
  return new Promise<UploadedFile>((resolve, reject) => {
    const call = new XMLHttpRequest();
    const abort = () => call.abort();
    const fail = (error: Error) => {
      signal.removeEventListener('abort', abort);
      reject(error);
    };
    call.open('POST', `/files?${new URLSearchParams({ purpose, ...(objectId && { for: objectId }) })}`);
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
