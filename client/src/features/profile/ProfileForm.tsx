import type { FragmentType } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { Group, Skeleton, Stack } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { notify } from '#lib/toasts';
import { useFragmentData } from '#lib/useFragmentData';
import { texts } from '#texts/en';
import { CancelButton } from '#ui/CancelButton';
import { SelectField, TextareaField, TextField } from '#ui/fields';
import { Form } from '#ui/Form';
import { FormSection } from '#ui/FormSection';
import { SubmitButton } from '#ui/SubmitButton';
import {
  ProfileForm_MemberFragmentDoc,
  UpdateProfileDocument,
  type ProfileForm_MemberFragment,
} from './ProfilePage.generated.ts';
import { valuesOf, type ProfileFormValues } from './profileFormValues.ts';
import { QualificationFields } from './QualificationFields.tsx';
import classes from './profile.module.css';

// Loaded after the form.
const PhotoSection = lazy(() => import('./PhotoSection.tsx'));
const rules = async () => (await import('./profileFormRules.ts')).profileFormRules;

const t = texts.profile;

interface ProfileFormProps {
  member: FragmentType<ProfileForm_MemberFragment>;
  /** Called after Save and Cancel. */
  onClose: () => void;
}

/** Form with the viewer's profile. Its own chunk. */
export default function ProfileForm({ member: ref, onClose }: ProfileFormProps) {
  const member = useFragmentData(ProfileForm_MemberFragmentDoc, ref);
  const [update] = useMutation(UpdateProfileDocument);
  const { id } = member;
  return (
    <Stack gap="lg" maw={820}>
      <Suspense fallback={<Skeleton h={200} radius="lg" />}>
        <PhotoSection />
      </Suspense>
      <Form
        schema={rules}
        defaultValues={valuesOf(member)}
        draftKey={`profile ${id}`}
        label={t.title}
        errorText={(error) => error.message || t.failed}
        onSubmit={async (values) => {
          await update({ variables: { input: { id, ...values } } });
          notify.success(t.saved);
          onClose();
        }}
      >
        <Stack gap="lg">
          <ProfileFields />
          <Group justify="flex-end" gap="sm">
            <CancelButton to={onClose} />
            <SubmitButton>{t.save}</SubmitButton>
          </Group>
        </Stack>
      </Form>
    </Stack>
  );
}

function ProfileFields() {
  const [zones] = useState(() => ['UTC', ...Intl.supportedValuesOf('timeZone')]);
  return (
    <>
      <FormSection title={t.name} description={t.nameHint}>
        <div className={classes.formGrid}>
          <TextField<ProfileFormValues>
            name="firstName"
            label={t.firstName}
            autoComplete="given-name"
            required
          />
          <TextField<ProfileFormValues> name="lastName" label={t.lastName} autoComplete="family-name" />
        </div>
      </FormSection>
      <FormSection title={t.work}>
        <div className={classes.formGrid}>
          <TextField<ProfileFormValues>
            name="jobTitle"
            label={t.jobTitle}
            placeholder={t.jobTitlePlaceholder}
            autoComplete="organization-title"
          />
          <TextField<ProfileFormValues> name="department" label={t.department} />
          <TextField<ProfileFormValues> name="specialization" label={t.specialization} />
        </div>
        <TextareaField<ProfileFormValues> name="bio" label={t.bio} />
        <TextField<ProfileFormValues> name="expertise" label={t.expertise} description={t.expertiseHint} />
      </FormSection>
      <FormSection title={t.contact}>
        <div className={classes.formGrid}>
          <TextField<ProfileFormValues>
            name="phone"
            type="tel"
            label={t.phone}
            description={t.phoneHint}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            autoComplete="tel"
          />
          <TextField<ProfileFormValues>
            name="website"
            type="url"
            label={t.website}
            placeholder="https://…"
            autoComplete="url"
          />
          <TextField<ProfileFormValues> name="location" label={t.location} />
          <SelectField<ProfileFormValues>
            name="timeZone"
            label={t.timeZone}
            data={[{ value: '', label: t.noTimeZone }, ...zones]}
          />
        </div>
      </FormSection>
      <FormSection title={t.education}>
        <QualificationFields list="education" />
      </FormSection>
      <FormSection title={t.certifications}>
        <QualificationFields list="certifications" />
      </FormSection>
    </>
  );
}
