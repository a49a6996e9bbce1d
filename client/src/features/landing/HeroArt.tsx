import classes from './landing.module.css';

/** Decorative illustration: a course, its people, a progress ring and a meeting. */
export function HeroArt() {
  return (
    <svg className={classes.art} viewBox="0 0 520 440" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id="art-accent" x1="0" y1="0" x2="1" y2="1">
          <stop stopColor="#4a69e6" />
          <stop offset="1" stopColor="#1d3696" />
        </linearGradient>
        <linearGradient id="art-warm" x1="0" y1="0" x2="1" y2="1">
          <stop stopColor="#ffc56b" />
          <stop offset="1" stopColor="#ff8f6b" />
        </linearGradient>
        <clipPath id="art-screen">
          <rect x="60" y="66" width="290" height="140" rx="14" />
        </clipPath>
      </defs>
      <g className={classes.artCard}>
        <rect x="40" y="46" width="330" height="300" rx="22" />
        <rect x="60" y="66" width="290" height="140" rx="14" fill="url(#art-accent)" stroke="none" />
        <g clipPath="url(#art-screen)" fill="#fff" stroke="none">
          <circle cx="118" cy="206" r="112" fillOpacity=".08" />
          <circle cx="300" cy="84" r="74" fillOpacity=".1" />
        </g>
        <circle cx="205" cy="136" r="31" fill="#fff" fillOpacity=".95" stroke="none" />
        <path d="m197 122 22 14-22 14z" fill="#2442b8" stroke="none" />
      </g>
      <g className={classes.artLine}>
        <rect x="60" y="228" width="160" height="14" rx="7" data-strong="" />
        <rect x="60" y="262" width="240" height="10" rx="5" />
        <rect x="60" y="282" width="196" height="10" rx="5" />
        <rect x="60" y="314" width="190" height="10" rx="5" />
      </g>
      <rect x="60" y="314" width="128" height="10" rx="5" fill="url(#art-accent)" />
      <g className={classes.artFace}>
        <circle cx="250" cy="235" r="15" fill="#ffb36b" />
        <circle cx="273" cy="235" r="15" fill="#5cc8b1" />
        <circle cx="296" cy="235" r="15" fill="#4a69e6" />
      </g>
      <g className={classes.artCard} data-float="">
        <rect x="318" y="150" width="166" height="166" rx="20" />
        <circle className={classes.artRing} cx="401" cy="218" r="40" />
        <circle
          cx="401"
          cy="218"
          r="40"
          fill="none"
          stroke="#0d9488"
          strokeWidth="11"
          strokeLinecap="round"
          strokeDasharray="188 252"
          transform="rotate(-90 401 218)"
        />
        <path
          d="m387 219 10 10 19-21"
          fill="none"
          stroke="#0d9488"
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
        <rect x="212" y="338" width="232" height="88" rx="18" />
        <rect x="230" y="356" width="52" height="52" rx="14" fill="url(#art-warm)" stroke="none" />
        <path
          d="M243 375h26M248 366v7M264 366v7M244 370h24v25h-24z"
          fill="none"
          stroke="#fff"
          strokeWidth="3"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      </g>
      <g className={classes.artLine}>
        <rect x="298" y="365" width="112" height="12" rx="6" data-strong="" />
        <rect x="298" y="388" width="78" height="10" rx="5" />
      </g>
    </svg>
  );
}
