import { texts } from '#texts/en';
import { LegalPage } from './LegalPage.tsx';

/** /privacy */
export default function PrivacyPage() {
  return <LegalPage {...texts.privacy} />;
}
