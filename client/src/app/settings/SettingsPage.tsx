import { Skeleton, Stack } from '@mantine/core';
import { Suspense } from 'react';
import { texts } from '#texts/en';
import { PageHeader } from '#ui/PageHeader';
import { lazyScreen, type LazyScreen } from '#lib/lazyScreen';

/** Sections of the user's settings, each with its own query and card in a feature. */
const sections: readonly (LazyScreen & { id: string })[] = [
  { id: 'notifications', ...lazyScreen(() => import('#features/notification/NotificationSettings')) },
  { id: 'calendar', ...lazyScreen(() => import('#features/schedule/CalendarSettings')) },
  { id: 'language', ...lazyScreen(() => import('./LanguageSettings.tsx')) },
  { id: 'appearance', ...lazyScreen(() => import('./AppearanceSettings.tsx')) },
  { id: 'keyboard', ...lazyScreen(() => import('./KeyboardSettings.tsx')) },
  { id: 'billing', ...lazyScreen(() => import('#features/order/BillingSettings')) },
  { id: 'photo', ...lazyScreen(() => import('#features/profile/PhotoSection')) },
  { id: 'membership', ...lazyScreen(() => import('#features/member/LeaveSection')) },
  { id: 'security', ...lazyScreen(() => import('#features/account/SecuritySettings')) },
  { id: 'data', ...lazyScreen(() => import('#features/account/personal-data/PersonalDataSettings')) },
];

/** /settings: settings of the signed-in user. */
export default function SettingsPage() {
  return (
    <>
      <PageHeader title={texts.settings.title} description={texts.settings.description} />
      <Stack gap="xl" maw={820}>
        {sections.map((section) => (
          <Suspense key={section.id} fallback={<Skeleton h={320} radius="lg" />}>
            <section.Component />
          </Suspense>
        ))}
      </Stack>
    </>
  );
}
