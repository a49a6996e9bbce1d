import {
  IconBook,
  IconBriefcase,
  IconCamera,
  IconChartBar,
  IconCode,
  IconDeviceMobile,
  IconFlask,
  IconHeart,
  IconLanguage,
  IconMusic,
  IconPalette,
  IconStar,
  IconTools,
  IconWorld,
} from '@tabler/icons-react';
import type { CategoryColor, CategoryIcon } from '#texts/enums.generated';

/** Pictograms of categories. */
export const ICONS = {
  CODE: IconCode,
  DEVICE: IconDeviceMobile,
  CHART: IconChartBar,
  PALETTE: IconPalette,
  BRIEFCASE: IconBriefcase,
  BOOK: IconBook,
  LANGUAGE: IconLanguage,
  MUSIC: IconMusic,
  CAMERA: IconCamera,
  FLASK: IconFlask,
  HEART: IconHeart,
  TOOLS: IconTools,
  WORLD: IconWorld,
  STAR: IconStar,
} satisfies Record<CategoryIcon, unknown>;

/** Colors of the theme for those of categories. */
export const COLORS = {
  INDIGO: 'indigo',
  TEAL: 'teal',
  AMBER: 'yellow',
  RED: 'red',
  GREEN: 'green',
  VIOLET: 'violet',
  GRAY: 'gray',
} satisfies Record<CategoryColor, string>;
