import { isCustomHost } from '#lib/hostNamespace';

/** Returns whether passkeys can be used on this page. They belong to the platform's host, and insecure origins have none. */
export const supportsPasskeys = (): boolean =>
  !isCustomHost && typeof window.PublicKeyCredential === 'function';
