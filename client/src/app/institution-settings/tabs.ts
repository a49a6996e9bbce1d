import { texts } from '#texts/en';
import { lazyScreen, type LazyScreen } from '#lib/lazyScreen';

/** Section of a tab, with an ID that is unique among all sections. */
export interface SettingsPart extends LazyScreen {
  id: string;
}

/** Tab of the institution's settings with its sections, each owned by a feature. */
export interface SettingsTab {
  /** Value of the URL parameter: /isettings?tab=integrations. */
  id: string;
  label: string;
  sections: readonly SettingsPart[];
}

const t = texts.institutionSettings;

const section = (id: string, load: Parameters<typeof lazyScreen>[0]): SettingsPart => ({
  id,
  ...lazyScreen(load),
});

/**
 * All tabs. A section is the default export of a feature. It runs inside the ApolloProvider, is shown to admins and
 * owners only, fetches its own data and renders its own card (`SettingsSection`).
 */
export const tabs: readonly [SettingsTab, ...SettingsTab[]] = [
  {
    id: 'general',
    label: t.general,
    sections: [section('about', () => import('#features/institution/GeneralSection'))],
  },
  {
    id: 'branding',
    label: t.branding,
    sections: [
      section('branding', () => import('#features/institution/BrandingSection')),
      section('custom-domain', () => import('#features/custom-domain/CustomDomainSection')),
    ],
  },
  {
    id: 'security',
    label: t.security,
    sections: [section('security', () => import('#features/institution/SecuritySection'))],
  },
  {
    id: 'members',
    label: t.members,
    sections: [
      section('member-list', () => import('#features/member/MembersSection')),
      section('invitations', () => import('#features/invitation/InvitationsSection')),
    ],
  },
  {
    id: 'notifications',
    label: t.notifications,
    sections: [section('notifications', () => import('#features/institution/NotificationsSection'))],
  },
  {
    id: 'integrations',
    label: t.integrations,
    sections: [
      section('api-tokens', () => import('#features/token/ApiTokensSection')),
      section('webhooks', () => import('#features/webhook/WebhooksSection')),
    ],
  },
  {
    id: 'billing',
    label: t.billing,
    sections: [
      section('plan', () => import('#features/billing/BillingSection')),
      section('invoices', () => import('#features/billing/InvoicesSection')),
    ],
  },
  {
    id: 'audit',
    label: texts.auditLog.title,
    sections: [section('audit', () => import('#features/audit/AuditSection'))],
  },
  {
    id: 'danger',
    label: t.danger,
    sections: [section('danger', () => import('#features/closing/DangerZone'))],
  },
];
