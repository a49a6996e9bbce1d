import type { FilePurpose } from '@rules/file/file';
import { notify } from '#lib/toasts';
import type { UploadedFile } from '#lib/upload';
import { texts } from '#texts/en';
import { Cover } from '../cover/Cover.tsx';
import { FormSection } from '../FormSection.tsx';
import { ImagePicker } from './ImagePicker.tsx';

const t = texts.images;

interface CoverPickerProps {
  /** ID of what has the cover: decides about its drawing. */
  id: string;
  imageUrl: string | null;
  purpose: FilePurpose;
  label: string;
  hint: string;
  /** Saves an uploaded picture, or removes the picture with null. */
  onSave: (picture: UploadedFile | null) => unknown;
}

/** Section of a form with the cover of a course or cohort, saved at once; without a picture, a drawing. */
export function CoverPicker({ id, imageUrl, purpose, label, hint, onSave }: CoverPickerProps) {
  return (
    <FormSection title={t.cover}>
      <ImagePicker
        label={label}
        hint={hint}
        purpose={purpose}
        aspect={16 / 9}
        width={1280}
        preview={<Cover id={id} imageUrl={imageUrl} shape="hero" />}
        isSet={imageUrl !== null}
        onSave={async (picture) => {
          await onSave(picture);
          notify.success(picture === null ? t.removed : t.saved);
        }}
      />
    </FormSection>
  );
}
