/** Whether an Origin header is the app's own or one of its institutions'; absent ones come from no browser. */
export function isAppOrigin(origin: string | undefined, appOrigin: string): boolean {
  if (origin === undefined) return true;
  try {
    const ours = new URL(appOrigin);
    const theirs = new URL(origin);
    const sameHost = theirs.hostname === ours.hostname || theirs.hostname.endsWith(`.${ours.hostname}`);
    return theirs.protocol === ours.protocol && theirs.port === ours.port && sameHost;
  } catch {
    return false;
  }
}
