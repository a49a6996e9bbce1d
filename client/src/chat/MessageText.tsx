import Linkify from 'linkify-react';
import classes from './chat.module.css';

/** Only addresses of the web, opened apart from us and told nothing of us. */
const options = {
  target: '_blank',
  rel: 'noopener noreferrer nofollow ugc',
  defaultProtocol: 'https',
  validate: { url: (address: string) => /^(https?:\/\/|www\.)/i.test(address), email: () => false },
} as const;

/** A message's text as it was written, lines and all; addresses in it are links. */
export function MessageText({ text }: { text: string }) {
  return (
    <p className={classes.text}>
      <Linkify options={options}>{text}</Linkify>
    </p>
  );
}
