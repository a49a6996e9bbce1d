import {
  IconBook2,
  IconBrush,
  IconBriefcase,
  IconCode,
  IconDatabase,
  IconDeviceMobile,
} from '@tabler/icons-react';
import type { CourseCategory } from '#texts/enums.generated';
import classes from './course.module.css';

const looks = {
  WEB_DEVELOPMENT: { icon: IconCode, tone: 0 },
  DATA_SCIENCE: { icon: IconDatabase, tone: 1 },
  DESIGN: { icon: IconBrush, tone: 2 },
  BUSINESS: { icon: IconBriefcase, tone: 3 },
  MOBILE_DEVELOPMENT: { icon: IconDeviceMobile, tone: 4 },
  OTHER: { icon: IconBook2, tone: 5 },
} satisfies Record<CourseCategory, object>;

interface CourseCoverProps {
  course: { thumbnailUrl: string | null; category?: CourseCategory };
}

/** Cover of a course: its image, or the color and icon of its category. Decorative only. */
export function CourseCover({ course: { thumbnailUrl, category = 'OTHER' } }: CourseCoverProps) {
  if (thumbnailUrl) return <img src={thumbnailUrl} alt="" className={classes.cover} />;
  const { icon: Icon, tone } = looks[category];
  return (
    <div className={classes.cover} data-tone={tone} aria-hidden>
      <Icon size={40} stroke={1.4} />
    </div>
  );
}
