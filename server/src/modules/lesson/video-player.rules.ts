/** Videos that lessons show. It does not import zod, so that the reader of a lesson can use it without any form. */

/** Hosts whose players a lesson may embed. The Content-Security-Policy allows no other frames. */
export const VIDEO_PLAYERS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] as const;

const [YOUTUBE_PLAYER, VIMEO_PLAYER] = VIDEO_PLAYERS;

/** The video of the demo lessons, which comes with the product and plays without a network. */
export const SAMPLE_VIDEO = '/videos/lesson.webm';

/** How a video is shown: in the player of its host, or as a file. */
export interface Video {
  kind: 'player' | 'file';
  src: string;
}

const YOUTUBE_HOSTS = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'www.youtube-nocookie.com',
]);
const VIMEO_HOSTS = new Set(['vimeo.com', 'www.vimeo.com', 'player.vimeo.com']);
const FILE = /\.(?:mp4|m4v|webm|ogv)$/i;

/** Returns how to show the video of an address; null for an address that lessons cannot show. */
export function videoOf(address: string): Video | null {
  if (address === SAMPLE_VIDEO) return { kind: 'file', src: address };
  if (!URL.canParse(address)) return null;
  const { protocol, hostname, pathname, searchParams, username, href } = new URL(address);
  if (protocol !== 'https:' || username) return null;
  if (hostname === 'youtu.be') return youtube(pathname.slice(1));
  if (YOUTUBE_HOSTS.has(hostname))
    return youtube(searchParams.get('v') ?? /^\/(?:embed|shorts|live)\/([^/]+)/.exec(pathname)?.[1]);
  if (VIMEO_HOSTS.has(hostname)) {
    const id = /^\/(?:video\/)?(\d{1,12})\b/.exec(pathname)?.[1];
    return id ? { kind: 'player', src: `${VIMEO_PLAYER}/video/${id}?dnt=1` } : null;
  }
  return FILE.test(pathname) ? { kind: 'file', src: href } : null;
}

const youtube = (id: string | undefined): Video | null =>
  id && /^[\w-]{6,20}$/.test(id) ? { kind: 'player', src: `${YOUTUBE_PLAYER}/embed/${id}` } : null;
