import { useMutation } from '@apollo/client/react';
import { THUMBNAIL } from '@rules/course/course-thumbnail';
import { texts } from '#texts/en';
import { CoverPicker } from '#ui/images/CoverPicker';
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
    <CoverPicker
      id={id}
      imageUrl={thumbnailUrl}
      purpose={THUMBNAIL}
      label={t.thumbnailLabel}
      hint={t.thumbnailHint}
      onSave={(picture) =>
        picture === null
          ? removeThumbnail({ variables: { id } })
          : setThumbnail({ variables: { input: { id, thumbnailId: picture.id } } })
      }
    />
  );
}
