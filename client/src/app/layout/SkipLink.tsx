import { texts } from '#texts/en';
import classes from './layout.module.css';
import { mainId } from './mainId.ts';

/** First stop of the Tab key: skips header and menu. */
export function SkipLink() {
  return (
    <a
      className={classes.skipLink}
      href={`#${mainId}`}
      onClick={(event) => {
        // Prevents a navigation: the router would treat `#main` as a new URL.
        event.preventDefault();
        document.getElementById(mainId)?.focus();
      }}
    >
      {texts.common.skipToContent}
    </a>
  );
}
