import { texts } from '#texts/en';
import { LegalPage } from './LegalPage.tsx';

/** /terms */
export default function TermsPage() {
  return <LegalPage {...texts.terms} />;
}
