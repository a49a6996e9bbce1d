import { texts } from '#texts/en';
import classes from './layout.module.css';
import { mainId } from './mainId.ts';

/** First stop of the Tab key: jumps over header and menu. */
export function SkipLink() {
  return (
    <a
      className={classes.skipLink}
      href={`#${mainId}`}
      onClick={(event) => {
        // Not a change of address: the router would take `#main` for one.
        event.preventDefault();
        document.getElementById(mainId)?.focus();
      }}
    >
      {texts.common.skipToContent}
    </a>
  );
}
