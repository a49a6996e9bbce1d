import { texts } from '#texts/en';
import { lazyScreen, type LazyScreen } from '#lib/lazyScreen';

/** A part of a tab; the id is its own among all. */
export interface SettingsPart extends LazyScreen {
  id: string;
}

/** One tab of the institution's settings: its sections stand below each other, each a feature's own. */
export interface SettingsTab {
  /** In the address: /isettings?tab=integrations. */
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
 * Every tab that works. A section is a component that a feature exports by default; it stands inside the ApolloProvider,
 * is opened by admins and owners only, asks its own query and draws its own card (`SettingsSection`).
 */
export const tabs: readonly [SettingsTab, ...SettingsTab[]] = [
  {
    id: 'general',
    label: t.general,
    sections: [section('about', () => import('#features/institution/GeneralSection'))],
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
    id: 'audit',
    label: texts.auditLog.title,
    sections: [section('audit', () => import('#features/audit/AuditSection'))],
  },
];
