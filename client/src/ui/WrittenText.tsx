import Linkify from 'linkify-react';
import classes from './ui.module.css';

/** Links only web URLs. They open in a new tab, without a referrer. */
const options = {
  target: '_blank',
  rel: 'noopener noreferrer nofollow ugc',
  defaultProtocol: 'https',
  validate: { url: (address: string) => /^(https?:\/\/|www\.)/i.test(address), email: () => false },
} as const;

/** Text of a user with line breaks; URLs become links. */
export function WrittenText({ text }: { text: string }) {
  return (
    <p className={classes.written}>
      <Linkify options={options}>{text}</Linkify>
    </p>
  );
}
