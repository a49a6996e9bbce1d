import { THUMBNAIL } from '@rules/course/course-thumbnail';
import { useFormContext, useWatch } from 'react-hook-form';
import type * as z from 'zod/mini';
import { texts } from '#texts/en';
import { Cover } from '#ui/cover/Cover';
import { FormSection } from '#ui/FormSection';
import { ImagePicker } from '#ui/images/ImagePicker';
import type { courseFormRules } from './courseFormRules.ts';

const t = texts.courseEditor;

type Values = z.input<typeof courseFormRules>;

/** Picture of a new course, which uploads at once and belongs to the course as soon as it is created. Its own chunk. */
export default function ThumbnailField() {
  const { setValue } = useFormContext<Values>();
  const thumbnail = useWatch<Values, 'thumbnail'>({ name: 'thumbnail' });
  return (
    <FormSection title={texts.images.cover}>
      <ImagePicker
        label={t.thumbnailLabel}
        hint={t.thumbnailHint}
        purpose={THUMBNAIL}
        aspect={16 / 9}
        width={1280}
        preview={<Cover id="new" imageUrl={thumbnail?.url ?? null} shape="hero" />}
        isSet={Boolean(thumbnail)}
        onSave={(picture) =>
          setValue('thumbnail', picture && { id: picture.id, url: picture.imageUrl ?? null }, {
            shouldDirty: true,
          })
        }
      />
    </FormSection>
  );
}
