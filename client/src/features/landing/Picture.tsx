import { texts } from '#texts/en';
import classes from './landing.module.css';

/** Pictures of the product, taken by scripts/landing-pictures.mjs: `{name}-{light|dark}-{width}.webp`. */
const files = import.meta.glob<string>('./pictures/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

export type PictureName = keyof typeof texts.landing.pictures;

interface PictureProps {
  name: PictureName;
  /** Width and height of the largest file in pixels. */
  width: number;
  height: number;
  /** `sizes` of the image: its width on screens. */
  sizes: string;
}

/**
 * Picture of the product in the current color scheme. Both schemes are in the page, and only the visible one is fetched,
 * once it comes near the screen: which scheme a visitor chose is known to the browser only.
 */
export function Picture({ name, width, height, sizes }: PictureProps) {
  return ['light', 'dark'].map((scheme) => {
    const variants = Object.entries(files)
      .map(([file, url]) => ({ url, width: widthOf(file, `${name}-${scheme}`) }))
      .filter((file) => file.width > 0)
      .toSorted((a, b) => a.width - b.width);
    return (
      <img
        key={scheme}
        className={classes.picture}
        data-scheme={scheme}
        // React sets attributes in this order, and a browser fetches a source at once if it is not lazy yet.
        loading="lazy"
        decoding="async"
        sizes={sizes}
        src={variants.at(-1)?.url}
        srcSet={variants.map((file) => `${file.url} ${file.width}w`).join(', ')}
        alt={texts.landing.pictures[name]}
        width={width}
        height={height}
      />
    );
  });
}

/** Returns the width in a file's name, 0 for another picture. */
const widthOf = (file: string, name: string): number =>
  Number(file.match(new RegExp(`/${name}-(\\d+)\\.webp$`))?.[1] ?? 0);
