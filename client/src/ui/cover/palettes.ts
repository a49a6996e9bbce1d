/** Colors of a generated cover: its ground, two shades of it, and an accent. */
export interface Palette {
  ground: string;
  shade: string;
  light: string;
  accent: string;
}

const palette = (ground: string, shade: string, light: string, accent: string): Palette => ({
  ground,
  shade,
  light,
  accent,
});

/** Palettes of generated covers. */
export const PALETTES: readonly Palette[] = [
  palette('#1f3a5f', '#16293f', '#4d7ea8', '#f2b84b'),
  palette('#0f5c5c', '#0a4242', '#3c9a8f', '#f4d58d'),
  palette('#6b2d5c', '#4a1d40', '#b0608f', '#f6bd60'),
  palette('#a63d2f', '#7a2a20', '#dd7a5b', '#f7e1b5'),
  palette('#2e5339', '#1d3826', '#6a9c6f', '#e9c46a'),
  palette('#3d348b', '#2a2366', '#7678ed', '#f7b801'),
  palette('#8a5a0b', '#634006', '#d59a3a', '#fdf0c8'),
  palette('#1b4965', '#12344a', '#5fa8d3', '#fb8b6c'),
  palette('#5a189a', '#3c0f69', '#9d5bd0', '#7bdff2'),
  palette('#7f1d3f', '#58122b', '#c2557e', '#ffd6a5'),
  palette('#264653', '#1a313a', '#2a9d8f', '#e76f51'),
  palette('#4a4238', '#322c25', '#8f8171', '#e0a458'),
];
