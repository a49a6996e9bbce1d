import type { ReactElement } from 'react';
import type { Palette } from './palettes.ts';

/** Size of the drawings. */
export const WIDTH = 320;
export const HEIGHT = 180;

type Pattern = (colors: Palette, random: () => number) => ReactElement[];

const times = <T,>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at));
const between = (random: () => number, low: number, high: number) => low + random() * (high - low);
const oneOf = <T,>(random: () => number, list: readonly T[]): T => list[Math.floor(random() * list.length)]!;

/** Rings around a point, like ripples. */
const rings: Pattern = ({ light, shade, accent }, random) => {
  const [x, y] = [between(random, 160, 300), between(random, 20, 160)];
  return [
    ...times(7, (at) => (
      <circle
        key={at}
        cx={x}
        cy={y}
        r={30 + (7 - at) * 26}
        fill="none"
        stroke={at % 2 ? light : shade}
        strokeWidth={12}
        opacity={0.75}
      />
    )),
    <circle key="center" cx={x} cy={y} r={22} fill={accent} />,
  ];
};

/** Hills one behind the other, and a sun. */
const hills: Pattern = ({ light, shade, accent }, random) => {
  const hill = (base: number) => {
    const [a, b, c] = times(3, () => between(random, -34, 34)) as [number, number, number];
    return `M0 ${base + a}C80 ${base - 46 + b} 120 ${base + 46 + c} 190 ${base + b} S290 ${base - 30 + c} 320 ${base + a}V180H0Z`;
  };
  return [
    <circle key="sun" cx={between(random, 60, 260)} cy={between(random, 36, 66)} r={24} fill={accent} />,
    <path key="far" d={hill(96)} fill={light} opacity={0.55} />,
    <path key="middle" d={hill(124)} fill={light} opacity={0.8} />,
    <path key="near" d={hill(150)} fill={shade} />,
  ];
};

/** Quarter circles in a grid. */
const tiles: Pattern = ({ light, shade, accent }, random) => {
  const size = 40;
  const marked = Math.floor(random() * 32);
  return times(40, (at) => {
    const [x, y] = [(at % 8) * size, Math.floor(at / 8) * size];
    const turn = oneOf(random, [0, 90, 180, 270]);
    const fill = at === marked ? accent : oneOf(random, [light, shade, 'none']);
    return (
      <path
        key={at}
        d={`M0 0H${size}A${size} ${size} 0 0 1 0 ${size}Z`}
        fill={fill}
        opacity={0.85}
        transform={`translate(${x} ${y}) rotate(${turn} ${size / 2} ${size / 2})`}
      />
    );
  });
};

/** Slanted bars of different lengths. */
const bars: Pattern = ({ light, shade, accent }, random) => {
  const marked = Math.floor(between(random, 4, 9));
  return times(12, (at) => (
    <rect
      key={at}
      x={at * 34 - 70}
      y={between(random, -60, 70)}
      width={22}
      height={between(random, 110, 220)}
      rx={11}
      fill={at === marked ? accent : oneOf(random, [light, shade])}
      opacity={0.85}
      transform="rotate(24 160 90)"
    />
  ));
};

/** Triangles that meet in a grid. */
const facets: Pattern = ({ light, shade, accent, ground }, random) => {
  const [across, size] = [6, 60];
  const marked = Math.floor(random() * across * 3);
  return times(across * 3, (at) => {
    const [x, y] = [(at % across) * size - 20, Math.floor(at / across) * size];
    const points =
      random() < 0.5
        ? `${x},${y} ${x + size},${y} ${x},${y + size}`
        : `${x},${y} ${x + size},${y} ${x + size},${y + size}`;
    const fill = at === marked ? accent : oneOf(random, [light, shade, ground]);
    return <polygon key={at} points={points} fill={fill} opacity={0.8} />;
  });
};

/** Dots in rows that grow toward a corner. */
const dots: Pattern = ({ light, accent }, random) => {
  const [cornerX, cornerY] = [oneOf(random, [0, WIDTH]), oneOf(random, [0, HEIGHT])];
  const marked = Math.floor(random() * 60);
  return times(60, (at) => {
    const [x, y] = [(at % 10) * 34 + 8, Math.floor(at / 10) * 34 + 6];
    const near = 1 - Math.hypot(x - cornerX, y - cornerY) / 400;
    return (
      <circle key={at} cx={x} cy={y} r={2 + near * 13} fill={at === marked ? accent : light} opacity={0.85} />
    );
  });
};

/** Patterns of generated covers. */
export const PATTERNS: readonly Pattern[] = [rings, hills, tiles, bars, facets, dots];
