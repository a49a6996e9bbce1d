import { Alert, Button, Skeleton } from '@mantine/core';
import { IconWorld } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { AppLink } from '#lib/AppLink';
import { readError } from '#lib/errors';
import { paths } from '#lib/paths';
import { useFragmentData } from '#lib/useFragmentData';
import { useScreenQuery } from '#lib/useScreenQuery';
import { texts } from '#texts/en';
import { ErrorState } from '#ui/ErrorState';
import { SettingsSection } from '#ui/SettingsSection';
import {
  CustomDomain_InstitutionFragmentDoc,
  CustomDomainSettingsDocument,
  type CustomDomainSettingsQuery,
} from './CustomDomainSection.generated.ts';
import { CustomDomainForm } from './CustomDomainForm.tsx';
import { CustomDomainPanel } from './CustomDomainPanel.tsx';

const LiveCustomDomain = lazy(() => import('./LiveCustomDomain.tsx'));

const t = texts.customDomain;

type Settings = NonNullable<NonNullable<CustomDomainSettingsQuery['viewer']>['institution']>;

/** Host of the institution's own. A plan without it leads to the larger plans. */
export default function CustomDomainSection() {
  const { data, error, retry } = useScreenQuery(
    CustomDomainSettingsDocument,
    {},
    texts.institutionSettings.failed,
    0,
  );
  const institution = data?.viewer?.institution;
  return (
    <SettingsSection title={t.title} description={t.description}>
      {institution ? (
        <Content institution={institution} />
      ) : error ? (
        <ErrorState message={readError(error).message || texts.institutionSettings.failed} onRetry={retry} />
      ) : (
        <Skeleton h={160} />
      )}
    </SettingsSection>
  );
}

function Content({ institution }: { institution: Settings }) {
  const { customDomain } = useFragmentData(CustomDomain_InstitutionFragmentDoc, institution);
  const { plan } = institution;
  const isIncluded = plan === 'PROFESSIONAL' || plan === 'ENTERPRISE';
  return (
    <>
      <Suspense>
        <LiveCustomDomain />
      </Suspense>
      {!isIncluded && <PlanMissing host={customDomain?.host} />}
      {customDomain ? (
        <CustomDomainPanel domain={customDomain} isIncluded={isIncluded} />
      ) : (
        isIncluded && <CustomDomainForm />
      )}
    </>
  );
}

const PlanMissing = ({ host }: { host: string | undefined }) => (
  <Alert
    title={t.noPlan}
    color="gray"
    icon={<IconWorld aria-hidden />}
    {...(host !== undefined && { mb: 'lg' })}
  >
    {host === undefined ? t.noPlanText : t.noPlanKept(host)}
    <div>
      <Button component={AppLink} to={paths.billing} size="sm" mt="md" variant="default">
        {texts.branding.seePlans}
      </Button>
    </div>
  </Alert>
);
