import { useEffect, useState } from 'react';
import type { Preview, PreviewRequest } from './preview.ts';

/** Preview of a file: undefined while it is read, null when reading failed. */
export type PreviewState = Preview | undefined | null;

/** Reads the preview of a file in a worker. */
export function usePreview(request: PreviewRequest | null): PreviewState {
  const [state, setState] = useState<{ request: PreviewRequest; preview: Preview | null }>();
  useEffect(() => {
    if (!request) return undefined;
    const worker = new Worker(new URL('./preview.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<Preview | { error: string }>) =>
      setState({ request, preview: 'error' in data ? null : data }),
    );
    worker.addEventListener('error', () => setState({ request, preview: null }));
    worker.postMessage(request);
    return () => worker.terminate();
  }, [request]);
  return state?.request === request ? state?.preview : undefined;
}
