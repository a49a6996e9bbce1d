import type { PreviewRequest } from './preview.ts';
import { readPreview } from './readPreview.ts';

// Reads a file apart from the screen, which stays responsive.
globalThis.addEventListener('message', ({ data }: MessageEvent<PreviewRequest>) => {
  readPreview(data).then(
    (preview) => globalThis.postMessage(preview),
    (error: unknown) => globalThis.postMessage({ error: String(error) }),
  );
});
