import { IconBell, IconKeyboard, IconLogout, IconMessagePlus, IconMoon, IconUser } from '@tabler/icons-react';
import { paths } from '#lib/paths';
import { hasScreen } from '#lib/screens';
import { texts } from '#texts/en';
import { buildMenu, type MenuItem, type MenuPermissions } from '../layout/menu.ts';
import type { SearchEntry, SearchGroup } from './entry.ts';

const t = texts.search;

/** Actions that are no screens. */
export interface Acts {
  switchColors: { label: string; run: () => void };
  showShortcuts: () => void;
  signOut: () => void;
}

/** Screens on which something is created. */
const CREATING: readonly string[] = [
  paths.newCohort,
  paths.newCourse,
  paths.newLesson,
  paths.newActivity,
  paths.newStudent,
  paths.newEvent,
];

const screenEntry = (
  { label, to, icon }: Pick<MenuItem, 'label' | 'to' | 'icon'>,
  detail?: string | null,
) => ({
  id: `SCREEN ${to}`,
  label,
  icon,
  matches: [],
  to,
  detail: detail === label ? null : (detail ?? null),
});

/** Returns whether each word of a text is in another one. */
export const hasWords = (text: string, searched: string): boolean =>
  searched
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.toLowerCase().includes(word));

/**
 * Returns the actions and the screens of a user: those of the menu, which has only what the user may open, and some of other menus.
 * @param can null while permissions load
 */
export function commandsOf(can: MenuPermissions | null, acts: Acts): SearchGroup[] {
  const items = buildMenu(can).flatMap((group) =>
    group.items.map((item) => ({ ...item, group: group.label })),
  );
  const own = [
    { label: texts.common.notifications, to: paths.notifications, icon: IconBell },
    { label: texts.profileMenu.profile, to: paths.profile, icon: IconUser },
  ];
  const screens = items
    .filter(({ to }) => !CREATING.includes(to))
    .map((item) => screenEntry(item, item.group))
    .concat(own.filter(({ to }) => hasScreen(to)).map((item) => screenEntry(item)));
  const actions: SearchEntry[] = [
    ...items.filter(({ to }) => CREATING.includes(to)).map((item) => screenEntry(item)),
    screenEntry({ label: t.startDiscussion, to: paths.newDiscussion, icon: IconMessagePlus }),
    { id: 'COLORS', label: acts.switchColors.label, icon: IconMoon, matches: [], run: acts.switchColors.run },
    { id: 'SHORTCUTS', label: t.shortcuts, icon: IconKeyboard, matches: [], run: acts.showShortcuts },
    { id: 'SIGN_OUT', label: texts.profileMenu.signOut, icon: IconLogout, matches: [], run: acts.signOut },
  ];
  return [
    { id: 'actions', label: t.actions, entries: actions },
    { id: 'screens', label: t.screens, entries: screens },
  ];
}

/** Returns the groups with the entries that match a text, each with its matching words. */
export function matching(groups: readonly SearchGroup[], text: string): SearchGroup[] {
  const matches = text.split(/\s+/);
  return groups.flatMap(({ id, label, entries }) => {
    const found = entries
      .filter((entry) => hasWords(`${entry.label} ${entry.detail ?? ''}`, text))
      .map((entry) => Object.assign({}, entry, { matches }));
    return found.length > 0 ? [{ id, label, entries: found }] : [];
  });
}
