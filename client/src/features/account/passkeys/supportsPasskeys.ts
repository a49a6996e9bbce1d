/** Returns whether the browser has passkeys on this page. Insecure origins have none. */
export const supportsPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function';
