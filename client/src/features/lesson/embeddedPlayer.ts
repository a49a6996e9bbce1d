/** Messages of the players of YouTube and Vimeo, which report their position without a script of theirs on our pages. */

/** Returns the address of a player that starts at a position, in whole seconds, and reports where it is. */
export function addressAt(src: string, seconds: number): string {
  const address = new URL(src);
  if (isVimeo(address)) {
    if (seconds > 0) address.hash = `t=${seconds}s`;
    return address.href;
  }
  address.searchParams.set('enablejsapi', '1');
  if (seconds > 0) address.searchParams.set('start', String(seconds));
  return address.href;
}

/** Returns the message that asks a player to report its position. */
export const askForPosition = (src: string): string =>
  JSON.stringify(
    isVimeo(new URL(src))
      ? { method: 'addEventListener', value: 'timeupdate' }
      : { event: 'listening', channel: 'widget' },
  );

const isVimeo = ({ hostname }: URL): boolean => hostname === 'player.vimeo.com';

/** Parts of the messages that have a position: `infoDelivery` of YouTube and `timeupdate` of Vimeo. */
interface PlayerMessage {
  event?: unknown;
  info?: { currentTime?: unknown } | null;
  data?: { seconds?: unknown } | null;
}

/** Returns the position in a message of a player, in seconds; null in other messages. */
export function positionIn(message: unknown): number | null {
  const { info, data } = parse(message) ?? {};
  const position = info?.currentTime ?? data?.seconds;
  return typeof position === 'number' && Number.isFinite(position) && position >= 0 ? position : null;
}

/** Returns whether a message says that the player is ready: it missed what was asked before. */
export const isReady = (message: unknown): boolean =>
  ['ready', 'onReady'].includes(String(parse(message)?.event));

function parse(message: unknown): PlayerMessage | null {
  if (typeof message !== 'string') return message as PlayerMessage | null;
  try {
    return JSON.parse(message) as PlayerMessage | null;
  } catch {
    return null;
  }
}
