import type { FragmentType } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { Group, Stack } from '@mantine/core';
import { FAVICON, LOGO } from '@rules/institution/branding';
import { texts } from '#texts/en';
import { Form } from '#ui/Form';
import { MergeChoice } from '#ui/MergeChoice';
import { SubmitButton } from '#ui/SubmitButton';
import { BrandingPreview } from './BrandingPreview.tsx';
import {
  BrandingForm_InstitutionFragmentDoc,
  BrandingSettingsDocument,
  UpdateBrandingDocument,
  type BrandingForm_InstitutionFragment,
  type UpdateBrandingMutationVariables,
} from './BrandingSection.generated.ts';
import { brandingFormRules, type BrandingValues } from './brandingFormRules.ts';
import { ColorField } from './ColorField.tsx';
import { PictureField } from './PictureField.tsx';
import { useSettingsForm } from './useSettingsForm.ts';

const t = texts.branding;

/** Fields of the form by those of the API, for the server's errors. */
const FIELD_NAMES = { logoId: 'logo', faviconId: 'favicon' };

interface BrandingFormProps {
  institution: FragmentType<BrandingForm_InstitutionFragment>;
}

/** Form for the look of the institution, with a preview. Changes that other admins save in the meantime are kept. */
export function BrandingForm({ institution: from }: BrandingFormProps) {
  const [update] = useMutation(UpdateBrandingDocument);
  const { institution, round, values, draftKey, choice, submit } = useSettingsForm({
    from,
    fragment: BrandingForm_InstitutionFragmentDoc,
    query: BrandingSettingsDocument,
    draftName: 'branding',
    valuesOf,
    saved: t.saved,
  });
  return (
    <>
      <MergeChoice title={t.conflict} choice={choice} />
      <Form
        key={round}
        schema={brandingFormRules}
        defaultValues={values}
        draftKey={draftKey}
        fieldNames={FIELD_NAMES}
        errorText={(failure) => failure.message || t.failed}
        onSubmit={(_, form) =>
          submit(form, (changed, { branding }, mine) => {
            const version = branding && { version: branding.version };
            return update({ variables: { input: { ...inputOf(mine, changed), ...version } } });
          })
        }
      >
        <Stack gap="lg" maw={640}>
          <PictureField name="logo" label={t.logo} hint={t.logoHint} purpose={LOGO} />
          <PictureField name="favicon" label={t.favicon} hint={t.faviconHint} purpose={FAVICON} aspect={1} />
          <ColorField name="primaryColor" label={t.color} hint={t.colorHint} />
          <BrandingPreview name={institution.name} />
          <Group justify="flex-end">
            <SubmitButton>{t.save}</SubmitButton>
          </Group>
        </Stack>
      </Form>
    </>
  );
}

const pictureAt = (url: string | null | undefined) => (url ? { url } : null);

const valuesOf = ({ branding }: BrandingForm_InstitutionFragment): BrandingValues => ({
  logo: pictureAt(branding?.logoUrl),
  favicon: pictureAt(branding?.faviconUrl),
  primaryColor: branding?.primaryColor ?? '',
});

/** Returns the changed fields as the API takes them: null removes a value. */
const inputOf = (
  { logo, favicon, primaryColor }: BrandingValues,
  changed: readonly string[],
): UpdateBrandingMutationVariables['input'] => ({
  ...(changed.includes('logo') && { logoId: logo?.id ?? null }),
  ...(changed.includes('favicon') && { faviconId: favicon?.id ?? null }),
  ...(changed.includes('primaryColor') && { primaryColor: primaryColor.trim() || null }),
});
