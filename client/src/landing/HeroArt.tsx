import classes from './landing.module.css';

/** A drawing for the eye only: a course, its people, a ring that fills, a meeting. */
export function HeroArt() {
  return (
    <svg className={classes.art} viewBox="0 0 520 440" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id="art-accent" x1="0" y1="0" x2="1" y2="1">
          <stop stopColor="#7b80f4" />
          <stop offset="1" stopColor="#4338ca" />
        </linearGradient>
        <linearGradient id="art-warm" x1="0" y1="0" x2="1" y2="1">
          <stop stopColor="#ffc56b" />
          <stop offset="1" stopColor="#ff8f6b" />
        </linearGradient>
      </defs>
      <g className={classes.artCard}>
        <rect x="40" y="46" width="330" height="300" rx="22" />
        <rect x="60" y="66" width="290" height="140" rx="14" fill="url(#art-accent)" stroke="none" />
        <circle cx="118" cy="206" r="112" fill="#fff" fillOpacity=".08" stroke="none" />
        <circle cx="300" cy="84" r="74" fill="#fff" fillOpacity=".1" stroke="none" />
        <circle cx="205" cy="136" r="31" fill="#fff" fillOpacity=".95" stroke="none" />
        <path d="m197 122 22 14-22 14z" fill="#4f46e5" stroke="none" />
      </g>
      <g className={classes.artLine}>
        <rect x="60" y="228" width="176" height="14" rx="7" data-strong="" />
        <rect x="60" y="254" width="256" height="10" rx="5" />
        <rect x="60" y="274" width="208" height="10" rx="5" />
        <rect x="60" y="312" width="190" height="10" rx="5" />
      </g>
      <rect x="60" y="312" width="128" height="10" rx="5" fill="url(#art-accent)" />
      <g className={classes.artFace}>
        <circle cx="288" cy="317" r="15" fill="#ffb36b" />
        <circle cx="311" cy="317" r="15" fill="#5cc8b1" />
        <circle cx="334" cy="317" r="15" fill="#7b80f4" />
      </g>
      <g className={classes.artCard} data-float="">
        <rect x="318" y="150" width="166" height="166" rx="20" />
        <circle className={classes.artRing} cx="401" cy="218" r="40" />
        <circle
          cx="401"
          cy="218"
          r="40"
          fill="none"
          stroke="url(#art-accent)"
          strokeWidth="11"
          strokeLinecap="round"
          strokeDasharray="188 252"
          transform="rotate(-90 401 218)"
        />
        <path
          d="m387 219 10 10 19-21"
          fill="none"
          stroke="#4f46e5"
          strokeWidth="6"
          strokeLinecap="round"
          strokeLinejoin="round"
          className={classes.artTick}
        />
      </g>
      <g className={classes.artLine}>
        <rect x="356" y="280" width="90" height="10" rx="5" />
      </g>
      <g className={classes.artCard} data-float="late">
        <rect x="196" y="320" width="232" height="88" rx="18" />
        <rect x="214" y="338" width="52" height="52" rx="14" fill="url(#art-warm)" stroke="none" />
        <path
          d="M227 357h26M232 348v7M248 348v7M228 352h24v25h-24z"
          fill="none"
          stroke="#fff"
          strokeWidth="3"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      </g>
      <g className={classes.artLine}>
        <rect x="282" y="347" width="112" height="12" rx="6" data-strong="" />
        <rect x="282" y="370" width="78" height="10" rx="5" />
      </g>
    </svg>
  );
}
