import { useMutation } from '@apollo/client/react';
import { THUMBNAIL } from '@rules/course/course-thumbnail';
import { notify } from '#lib/toasts';
import { texts } from '#texts/en';
import { Cover } from '#ui/cover/Cover';
import { FormSection } from '#ui/FormSection';
import { ImagePicker } from '#ui/images/ImagePicker';
import { RemoveCourseThumbnailDocument, SetCourseThumbnailDocument } from './CourseThumbnail.generated.ts';

const t = texts.courseEditor;

interface CourseThumbnailProps {
  course: { id: string; thumbnailUrl: string | null };
}

/** Picture of a course on its cards and its page; without one, a drawing. */
export function CourseThumbnail({ course: { id, thumbnailUrl } }: CourseThumbnailProps) {
  const [setThumbnail] = useMutation(SetCourseThumbnailDocument);
  const [removeThumbnail] = useMutation(RemoveCourseThumbnailDocument);
  return (
    <FormSection title={t.thumbnail}>
      <ImagePicker
        label={t.thumbnailLabel}
        hint={t.thumbnailHint}
        purpose={THUMBNAIL}
        aspect={16 / 9}
        width={1280}
        preview={<Cover id={id} imageUrl={thumbnailUrl} shape="hero" />}
        isSet={thumbnailUrl !== null}
        onSave={async (picture) => {
          if (picture === null) await removeThumbnail({ variables: { id } });
          else await setThumbnail({ variables: { input: { id, thumbnailId: picture.id } } });
          notify.success(picture === null ? t.thumbnailRemoved : t.thumbnailSaved);
        }}
      />
    </FormSection>
  );
}
