import type { FilePurpose } from '@rules/file/file';
import { useFormContext, useWatch } from 'react-hook-form';
import { texts } from '#texts/en';
import { ImagePicker } from '#ui/images/ImagePicker';
import classes from './branding.module.css';
import type { BrandingValues } from './brandingFormRules.ts';

interface PictureFieldProps {
  name: 'logo' | 'favicon';
  label: string;
  hint: string;
  purpose: FilePurpose;
  /** Width to height, if the picture is cropped. */
  aspect?: number;
}

/** Largest width in pixels of a cropped picture. */
const SIDE = 320;

/** Picture of the institution. It uploads at once, and belongs to the institution when the form is saved. */
export function PictureField({ name, label, hint, purpose, aspect }: PictureFieldProps) {
  const { setValue, clearErrors, formState } = useFormContext<BrandingValues>();
  const picture = useWatch<BrandingValues, typeof name>({ name });
  return (
    <ImagePicker
      label={label}
      hint={hint}
      purpose={purpose}
      {...(aspect !== undefined && { aspect, width: SIDE })}
      isTransparent
      preview={
        <div className={classes.picture} data-shape={name}>
          {picture?.url ? <img src={picture.url} alt="" /> : <span>{texts.branding.none}</span>}
        </div>
      }
      isSet={picture !== null}
      error={formState.errors[name]?.message}
      onSave={(uploaded) => {
        clearErrors(name);
        setValue(name, uploaded && { id: uploaded.id, url: uploaded.imageUrl ?? null }, {
          shouldDirty: true,
        });
      }}
    />
  );
}
