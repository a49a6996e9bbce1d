import classes from './cover.module.css';
import { PALETTES } from './palettes.ts';
import { HEIGHT, PATTERNS, WIDTH } from './patterns.tsx';
import { randomOf } from './random.ts';

interface CoverProps {
  /** ID of what is shown: the same drawing wherever the thing appears. */
  id: string;
  /** Uploaded picture, which replaces the drawing. */
  imageUrl?: string | null | undefined;
  /** `card`: full width, 16:7. `hero`: full width, 16:9. `thumb`: a small picture in a row. `banner`: a low strip. */
  shape?: 'card' | 'hero' | 'thumb' | 'banner';
}

/** Cover of a course or cohort: its picture, or a drawing made from its ID. Decorative only. */
export function Cover({ id, imageUrl, shape = 'card' }: CoverProps) {
  if (imageUrl)
    return (
      <img
        src={imageUrl}
        srcSet={`${imageUrl.replace(/1280$/, '320')} 320w,${imageUrl.replace(/1280$/, '640')} 640w,${imageUrl} 1280w`}
        sizes="400px"
        alt=""
        className={classes.cover}
        data-shape={shape}
      />
    );
  const random = randomOf(id);
  const colors = PALETTES[Math.floor(random() * PALETTES.length)]!;
  const pattern = PATTERNS[Math.floor(random() * PATTERNS.length)]!;
  return (
    <svg
      className={classes.cover}
      data-shape={shape}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      focusable="false"
      style={{ background: colors.ground }}
    >
      {pattern(colors, random)}
    </svg>
  );
}
