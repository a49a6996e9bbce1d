import {
  IconAward,
  IconBook2,
  IconBooks,
  IconBuilding,
  IconBuildingCommunity,
  IconCalendar,
  IconCalendarEvent,
  IconCategory,
  IconChartBar,
  IconChecklist,
  IconClipboardList,
  IconFilePlus,
  IconLayoutDashboard,
  IconMessage,
  IconMessages,
  IconDiscount,
  IconPlus,
  IconReceipt,
  IconSchool,
  IconSettings,
  IconUserPlus,
  IconUsers,
  IconUsersGroup,
  IconVideo,
  type Icon,
} from '@tabler/icons-react';
import { texts } from '#texts/en';
import { paths } from '#lib/paths';
import { hasScreen } from '#lib/screens';

/** Permissions of the viewer that the menu depends on (`viewerCan`). */
export interface MenuPermissions {
  createCourse: boolean;
  createCohort: boolean;
  seeStudents: boolean;
  manageInstitution: boolean;
}

/** Counts of the viewer shown next to menu items. */
export interface MenuCounts {
  unreadMessageCount: number;
}

export interface MenuItem {
  label: string;
  to: string;
  icon: Icon;
  /** Also current on screens below its path. */
  hasParts?: boolean;
  /** Count shown next to the item. */
  counts?: keyof MenuCounts;
  /** Permission needed to see the item; visible to all users if omitted. */
  needs?: keyof MenuPermissions;
  /** Permission with which the item is hidden, such as that of teachers for what only learners need. */
  without?: keyof MenuPermissions;
}

export interface MenuGroup {
  /** Null for items outside a group. */
  label: string | null;
  items: MenuItem[];
}

const t = texts.menu;

const groups: MenuGroup[] = [
  {
    label: null,
    items: [
      { label: t.dashboard, to: paths.dashboard, icon: IconLayoutDashboard },
      { label: t.myLearning, to: paths.studentDashboard, icon: IconSchool, without: 'createCourse' },
    ],
  },
  {
    label: t.cohortsGroup,
    items: [
      { label: t.newCohort, to: paths.newCohort, icon: IconPlus, needs: 'createCohort' },
      { label: t.cohorts, to: paths.cohorts, icon: IconUsersGroup },
      { label: t.newCourse, to: paths.newCourse, icon: IconFilePlus, needs: 'createCourse' },
      { label: t.newLesson, to: paths.newLesson, icon: IconVideo, needs: 'createCourse' },
      { label: t.newActivity, to: paths.newActivity, icon: IconChecklist, needs: 'createCourse' },
    ],
  },
  {
    label: t.marketplaceGroup,
    items: [
      { label: t.allCourses, to: paths.courses, icon: IconBooks },
      { label: t.myCourses, to: paths.myCourses, icon: IconBook2 },
      { label: t.categories, to: paths.categories, icon: IconCategory },
      { label: t.certificates, to: paths.certificates, icon: IconAward },
      { label: t.orders, to: paths.orders, icon: IconReceipt },
      { label: t.coupons, to: paths.coupons, icon: IconDiscount, needs: 'manageInstitution' },
    ],
  },
  {
    label: t.studentsGroup,
    items: [
      { label: t.students, to: paths.students, icon: IconUsers, needs: 'seeStudents' },
      { label: t.newStudent, to: paths.newStudent, icon: IconUserPlus, needs: 'manageInstitution' },
      { label: t.enrollments, to: paths.studentEnrollments, icon: IconClipboardList, needs: 'seeStudents' },
    ],
  },
  {
    label: t.institutionGroup,
    items: [
      { label: t.institutions, to: paths.institutions, icon: IconBuildingCommunity },
      {
        label: t.institutionSettings,
        to: paths.institutionSettings,
        icon: IconBuilding,
        needs: 'manageInstitution',
      },
    ],
  },
  {
    label: t.eventsGroup,
    items: [
      { label: t.newEvent, to: paths.newEvent, icon: IconPlus, needs: 'createCohort' },
      { label: t.events, to: paths.events, icon: IconCalendarEvent },
      { label: t.consultations, to: paths.consultations, icon: IconUsers },
      { label: t.webinars, to: paths.webinars, icon: IconVideo },
      { label: t.workshops, to: paths.workshops, icon: IconChecklist },
      { label: t.masterclasses, to: paths.masterclasses, icon: IconSchool },
      { label: t.qaSessions, to: paths.qaSessions, icon: IconMessages },
      { label: t.officeHours, to: paths.officeHours, icon: IconCalendar },
    ],
  },
  {
    label: null,
    items: [
      { label: t.chat, to: paths.chat, icon: IconMessage, counts: 'unreadMessageCount', hasParts: true },
      { label: t.discussions, to: paths.discussions, icon: IconMessages, hasParts: true },
      { label: t.schedule, to: paths.schedule, icon: IconCalendar },
      { label: t.analytics, to: paths.analytics, icon: IconChartBar, needs: 'seeStudents' },
      { label: t.settings, to: paths.settings, icon: IconSettings },
    ],
  },
];

/**
 * Returns the menu of a user: existing screens that the user has permission for.
 * @param can null while permissions load; items that need one are hidden.
 */
export function buildMenu(can: MenuPermissions | null): MenuGroup[] {
  return groups
    .map(({ label, items }) => ({
      label,
      items: items.filter(
        ({ to, needs, without }) =>
          hasScreen(to) &&
          (needs === undefined || can?.[needs]) &&
          (without === undefined || can?.[without] === false),
      ),
    }))
    .filter((group) => group.items.length > 0);
}
