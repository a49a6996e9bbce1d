import { Skeleton, Stack } from '@mantine/core';
import { Suspense, useRef } from 'react';
import { texts } from '#texts/en';
import { PageHeader } from '#ui/PageHeader';
import { lazyScreen, type LazyScreen } from '#lib/lazyScreen';
import { useSession } from '#lib/session';
import { useAnchorInView } from './useAnchorInView.ts';
import classes from './settings.module.css';

interface Section extends LazyScreen {
  /** The anchor of the section. */
  id: string;
  /** Name in the list of sections. */
  label: string;
  /** Whether only members of an institution have it. */
  forMembers?: true;
}

/** Sections of the user's settings, each with its own query and card in a feature. */
const sections: readonly Section[] = [
  {
    id: 'notifications',
    label: texts.notificationSettings.title,
    ...lazyScreen(() => import('#features/notification/NotificationSettings')),
  },
  {
    id: 'calendar',
    label: texts.calendarFeed.title,
    ...lazyScreen(() => import('#features/schedule/CalendarSettings')),
  },
  {
    id: 'language',
    label: texts.languageSettings.title,
    ...lazyScreen(() => import('./LanguageSettings.tsx')),
  },
  {
    id: 'appearance',
    label: texts.appearance.title,
    ...lazyScreen(() => import('./AppearanceSettings.tsx')),
  },
  {
    id: 'keyboard',
    label: texts.keyboardSettings.title,
    ...lazyScreen(() => import('./KeyboardSettings.tsx')),
  },
  {
    id: 'billing',
    label: texts.billingSettings.title,
    ...lazyScreen(() => import('#features/order/BillingSettings')),
  },
  {
    id: 'photo',
    label: texts.photoSettings.title,
    forMembers: true,
    ...lazyScreen(() => import('#features/profile/PhotoSection')),
  },
  {
    id: 'membership',
    label: texts.leaving.title,
    forMembers: true,
    ...lazyScreen(() => import('#features/member/LeaveSection')),
  },
  {
    id: 'security',
    label: texts.settings.security,
    ...lazyScreen(() => import('#features/account/SecuritySettings')),
  },
  {
    id: 'data',
    label: texts.personalData.title,
    ...lazyScreen(() => import('#features/account/personal-data/PersonalDataSettings')),
  },
];

/** /settings: settings of the signed-in user, with a list of links to the sections. */
export default function SettingsPage() {
  const list = useRef<HTMLDivElement>(null);
  useAnchorInView(list);
  const isMember = useSession()?.institution != null;
  const shown = sections.filter(({ forMembers }) => isMember || !forMembers);
  return (
    <>
      <PageHeader title={texts.settings.title} description={texts.settings.description} />
      <div className={classes.page}>
        <nav className={classes.sections} aria-label={texts.settings.sections}>
          {shown.map(({ id, label }) => (
            <a key={id} href={`#${id}`}>
              {label}
            </a>
          ))}
        </nav>
        <Stack gap="xl" ref={list}>
          {shown.map((section) => (
            <div key={section.id} id={section.id} className={classes.section}>
              <Suspense fallback={<Skeleton h={320} radius="lg" />}>
                <section.Component />
              </Suspense>
            </div>
          ))}
        </Stack>
      </div>
    </>
  );
}
