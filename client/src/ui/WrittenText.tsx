import Linkify from 'linkify-react';
import classes from './ui.module.css';

/** Only addresses of the web, opened apart from us and told nothing of us. */
const options = {
  target: '_blank',
  rel: 'noopener noreferrer nofollow ugc',
  defaultProtocol: 'https',
  validate: { url: (address: string) => /^(https?:\/\/|www\.)/i.test(address), email: () => false },
} as const;

/** What somebody wrote, lines and all; addresses in it are links. */
export function WrittenText({ text }: { text: string }) {
  return (
    <p className={classes.written}>
      <Linkify options={options}>{text}</Linkify>
    </p>
  );
}
