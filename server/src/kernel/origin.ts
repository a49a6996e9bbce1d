/**
 * Returns whether an Origin header belongs to the app's host or to the host of an institution. A missing header passes:
 * such a request does not come from a page of another site.
 */
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
