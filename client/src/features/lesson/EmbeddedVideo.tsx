import { useEffect, useRef } from 'react';
import { texts } from '#texts/en';
import { addressAt, askForPosition, isReady, positionIn } from './embeddedPlayer.ts';
import classes from './lesson.module.css';

interface EmbeddedVideoProps {
  /** Address of the player. */
  src: string;
  title: string;
  /** Position at which the video starts, in seconds. */
  resumeAt: number;
  onPosition: ((seconds: number) => void) | undefined;
}

/** Video in the player of its host, which starts where the viewer stopped and reports its position. */
export function EmbeddedVideo({ src, title, resumeAt, onPosition }: EmbeddedVideoProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { origin } = new URL(src);
  const ask = () => frame.current?.contentWindow?.postMessage(askForPosition(src), origin);
  useEffect(() => {
    const listen = (event: MessageEvent) => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
      const position = positionIn(event.data);
      if (position !== null) onPosition?.(position);
      else if (isReady(event.data)) frame.current.contentWindow?.postMessage(askForPosition(src), origin);
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, [src, origin, onPosition]);
  return (
    <iframe
      ref={frame}
      className={classes.video}
      src={addressAt(src, resumeAt)}
      title={texts.lesson.video(title)}
      allow="fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
      // The players come from origins of their own, which they need for their settings.
      // oxlint-disable-next-line react/iframe-missing-sandbox
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      loading="lazy"
      onLoad={ask}
    />
  );
}
