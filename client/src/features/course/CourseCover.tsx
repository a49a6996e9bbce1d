import {
  IconBook2,
  IconBrush,
  IconBriefcase,
  IconCode,
  IconDatabase,
  IconDeviceMobile,
} from '@tabler/icons-react';
import classes from './course.module.css';

const looks = {
  'Web Development': { icon: IconCode, tone: 0 },
  'Data Science': { icon: IconDatabase, tone: 1 },
  Design: { icon: IconBrush, tone: 2 },
  Business: { icon: IconBriefcase, tone: 3 },
  'Mobile Development': { icon: IconDeviceMobile, tone: 4 },
};

interface CourseCoverProps {
  course: { thumbnailUrl: string | null; category?: string };
}

/** Cover of a course: its image, or the color and icon of its category. Decorative only. */
export function CourseCover({ course: { thumbnailUrl, category = '' } }: CourseCoverProps) {
  if (thumbnailUrl) return <img src={thumbnailUrl} alt="" className={classes.cover} />;
  const { icon: Icon, tone } = looks[category as keyof typeof looks] ?? { icon: IconBook2, tone: 5 };
  return (
    <div className={classes.cover} data-tone={tone} aria-hidden>
      <Icon size={40} stroke={1.4} />
    </div>
  );
}
