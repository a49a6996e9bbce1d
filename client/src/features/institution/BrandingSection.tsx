import { Alert, Button, Skeleton } from '@mantine/core';
import { IconPalette } from '@tabler/icons-react';
import { AppLink } from '#lib/AppLink';
import { readError } from '#lib/errors';
import { paths } from '#lib/paths';
import { useScreenQuery } from '#lib/useScreenQuery';
import { texts } from '#texts/en';
import { ErrorState } from '#ui/ErrorState';
import { SettingsSection } from '#ui/SettingsSection';
import { BrandingForm } from './BrandingForm.tsx';
import { BrandingSettingsDocument } from './BrandingSection.generated.ts';

const t = texts.branding;

/** Logo, icon and color of the institution. A plan without branding leads to the larger plans. */
export default function BrandingSection() {
  const { data, error, retry } = useScreenQuery(
    BrandingSettingsDocument,
    {},
    texts.institutionSettings.failed,
    0,
  );
  const institution = data?.viewer?.institution;
  return (
    <SettingsSection title={t.title} description={t.description}>
      {institution ? (
        institution.plan === 'FREE' ? (
          <PlanMissing />
        ) : (
          <BrandingForm key={institution.id} institution={institution} />
        )
      ) : error ? (
        <ErrorState message={readError(error).message || texts.institutionSettings.failed} onRetry={retry} />
      ) : (
        <Skeleton h={480} />
      )}
    </SettingsSection>
  );
}

const PlanMissing = () => (
  <Alert title={t.noPlan} color="gray" icon={<IconPalette aria-hidden />}>
    {t.noPlanText}
    <div>
      <Button component={AppLink} to={paths.billing} size="sm" mt="md">
        {t.seePlans}
      </Button>
    </div>
  </Alert>
);
